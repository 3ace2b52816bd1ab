import { toRequests } from './nullClient';

/** Number of facet values for one search (docs/specification.md, SEARCH-6). */
const FACET_HITS_LIMITS = { least: 1, most: 100, usual: 10 };

/** docs/specification.md, ERROR-4. The provider's client would send `NaN` for invalid numbers. */
const NUMERIC_ERROR = 'The value should be a number, a parsable string or an array of those.';

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const CONDITION = new RegExp(
  String.raw`(?:<=|>=|!=|<|>|=)\s*${NUMBER}\s*$|:\s*${NUMBER}\s+TO\s+${NUMBER}\s*$`,
  'i',
);

/** @param size requested number of values; if it is not a number, the default is used */
function clampFacetHits(size: unknown): number {
  const requested =
    typeof size === 'number' && !Number.isNaN(size) ? Math.trunc(size) : FACET_HITS_LIMITS.usual;
  return Math.max(FACET_HITS_LIMITS.least, Math.min(FACET_HITS_LIMITS.most, requested));
}

/**
 * Validates requests, which may come from other scripts (docs/specification.md, SEARCH-6, SEARCH-7 and
 * ERROR-4).
 *
 * @returns the requests in their original format
 * @throws Error 'The value should be a number, a parsable string or an array of those.'
 */
export function validateRequests<T>(requests: T): T {
  const bounded = toRequests(requests).map(validateRequest);
  return (Array.isArray(requests) ? bounded : { ...requests, requests: bounded }) as T;
}

function validateRequest(request: object): object {
  const { type, params, ...flat } = request as { type?: string; params?: object; maxFacetHits?: unknown };
  const { numericFilters } = { ...flat, ...params } as { numericFilters?: unknown };
  assertNumericConditions(numericFilters);
  if (type !== 'facet') return request;
  // The `facet` of the request determines the facet. A `facetName` parameter must not override it.
  const inner = { ...params } as { facetName?: unknown; maxFacetHits?: unknown };
  delete inner.facetName;
  const size = clampFacetHits(inner.maxFacetHits ?? flat.maxFacetHits);
  return params === undefined
    ? { ...flat, type, maxFacetHits: size }
    : { ...flat, type, params: { ...inner, maxFacetHits: size } };
}

function assertNumericConditions(conditions: unknown): void {
  if (Array.isArray(conditions)) conditions.forEach(assertNumericConditions);
  else if (typeof conditions === 'string' && !CONDITION.test(conditions)) throw new Error(NUMERIC_ERROR);
}
