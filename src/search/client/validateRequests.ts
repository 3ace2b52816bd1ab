import { toRequests } from './nullClient';

/** Spec sections 5 and 9: how many facet values one search may ask for. */
const FACET_HITS = { least: 1, most: 100, usual: 10 };

/** Spec section 8. The provider's library lets texts that are no numbers pass, as `NaN`. */
const NO_NUMBER = 'The value should be a number, a parsable string or an array of those.';

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const CONDITION = new RegExp(
  String.raw`(?:<=|>=|!=|<|>|=)\s*${NUMBER}\s*$|:\s*${NUMBER}\s+TO\s+${NUMBER}\s*$`,
  'i',
);

/** @param size how many values are asked for; what is no number counts as nothing said */
export function facetHits(size: unknown): number {
  const wanted = typeof size === 'number' && !Number.isNaN(size) ? Math.trunc(size) : FACET_HITS.usual;
  return Math.max(FACET_HITS.least, Math.min(FACET_HITS.most, wanted));
}

/**
 * The rules of spec section 5 for what is sent, wherever it comes from.
 *
 * @returns the requests in the form in which they came
 * @throws Error 'The value should be a number, a parsable string or an array of those.'
 */
export function boundedRequests<T>(requests: T): T {
  const bounded = toRequests(requests).map(bound);
  return (Array.isArray(requests) ? bounded : { ...requests, requests: bounded }) as T;
}

function bound(request: object): object {
  const { type, params, ...flat } = request as { type?: string; params?: object; maxFacetHits?: unknown };
  const { numericFilters } = { ...flat, ...params } as { numericFilters?: unknown };
  checkNumbers(numericFilters);
  if (type !== 'facet') return request;
  // The text is looked for among the values of the facet that the request names, and of no other.
  const inner = { ...params } as { facetName?: unknown; maxFacetHits?: unknown };
  delete inner.facetName;
  const size = facetHits(inner.maxFacetHits ?? flat.maxFacetHits);
  return params === undefined
    ? { ...flat, type, maxFacetHits: size }
    : { ...flat, type, params: { ...inner, maxFacetHits: size } };
}

function checkNumbers(conditions: unknown): void {
  if (Array.isArray(conditions)) conditions.forEach(checkNumbers);
  else if (typeof conditions === 'string' && !CONDITION.test(conditions)) throw new Error(NO_NUMBER);
}
