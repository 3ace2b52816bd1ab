import type { HitView } from '../viewModels/hitViewModel';

/** More than fit on a phone's screen below the search form. */
export const FIRST_HITS = 4;

/**
 * The list while it changes: the first of the new hits, below them the old ones, so that nothing jumps.
 *
 * @param next the hits of the answer
 * @param drawn the hits that are on the page; the same list as `next` once all of them may be drawn
 * @returns as many as `next`, or fewer; no hit twice
 */
export function mergeFirstHits(next: HitView[], drawn: HitView[]): HitView[] {
  if (next === drawn || next.length <= FIRST_HITS) {
    return next;
  }
  const first = next.slice(0, FIRST_HITS);
  const keys = new Set(first.map(({ key }) => key));
  return [...first, ...drawn.filter(({ key }) => !keys.has(key)).slice(FIRST_HITS)].slice(0, next.length);
}
