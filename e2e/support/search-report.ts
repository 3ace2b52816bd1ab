import { expect } from '@playwright/test';
import { wp } from './wp';

const NAMES = 'Stallkeeper\\Tools\\SearchReport';

interface Row {
  query: string;
  post: number;
  total: number;
  empty: number;
}

const top = (kind: string): Promise<Row[]> =>
  wp<Row[]>(`return array_reverse(stallkeeper_tools(\\${NAMES}\\ReportReader::class)->top(${kind}, 7, 50));`);

/** The counted searches as "query total", with " (n empty)" if some had no results; sorted. */
export const searches = async (): Promise<string[]> =>
  (await top('null'))
    .map(({ query, total, empty }) => `${query} ${total}${empty > 0 ? ` (${empty} empty)` : ''}`)
    .sort();

/** The counted selections as "query post total". */
export const selections = async (): Promise<string[]> =>
  (await top(`\\${NAMES}\\ReportKind::Selection`)).map(
    ({ query, post, total }) => `${query} ${post} ${total}`,
  );

export const clearReport = (): Promise<unknown> =>
  wp(`stallkeeper_tools(\\${NAMES}\\ReportCleanup::class)->deleteAll();`);

/** Counts searches as if visitors had made them. */
export const count = (query: string, hasResults: boolean, times = 1): Promise<unknown> =>
  wp(
    `foreach (range(1, $args[2]) as $time) { stallkeeper_tools(\\${NAMES}\\ReportCounter::class)->countSearch($args[0], $args[1]); }`,
    [query, hasResults, times],
  );

export const expectSearches = (expected: string[]): Promise<void> =>
  expect.poll(searches, { timeout: 20_000 }).toEqual(expected);
