import { addressOf, keptOf, type KeptView, type SearchAddress } from '../routing/searchAddress';
import {
  findName,
  isNarrow,
  kindPairs,
  pairsOf,
  PRICE,
  toggleValue,
  type FacetGroup,
  type FacetList,
  type Pair,
  type Refinements,
} from './refinements';
import { numberText, type SearchTexts } from '../viewModels/texts';

export interface OptionView {
  key: string;
  label: string;
  href: string;
  current: 'true' | null;
}

/** What `search/facets.php` and its parts can show. */
export interface FacetsView {
  kinds: OptionView[];
  orders: OptionView[];
  groups: {
    key: string;
    title: string;
    find: { name: string; text: string; isNone: boolean; kept: KeptView[] } | null;
    values: (OptionView & { count: string | null })[];
  }[];
  price: { kept: KeptView[]; least: string; most: string; lowest: string; highest: string } | null;
  clearHref: string | null;
}

/** What can be chosen, what is chosen, and what the provider answered to all questions of one search. */
export interface FacetedSearch {
  list: FacetList;
  chosen: Refinements;
  answers: readonly unknown[];
  find?: FacetFind | null;
}

/** What was looked for among the values of one group, and found. */
export interface FacetFind {
  attribute: string;
  text: string;
  /** the most frequent first */
  hits: readonly { value: string; count: number }[];
}

/** Values of one group on the page; those beyond are found by searching among them. */
export const VALUES_SHOWN = 20;

/** The PHP twin is `Stallkeeper\Render\Search\FacetsViewModel`; both run the cases of `php-render/fixtures/search/facets.json`. */
export function facetsViewModel(
  query: string,
  search: FacetedSearch,
  address: SearchAddress,
  texts: SearchTexts,
): FacetsView {
  const { list, chosen } = search;
  const to = (kept: Pair[]): string => addressOf({ ...address, kept }, query);
  const href = (refinements: Refinements): string => to(pairsOf(list, refinements));
  const kept = keptOf([[address.queryName, query], ...pairsOf(list, chosen)]);
  const groups = list.groups.map((group) => groupView(group, search, href, texts, kept));
  return {
    kinds:
      list.kinds.length < 2
        ? []
        : list.kinds.map(({ key, label }) => option(key, label, to(kindPairs(key)), key === list.kind)),
    orders:
      list.orders.length < 2
        ? []
        : list.orders.map(({ key, label }, index) => {
            const order = index === 0 ? '' : key;
            return option(key, label, href({ ...chosen, order }), order === chosen.order);
          }),
    groups: groups.filter(({ values, find }) => values.length > 0 || find !== null),
    price: list.hasPrice ? priceView(query, search, address) : null,
    clearHref: isNarrow(chosen) ? href({ values: {}, least: null, most: null, order: chosen.order }) : null,
  };
}

const option = (key: string, label: string, href: string, isCurrent: boolean): OptionView => ({
  key,
  label,
  href,
  current: isCurrent ? 'true' : null,
});

function groupView(
  { attribute, name, title, order, labels }: FacetGroup,
  { chosen, answers, find: search }: FacetedSearch,
  href: (refinements: Refinements) => string,
  texts: SearchTexts,
  kept: KeptView[],
): FacetsView['groups'][number] {
  const counts = countsOf(answers, attribute);
  const isAfter = (a: string, b: string): number => (a === b ? 0 : a > b ? 1 : -1);
  const values = [...counts.keys()].sort((a, b) =>
    order === 'last' ? isAfter(b, a) : (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || isAfter(a, b),
  );
  // A choice that no longer finds anything can still be taken back. Of one that the provider has cut off no count is known.
  const isCut = values.length >= VALUES_SHOWN;
  const unknown = isCut ? null : numberText(texts, 0);
  const mine = chosen.values[attribute] ?? [];
  const find = search?.attribute === attribute ? search : null;
  const found = find?.hits.map(({ value }) => value);
  for (const { value, count } of find?.hits ?? []) counts.set(value, count);
  const shown = [
    ...(found ?? values.slice(0, VALUES_SHOWN)),
    ...mine.filter((value) => !(found ?? values).includes(value)),
  ];
  // Codes are known to nobody but the index.
  const canFind = (isCut || find !== null) && Object.keys(labels).length === 0;
  return {
    key: attribute,
    title,
    find: canFind
      ? { name: findName(name), text: find?.text ?? '', isNone: found?.length === 0, kept }
      : null,
    values: shown.map((value) => {
      const count = counts.get(value);
      return {
        ...option(
          value,
          (Object.hasOwn(labels, value) ? labels[value] : null) ?? value,
          href(toggleValue(chosen, attribute, value)),
          mine.includes(value),
        ),
        count: count === undefined ? unknown : numberText(texts, count),
      };
    }),
  };
}

/** A later answer is about its group alone and knows better. */
function countsOf(answers: readonly unknown[], attribute: string): Map<string, number> {
  const facets = answers
    .map((answer) => objectAt(objectAt(answer, 'facets'), attribute))
    .filter((facet) => facet !== null);
  const counts = Object.entries(facets.at(-1) ?? {});
  return new Map(
    counts.filter((one): one is [string, number] => Number.isInteger(one[1]) && (one[1] as number) >= 0),
  );
}

function objectAt(value: unknown, key: string): object | null {
  const inner: unknown =
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : null;
  return typeof inner === 'object' ? inner : null;
}

/** Null if nothing has a price and no price is chosen. */
function priceView(
  query: string,
  { list, chosen, answers }: FacetedSearch,
  address: SearchAddress,
): FacetsView['price'] {
  const range = answers
    .map(
      (answer) =>
        objectAt(objectAt(answer, 'facets_stats'), PRICE) as { min?: unknown; max?: unknown } | null,
    )
    .filter((stats) => typeof stats?.min === 'number' && typeof stats.max === 'number')
    .at(-1) as { min: number; max: number } | undefined;
  if (range === undefined && chosen.least === null && chosen.most === null) {
    return null;
  }
  return {
    kept: keptOf([[address.queryName, query], ...pairsOf(list, { ...chosen, least: null, most: null })]),
    least: chosen.least === null ? '' : String(chosen.least),
    most: chosen.most === null ? '' : String(chosen.most),
    lowest: range === undefined ? '' : String(Math.floor(range.min)),
    highest: range === undefined ? '' : String(Math.ceil(range.max)),
  };
}
