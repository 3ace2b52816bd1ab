import { exactAddress, isExactAddress, searchUrl, type SearchAddress } from '../routing/searchAddress';
import { numberAt, textAt, textsAt } from './untrustedData';

export interface ClosestView {
  key: string;
  query: string;
  href: string;
  isFurther: boolean;
}

/** Variables of `search/results.php` about corrections. */
export interface SpellingView {
  /** the search has corrected the query; null: it has not */
  correction: { query: string; typed: string; exactHref: string } | null;
  /** the search was for exactly what was typed; null: it was not */
  exact: { query: string; similarHref: string } | null;
}

/** Maximum number of queries that may be meant. */
const MAX_CLOSEST = 3;

/**
 * Says that a search has corrected the query, or that it has not, and links to the other search. The PHP counterpart is
 * `Stallkeeper\Render\Search\SpellingViewModel`. Both pass the cases of `php-render/fixtures/search/spelling.json`.
 *
 * @param result the provider's result of the shown list; null without a result
 * @param address with the parameters that a new query keeps
 */
export function spellingViewModel(query: string, result: unknown, address: SearchAddress): SpellingView {
  const corrected = numberAt(result, 'nbHits') === 0 ? '' : textAt(result, 'correctedQuery');
  return {
    correction:
      corrected === ''
        ? null
        : { query: corrected, typed: query, exactHref: searchUrl(exactAddress(address, true), query) },
    exact:
      query === '' || !isExactAddress(address)
        ? null
        : { query, similarHref: searchUrl(exactAddress(address, false), query) },
  };
}

/**
 * Links to queries that may be meant. They search in all types, without filters and for similar words.
 *
 * @param results the provider's results of all types, none of which has a hit
 */
export function closestViews(results: readonly unknown[], address: SearchAddress): ClosestView[] {
  const queries = results.flatMap((result) => textsAt(result, 'closestQueries').slice(0, MAX_CLOSEST));
  return [...new Set(queries)].slice(0, MAX_CLOSEST).map((query, place) => ({
    key: query,
    query,
    href: searchUrl({ ...exactAddress(address, false), parameters: [] }, query),
    isFurther: place > 0,
  }));
}
