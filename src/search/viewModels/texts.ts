/** The translated texts that depend on data. PHP made them: `Stallkeeper\Render\Search\SearchTexts` says how plurals travel. */
export interface SearchTexts {
  resultForms: string[];
  resultIndex: string;
  thousands: string;
  untitled: string;
  page: string;
}

/** The results line (docs/specification.md, HIT-1). */
export function resultsText(texts: SearchTexts, count: number): string {
  const sample = count < texts.resultIndex.length ? count : 100 + (count % 100);
  const form = texts.resultForms[Number(texts.resultIndex[sample])] ?? '%s';
  return form.replaceAll('%s', () => numberText(texts, count));
}

export function numberText(texts: SearchTexts, count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, () => texts.thousands);
}

export function pageText(texts: SearchTexts, page: number): string {
  return texts.page.replaceAll('%s', () => numberText(texts, page));
}
