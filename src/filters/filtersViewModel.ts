import {
  searchUrl,
  hiddenFields,
  type HiddenFieldView,
  type SearchAddress,
} from '../search/routing/searchAddress';
import {
  valueSearchName,
  hasFilters,
  toPairs,
  MAX_PRICE,
  NO_REFINEMENTS,
  PRICE,
  toggleValue,
  type FilterGroup,
  type FilterList,
  type Pair,
  type Refinements,
} from './refinements';
import { priceProblem, priceText, rangeText } from './priceFormat';
import { hasTermPaths, termLabels } from './termPath';
import { numberText, type SearchTexts } from '../search/viewModels/texts';

export interface OptionView {
  key: string;
  label: string;
  href: string;
  current: 'true' | null;
}

/** Variables of `filters/search-filters.php` and its parts. */
export interface FiltersView {
  orders: OptionView[];
  groups: GroupView[];
  price: {
    hiddenFields: HiddenFieldView[];
    minPrice: string;
    maxPrice: string;
    lowest: string;
    highest: string;
    minInvalid: 'true' | null;
    maxInvalid: 'true' | null;
    problem: string | null;
  } | null;
  laterGroups: GroupView[];
  chips: { key: string; title: string; label: string; href: string }[];
  clearHref: string | null;
}

interface GroupView {
  key: string;
  title: string;
  valueSearch: { name: string; text: string; isNone: boolean; hiddenFields: HiddenFieldView[] } | null;
  values: (OptionView & { count: string | null })[];
}

/** Available and selected values, and the provider's results for all requests of one search. */
export interface FiltersInput {
  list: FilterList;
  selected: Refinements;
  results: readonly unknown[];
  valueSearch?: ValueSearch | null;
}

/** A search in the values of one group, with its result. */
export interface ValueSearch {
  attribute: string;
  text: string;
  /** the most frequent values first */
  hits: readonly { value: string; count: number }[];
}

/** Maximum number of values of a group on the page. Visitors find the others with a search in the values. */
export const VALUES_PER_GROUP = 20;

/**
 * Creates the view model of the filters. The PHP counterpart is `Stallkeeper\Render\Search\Filters\FiltersViewModel`.
 * Both pass the cases of `php-render/fixtures/search/filters.json`.
 */
export function filtersViewModel(
  query: string,
  search: FiltersInput,
  address: SearchAddress,
  texts: SearchTexts,
): FiltersView {
  const { list, selected } = search;
  const to = (parameters: Pair[]): string => searchUrl({ ...address, parameters }, query);
  const href = (refinements: Refinements): string => to(toPairs(list, refinements));
  const fields = hiddenFields([
    [address.queryName, query],
    ...(address.fixed ?? []),
    ...toPairs(list, selected),
  ]);
  const groups = list.groups.map((group) => groupView(group, search, href, texts, fields));
  const shown = (some: GroupView[]): GroupView[] =>
    some.filter(({ values, valueSearch }) => values.length > 0 || valueSearch !== null);
  const groupsBeforePrice = list.groupsBeforePrice ?? list.groups.length;
  return {
    orders:
      list.orders.length < 2
        ? []
        : list.orders.map(({ key, label }, index) => {
            const order = index === 0 ? '' : key;
            return optionView(key, label, href({ ...selected, order }), order === selected.order);
          }),
    groups: shown(groups.slice(0, groupsBeforePrice)),
    price: list.hasPrice ? priceView(query, search, address) : null,
    laterGroups: shown(groups.slice(groupsBeforePrice)),
    chips: chipViews(groups, search, href),
    clearHref: hasFilters(selected) ? href({ ...NO_REFINEMENTS, order: selected.order }) : null,
  };
}

const optionView = (key: string, label: string, href: string, isCurrent: boolean): OptionView => ({
  key,
  label,
  href,
  current: isCurrent ? 'true' : null,
});

