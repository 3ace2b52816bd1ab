/** More hits than a phone's screen shows below the search form. */
const FIRST_HITS = 3;

/**
 * Returns the hits to render first: the first new hits, followed by the old ones below them, so that
 * the layout does not shift.
 *
 * After a keystroke React would render a whole page of hits, filters and page links, which delays the results
 * on a slow phone. So the first hits, the summary and the products are painted first. The previous other
 * hits, filters and page links stay until a transition replaces them, so that the page does not jump.
 *
 * @param next hits of the response
 * @param rendered hits on the page; the same list as `next` once all hits may be rendered
 * @returns at most as many hits as `next`, without duplicates
 */
export function mergeFirstHits<T extends { key: string }>(next: T[], rendered: T[]): T[] {
  if (next === rendered || next.length <= FIRST_HITS) {
    return next;
  }
  const first = next.slice(0, FIRST_HITS);
  const keys = new Set(first.map(({ key }) => key));
  return [...first, ...rendered.slice(FIRST_HITS).filter(({ key }) => !keys.has(key))].slice(0, next.length);
}
