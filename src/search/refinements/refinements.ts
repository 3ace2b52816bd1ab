/** What a list of results can be narrowed and ordered by. PHP made it: `Stallkeeper\Render\Search\FacetList`. */
export interface FacetList {
  kind: string;
  groups: FacetGroup[];
  hasPrice: boolean;
  orders: { key: string; label: string; index: string }[];
  kinds: { key: string; label: string }[];
  /** number of groups that are shown before the price filter; null: all */
  groupsBeforePrice: number | null;
}

export interface FacetGroup {
  attribute: string;
  name: string;
  title: string;
  order: 'count' | 'name' | 'last';
  labels: Record<string, string>;
}

/** The visitor's filters and sort order. */
export interface Refinements {
  /** by attribute; no attribute without any */
  values: Record<string, string[]>;
  least: number | null;
  most: number | null;
  /** '' is the default */
  order: string;
}

export type Pair = readonly [name: string, value: string];

/** The attribute of a price; of a product with a price range, the lowest one. */
export const PRICE = 'price';
/** The attribute of the highest price; of a product without a price range, the same as PRICE. */
export const MAX_PRICE = 'max_price';
const [KIND, LEAST, MOST, SORT] = ['shop_kind', 'shop_min', 'shop_max', 'shop_sort'];

const MAX_VALUES = 20;
const VALUE = /^[^\u0000-\u001f]{1,200}$/u; // eslint-disable-line no-control-regex -- as PHP: no control characters
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

export const NO_REFINEMENTS: Refinements = { values: {}, least: null, most: null, order: '' };

/**
 * The PHP twin is `Stallkeeper\Render\Search\Refinements`; both run the cases of `php-render/fixtures/search/refinements.json`.
 *
 * @param search of an address or a form; nonsense is as if it were not there, prices in the wrong order change places
 */
export function readRefinements(list: FacetList, search: URLSearchParams): Refinements {
  let remaining = MAX_VALUES;
  const values: Refinements['values'] = {};
  for (const { attribute, name } of list.groups) {
    const given =
      search.getAll(`${name}[]`).length > 0 ? search.getAll(`${name}[]`) : search.getAll(name).slice(-1);
    const chosen = [...new Set(given.slice(0, MAX_VALUES).filter((value) => VALUE.test(value)))].slice(
      0,
      remaining,
    );
    remaining -= chosen.length;
    if (chosen.length > 0) values[attribute] = chosen;
  }
  let [least, most] = list.hasPrice ? [readAmount(search, LEAST), readAmount(search, MOST)] : [null, null];
  if (least !== null && most !== null && least > most) [least, most] = [most, least];
  const order = search.get(SORT) ?? '';
  return { values, least, most, order: list.orders.slice(1).some(({ key }) => key === order) ? order : '' };
}

function readAmount(search: URLSearchParams, name: string): number | null {
  const text = (search.getAll(name).at(-1) ?? '')
    .replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')
    .replaceAll(',', '.');
  return AMOUNT.test(text) ? Number(text) : null;
}

/** Whether anything but the order is chosen. */
export const hasFilters = ({ values, least, most }: Refinements): boolean =>
  Object.keys(values).length > 0 || least !== null || most !== null;

/** The same with a value chosen that was not, or the other way round. */
export function toggleValue(chosen: Refinements, attribute: string, value: string): Refinements {
  const before = chosen.values[attribute] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  const others = Object.fromEntries(Object.entries(chosen.values).filter(([name]) => name !== attribute));
  return { ...chosen, values: after.length > 0 ? { [attribute]: after, ...others } : others };
}

/** Names and values for an address or a form, in the list's order. */
export function toPairs(list: FacetList, { values, least, most, order }: Refinements): Pair[] {
  const amounts: [string, number | null][] = [
    [LEAST, least],
    [MOST, most],
  ];
  return [
    ...kindPairs(list.kind),
    ...list.groups.flatMap(({ attribute, name }) =>
      (values[attribute] ?? []).map((value): Pair => [`${name}[]`, value]),
    ),
    ...amounts.flatMap(([name, amount]): Pair[] => (amount === null ? [] : [[name, String(amount)]])),
    ...(order === '' ? [] : [[SORT, order] as const]),
  ];
}

export const kindPairs = (kind: string): Pair[] => (kind === '' ? [] : [[KIND, kind]]);

/** Parameter of the search within a group's values. Only the form without JavaScript uses it. */
export const facetSearchName = (group: string): string => `shop_find[${group}]`;

/** Names of all parameters that toPairs() may write, and of those that are over with the next choice. */
export const paramNames = (list: FacetList): string[] => [
  ...list.groups.flatMap(({ name }) => [name, `${name}[]`, facetSearchName(name)]),
  KIND,
  LEAST,
  MOST,
  SORT,
];