function groupView(
  { attribute, name, title, order, labels }: FilterGroup,
  { selected, results, valueSearch: search }: FiltersInput,
  href: (refinements: Refinements) => string,
  texts: SearchTexts,
  fields: HiddenFieldView[],
): GroupView {
  const counts = readCounts(results, attribute);
  const names = hasTermPaths(attribute) ? termLabels([...counts.keys()]) : null;
  const compare = (a: string, b: string): number => (a === b ? 0 : a > b ? 1 : -1);
  const isAfter = (a: string, b: string): number =>
    compare(names?.get(a) ?? a, names?.get(b) ?? b) || compare(a, b);
  const values = [...counts.keys()].sort((a, b) =>
    order === 'last'
      ? isAfter(b, a)
      : (order === 'count' && (counts.get(b) ?? 0) - (counts.get(a) ?? 0)) || isAfter(a, b),
  );
  // A selected value without matches stays visible, so that the visitor can remove it. If the provider has
  // returned the maximum number of values, the count of a missing one is unknown.
  const isCut = values.length >= VALUES_PER_GROUP;
  const unknown = isCut ? null : numberText(texts, 0);
  const selectedValues = selected.values[attribute] ?? [];
  const valueSearch = search?.attribute === attribute ? search : null;
  const found = valueSearch?.hits.map(({ value }) => value);
  for (const { value, count } of valueSearch?.hits ?? []) counts.set(value, count);
  const listed = found ?? values.slice(0, VALUES_PER_GROUP);
  const shown = [...listed, ...selectedValues.filter((value) => !listed.includes(value))];
  // With labels, the index contains codes, which visitors cannot search for.
  const paths = hasTermPaths(attribute) ? termLabels(shown) : null;
  const isSearchable = (isCut || valueSearch !== null) && Object.keys(labels).length === 0;
  return {
    key: attribute,
    title,
    valueSearch: isSearchable
      ? {
          name: valueSearchName(name),
          text: valueSearch?.text ?? '',
          isNone: found?.length === 0,
          hiddenFields: fields,
        }
      : null,
    values: shown.map((value) => {
      const count = counts.get(value);
      return {
        ...optionView(
          value,
          paths?.get(value) ?? (Object.hasOwn(labels, value) ? labels[value] : null) ?? value,
          href(toggleValue(selected, attribute, value)),
          selectedValues.includes(value),
        ),
        count: count === undefined ? unknown : numberText(texts, count),
      };
    }),
  };
}

/**
 * Reads the counts of a group. An additional request for the group follows the first one, so its counts
 * replace the others.
 */
function readCounts(results: readonly unknown[], attribute: string): Map<string, number> {
  const facets = results
    .map((result) => readObject(readObject(result, 'facets'), attribute))
    .filter((facet) => facet !== null);
  const counts = Object.entries(facets.at(-1) ?? {});
  return new Map(
    counts.filter((one): one is [string, number] => Number.isInteger(one[1]) && (one[1] as number) >= 0),
  );
}

function readObject(value: unknown, key: string): object | null {
  const inner: unknown =
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : null;
  return typeof inner === 'object' ? inner : null;
}

/** One chip for each selected value, and one for the selected prices. Its link removes it. */
function chipViews(
  groups: GroupView[],
  { list, selected }: FiltersInput,
  href: (refinements: Refinements) => string,
): FiltersView['chips'] {
  const chips = groups.flatMap((group) =>
    group.values
      .filter(({ current }) => current !== null)
      .map((value) => ({
        key: `${group.key}:${value.key}`,
        title: group.title,
        label: value.label,
        href: value.href,
      })),
  );
  const { minPrice, maxPrice } = selected;
  const { priceFormat: format } = list;
  if (format === null || (minPrice === null && maxPrice === null)) return chips;
  return [
    ...chips,
    {
      key: PRICE,
      title: format.texts.title,
      label: rangeText(format, minPrice, maxPrice),
      href: href({ ...selected, minPrice: null, maxPrice: null }),
    },
  ];
}

/** @returns null if no result has a price and no price is selected */
function priceView(
  query: string,
  { list, selected, results }: FiltersInput,
  address: SearchAddress,
): FiltersView['price'] {
  const lowest = lastPrice(results, PRICE, 'min');
  const highest = lastPrice(results, MAX_PRICE, 'max');
  const hasRange = lowest !== undefined && highest !== undefined;
  const { minPrice, maxPrice, minText, maxText } = selected;
  const { priceFormat: format } = list;
  if (
    format === null ||
    (!hasRange && minPrice === null && maxPrice === null && minText === '' && maxText === '')
  ) {
    return null;
  }
  const [minPriceText, maxPriceText] = priceTexts(list, selected);
  return {
    hiddenFields: hiddenFields([
      [address.queryName, query],
      ...(address.fixed ?? []),
      ...toPairs(list, { ...selected, minPrice: null, maxPrice: null }),
    ]),
    minPrice: minPriceText,
    maxPrice: maxPriceText,
    lowest: hasRange ? priceText(format, Math.floor(lowest)) : '',
    highest: hasRange ? priceText(format, Math.ceil(highest)) : '',
    minInvalid: minText === '' ? null : 'true',
    maxInvalid: maxText === '' ? null : 'true',
    problem: priceProblem(format, [minText, maxText]),
  };
}

/** Texts of the fields for the minimum and the maximum price. */
export function priceTexts(
  { priceFormat: format }: FilterList,
  { minPrice, maxPrice, minText, maxText }: Refinements,
): [string, string] {
  return format === null
    ? ['', '']
    : [
        minPrice === null ? minText : priceText(format, minPrice),
        maxPrice === null ? maxText : priceText(format, maxPrice),
      ];
}

/**
 * Reads a price limit. An additional request omits one of the selected limits, so its prices replace the
 * others.
 */
function lastPrice(results: readonly unknown[], attribute: string, limit: 'min' | 'max'): number | undefined {
  return results
    .map(
      (result) =>
        (readObject(readObject(result, 'facets_stats'), attribute) as Record<string, unknown> | null)?.[
          limit
        ],
    )
    .findLast((price) => typeof price === 'number');
}
