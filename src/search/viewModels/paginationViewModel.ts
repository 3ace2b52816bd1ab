import { searchUrl, type SearchAddress } from '../routing/searchAddress';
import { numberText, pageText, type SearchTexts } from './texts';

export interface PageView {
  key: string;
  number: string;
  label: string;
  href: string;
  current: 'page' | null;
  isAfterGap: boolean;
}

export interface PaginationView {
  previousHref: string | null;
  nextHref: string | null;
  pages: PageView[];
}

/** Number of links before and after the current page. */
const AROUND = 2;

/**
 * The links between pages of results: the first, the last and those around the current one. The PHP
 * counterpart is `Stallkeeper\Render\Search\PaginationViewModel`.
 *
 * @param page page number, starting at 0
 * @returns null if there is only one page
 */
export function paginationViewModel(
  page: number,
  pageCount: number,
  query: string,
  address: SearchAddress,
  texts: SearchTexts,
): PaginationView | null {
  if (pageCount < 2) {
    return null;
  }
  const shown = shownPages(page, pageCount);
  return {
    previousHref: page > 0 ? searchUrl(address, query, Math.min(page, pageCount) - 1) : null,
    nextHref: page < pageCount - 1 ? searchUrl(address, query, page + 1) : null,
    pages: shown.map((one, index) => ({
      key: String(one),
      number: numberText(texts, one + 1),
      label: pageText(texts, one + 1),
      href: searchUrl(address, query, one),
      current: one === page ? 'page' : null,
      isAfterGap: one > (shown[index - 1] ?? -1) + 1,
    })),
  };
}

function shownPages(page: number, pageCount: number): number[] {
  const around = Array.from({ length: 2 * AROUND + 1 }, (_, index) => page - AROUND + index);
  const inside = [0, pageCount - 1, ...around].filter((one) => one >= 0 && one < pageCount);
  return [...new Set(inside)].sort((a, b) => a - b);
}
