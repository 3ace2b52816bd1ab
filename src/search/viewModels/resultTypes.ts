import { searchUrl, TYPE_PARAMETER, type SearchAddress } from '../routing/searchAddress';
import { isExact, numberText, type PluralTexts } from './texts';
import { completeHits } from './partialHits';
import { listAt, numberAt, textsAt } from './untrustedData';

/** One type of results, such as products, with the provider's untrusted result. */
export interface ResultType {
  /** value of the URL parameter; '' for the type that needs no parameter */
  key: string;
  label: string;
  result: unknown;
}

export interface TabView {
  key: string;
  label: string;
  href: string;
  count: string;
  current: 'true' | null;
}

/** Key of products, which have their own template. */
export const PRODUCTS = 'product';

/** Attributes that say what a record is about. */
const TELLING = ['post_title', 'taxonomies', 'codes'];

const totalOf = ({ result }: ResultType): number => numberAt(result, 'nbHits');

/**
 * Chooses the type whose list is shown. The PHP counterpart is `Stallkeeper\Render\Search\ResultTypes`. Both pass the
 * cases of `php-render/fixtures/search/types.json`.
 *
 * @param chosen key of the type that the visitor has chosen; null for none
 * @param isFiltered whether the chosen list has filters: it is then shown even if it is empty
 */
export function chooseType(
  types: readonly ResultType[],
  chosen: string | null,
  isFiltered = false,
): ResultType | null {
  const own = types.find(({ key }) => key === chosen);
  if (own !== undefined && (isFiltered || totalOf(own) > 0)) return own;
  let best: ResultType | null = null;
  for (const type of types) {
    if (totalOf(type) > 0 && (best === null || isBetter(type.result, best.result))) best = type;
  }
  return best ?? own ?? types[0] ?? null;
}

/** Whether a result reaches the requested page more than another one, or matches better. */
function isBetter(one: unknown, other: unknown): boolean {
  const otherRank = rankOf(other);
  const differences = rankOf(one).map((number, index) => number - (otherRank[index] ?? 0));
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
}

const rankOf = (result: unknown): readonly number[] => [
  numberAt(result, 'page'),
  Number(completeHits(result) > 0),
  matchedWords(result),
];

/** Tabs of the types with results; empty if there is only one. */
export function typeTabs(
  types: readonly ResultType[],
  shown: ResultType | null,
  query: string,
  address: SearchAddress,
  texts: PluralTexts,
): TabView[] {
  const found = foundTypes(types, shown);
  return found.length < 2
    ? []
    : found.map((type) => ({
        key: type.key,
        label: type.label,
        href: searchUrl({ ...address, parameters: typePairs(type.key) }, query),
        count: numberText(texts, totalOf(type)),
        current: type === shown ? 'true' : null,
      }));
}

/** Heading above the list if only one type has results; null for the type that needs no parameter. */
export const typeHeading = (types: readonly ResultType[], shown: ResultType | null): string | null =>
  shown !== null && shown.key !== '' && totalOf(shown) > 0 && foundTypes(types, shown).length === 1
    ? shown.label
    : null;

export const totalOfTypes = (types: readonly ResultType[]): number =>
  types.reduce((sum, type) => sum + totalOf(type), 0);

export const areTypesExact = (types: readonly ResultType[]): boolean =>
  types.every(({ result }) => isExact(result));

/** URL parameters that choose a type. */
export const typePairs = (key: string): (readonly [string, string])[] =>
  key === '' ? [] : [[TYPE_PARAMETER, key]];

/** Types with results, and the shown one, whose filters may exclude all results. */
const foundTypes = (types: readonly ResultType[], shown: ResultType | null): ResultType[] =>
  types.filter((type) => totalOf(type) > 0 || type === shown);

/** Number of different words of the query in the title, the terms and the codes of the first hit. */
function matchedWords(result: unknown): number {
  // PHP has removed the words from its results and printed their number.
  const counted = numberAt(result, 'matchedWords');
  if (counted > 0) return counted;
  const marked = (listAt(result, 'hits')[0] as { _highlightResult?: Record<string, unknown> } | undefined)
    ?._highlightResult;
  return new Set(TELLING.flatMap((attribute) => wordsIn(marked?.[attribute]))).size;
}

function wordsIn(marked: unknown): string[] {
  return typeof marked !== 'object' || marked === null
    ? []
    : [
        ...textsAt(marked, 'matchedWords'),
        ...Object.entries(marked).flatMap(([key, value]) => (key === 'matchedWords' ? [] : wordsIn(value))),
      ];
}
