import { listAt, numberAt, numberOrNullAt } from './untrustedData';

/** Number of hits on all pages that contain all words of the query. Hosted providers do not send it. */
export function completeHits(result: unknown): number {
  const total = numberAt(result, 'nbHits');
  const complete = numberOrNullAt(result, 'nbCompleteHits');
  return complete === null ? total : Math.min(total, numberAt(result, 'nbCompleteHits'));
}

/**
 * Number of hits on this page that contain all words of the query; they come first. The PHP counterpart is
 * `HitList::completeOnPage`. Both pass the cases of `php-render/fixtures/search/partial-hits.json`.
 */
export function completeOnPage(result: unknown): number {
  const complete = completeHits(result);
  const count = listAt(result, 'hits').length;
  const before = numberAt(result, 'page') * numberAt(result, 'hitsPerPage');
  return complete >= numberAt(result, 'nbHits') ? count : Math.max(0, Math.min(count, complete - before));
}
