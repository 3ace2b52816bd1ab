/** Translated texts that depend on data. PHP prints them, see `Stallkeeper\Render\Search\SearchTexts`. */
export interface SearchTexts extends PluralTexts {
  untitled: string;
  page: string;
  /** sentence with the corrected query */
  corrected: string;
  /** headings above hits that contain some of the words */
  partialHeadings: { moreProducts: string; noProduct: string; moreResults: string; noResult: string };
}

/**
 * Plural forms of a sentence with a number. Only gettext knows the rules of a language, so PHP prints all
 * forms.
 */
export interface PluralTexts {
  resultForms: string[];
  /** index of the form for each number from 0, one digit each */
  resultIndex: string;
  thousands: string;
  /** sentence for an estimated number */
  about: string;
}

/** The results line (docs/specification.md, HIT-1). */
export function resultsText(texts: PluralTexts, count: number): string {
  const sample = count < texts.resultIndex.length ? count : 100 + (count % 100);
  const form = texts.resultForms[Number(texts.resultIndex[sample])] ?? '%s';
  return form.replaceAll('%s', () => numberText(texts, count));
}

/** An estimated number of results, rounded to two digits that are not zero. */
export function estimateText(texts: PluralTexts, count: number): string {
  const step = 10 ** Math.max(0, String(count).length - 2);
  return texts.about.replaceAll('%s', () => numberText(texts, Math.round(count / step) * step));
}

/** The number of results of a response as a sentence; an estimate if the response says so. */
export function totalText(texts: PluralTexts, result: unknown, count: number): string {
  return countText(texts, count, isExact(result));
}

export const countText = (texts: PluralTexts, count: number, isCounted: boolean): string =>
  isCounted ? resultsText(texts, count) : estimateText(texts, count);

export function isExact(result: unknown): boolean {
  const { exhaustiveNbHits, exhaustive } = (result ?? {}) as Record<string, unknown>;
  return (exhaustiveNbHits ?? (exhaustive as { nbHits?: unknown } | undefined)?.nbHits ?? true) !== false;
}

export function numberText(texts: PluralTexts, count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, () => texts.thousands);
}

/**
 * Heading above hits that contain some of the words.
 *
 * @param areProducts whether the hits are products
 * @param hasComplete whether other hits contain all words
 */
export function partialHeading(
  { partialHeadings: headings }: SearchTexts,
  areProducts: boolean,
  hasComplete: boolean,
): string {
  if (areProducts) return hasComplete ? headings.moreProducts : headings.noProduct;
  return hasComplete ? headings.moreResults : headings.noResult;
}

/** Says that the search has corrected the query. */
export const correctedText = (texts: SearchTexts, query: string): string =>
  texts.corrected.replaceAll('%s', () => query);

export function pageText(texts: SearchTexts, page: number): string {
  return texts.page.replaceAll('%s', () => numberText(texts, page));
}
