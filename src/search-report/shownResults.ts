import { listAt, numberAt, textAt } from '../search/viewModels/untrustedData';
import type { CountedSearch } from './searchCounter';

/** A result that the visitor can open. */
export interface ShownHit {
  objectID: string;
  href: string;
}

/** A search with the results that are shown. */
export interface ShownResults extends CountedSearch {
  hits: ShownHit[];
}

/**
 * @param responses the provider's responses whose hits are shown, such as posts and products
 * @param isFiltered whether filters are active. The query may then have results that the filters exclude, so
 *   a search without results counts as one with results.
 */
export function shownResults(
  query: string,
  responses: readonly unknown[],
  isFiltered: boolean,
): ShownResults {
  const total = responses.reduce<number>((sum, response) => sum + numberAt(response, 'nbHits'), 0);
  return {
    query,
    results: isFiltered ? Math.max(1, total) : total,
    hits: responses
      .flatMap((response) => listAt(response, 'hits'))
      .map((hit) => ({ objectID: textAt(hit, 'objectID'), href: textAt(hit, 'permalink') })),
  };
}
