import { readPrice, type PriceFormat } from './priceFormat';
import { hasTermPaths, termId } from './termPath';

/**
 * Filters and sort orders of a list of results. PHP prints them, see `Stallkeeper\Render\Search\Filters\FilterList`.
 */
export interface FilterList {
  kind: string;
  groups: FilterGroup[];
  hasPrice: boolean;
  orders: { key: string; label: string; index: string }[];
  /** number of groups before the price filter; null: all groups */
  groupsBeforePrice: number | null;
  /** how the shop writes prices; null: no price filter */
  priceFormat: PriceFormat | null;
}

export interface FilterGroup {
  attribute: string;
  name: string;
  title: string;
  order: 'count' | 'name' | 'last';
  labels: Record<string, string>;
}

/** The visitor's filters and sort order. */
export interface Refinements {
  /** selected values by attribute; attributes without a selection are omitted */
  values: Record<string, string[]>;
  /** minimum price */
  minPrice: number | null;
  /** maximum price */
  maxPrice: number | null;
  /** key of the sort order; '' for the default */
  order: string;
  /** text for the minimum price that is not a price; '' if there is none */
  minText: string;
  /** text for the maximum price that is not a price; '' if there is none */
  maxText: string;
}

export type Pair = readonly [name: string, value: string];

/** Attribute of the price. For a product with a price range, it contains the lowest price. */
export const PRICE = 'price';
/** Attribute of the highest price. For a product without a price range, it is equal to PRICE. */
export const MAX_PRICE = 'max_price';
const [KIND, MIN_PARAMETER, MAX_PARAMETER, SORT] = ['shop_type', 'shop_min', 'shop_max', 'shop_sort'];

const MAX_VALUES = 20;
const VALUE = /^[^\u0000-\u001f]{1,200}$/u; // eslint-disable-line no-control-regex -- as in PHP: no control characters
const PRICE_TEXT = /^.{0,40}/u;

export const NO_REFINEMENTS: Refinements = {
  values: {},
  minPrice: null,
  maxPrice: null,
  order: '',
  minText: '',
  maxText: '',
};

/**
 * Reads the selected filters and the sort order. The PHP counterpart is
 * `Stallkeeper\Render\Search\Filters\Refinements`. Both pass the cases of
 * `php-render/fixtures/search/refinements.json`.
 *
 * @param search parameters of a URL or a form; invalid values are ignored, texts that are not prices are kept,
 *   and two prices in the wrong order are swapped
 */
export function readRefinements(list: FilterList, search: URLSearchParams): Refinements {
  let remaining = MAX_VALUES;
  const values: Refinements['values'] = {};
  for (const { attribute, name } of list.groups) {
    const given =
      search.getAll(`${name}[]`).length > 0 ? search.getAll(`${name}[]`) : search.getAll(name).slice(-1);
    const selected = [
      ...new Set(
        given
          .slice(0, MAX_VALUES)
          .filter((value) => VALUE.test(value) && (!hasTermPaths(attribute) || termId(value) > 0)),
      ),
    ].slice(0, remaining);
    remaining -= selected.length;
    if (selected.length > 0) values[attribute] = selected;
  }
  const [min, max] = [readAmount(list, search, MIN_PARAMETER), readAmount(list, search, MAX_PARAMETER)];
  let [minPrice, maxPrice] = [min.price, max.price];
  if (minPrice !== null && maxPrice !== null && minPrice > maxPrice)
    [minPrice, maxPrice] = [maxPrice, minPrice];
  const order = search.get(SORT) ?? '';
  return {
    values,
    minPrice,
    maxPrice,
    order: list.orders.slice(1).some(({ key }) => key === order) ? order : '',
    minText: min.unread,
    maxText: max.unread,
  };
}

function readAmount(
  list: FilterList,
  search: URLSearchParams,
  name: string,
): { price: number | null; unread: string } {
  if (!list.hasPrice || list.priceFormat === null) return { price: null, unread: '' };
  // eslint-disable-next-line no-control-regex -- as in PHP
  const line = (search.getAll(name).at(-1) ?? '').replace(/[\u0000-\u001f\s]+/gu, ' ').trim();
  const text = PRICE_TEXT.exec(line)?.[0] ?? '';
  const price = readPrice(list.priceFormat, text);
  return { price, unread: price === null ? text : '' };
}

/** Whether a filter is active. The sort order is not a filter. */
export const hasFilters = ({ values, minPrice, maxPrice }: Refinements): boolean =>
  Object.keys(values).length > 0 || minPrice !== null || maxPrice !== null;

/** Selects a value, or removes it from the selection. */
export function toggleValue(selected: Refinements, attribute: string, value: string): Refinements {
  const before = selected.values[attribute] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  const others = Object.fromEntries(Object.entries(selected.values).filter(([name]) => name !== attribute));
  return { ...selected, values: after.length > 0 ? { [attribute]: after, ...others } : others };
}

/** Names and values for a URL or a form, in the order of the list. */
export function toPairs(list: FilterList, { values, minPrice, maxPrice, order }: Refinements): Pair[] {
  const amounts: [string, number | null][] = [
    [MIN_PARAMETER, minPrice],
    [MAX_PARAMETER, maxPrice],
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

const kindPairs = (kind: string): Pair[] => (kind === '' ? [] : [[KIND, kind]]);

/** Parameter of the search within a group's values. Only the form without JavaScript uses it. */
export const valueSearchName = (group: string): string => `shop_find[${group}]`;

/** Names of all parameters that toPairs() may write, and of parameters that the next selection removes. */
export const paramNames = (list: FilterList): string[] => [
  ...list.groups.flatMap(({ name }) => [name, `${name}[]`, valueSearchName(name)]),
  KIND,
  MIN_PARAMETER,
  MAX_PARAMETER,
  SORT,
];
