import { searchError } from './errors';

const NUMBERS = ['nbHits', 'nbPages', 'page', 'hitsPerPage'] as const;
const OBJECTS = ['facets', 'facets_stats'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks the types that the provider's API description promises. InstantSearch would fail with other types.
 * The PHP counterpart is `Stallkeeper\Search\Http\ProviderResponse`. Both pass the cases of
 * `php-render/fixtures/search/provider-response.json`.
 *
 * @param count number of requests
 * @returns the same response
 * @throws DeserializationError if a type is wrong; MissingObjectIDError for a hit without an objectID
 */
export function validateResponse<T>(response: T, count: number): T {
  const results: unknown = isObject(response) ? response.results : undefined;
  if (!Array.isArray(results) || results.length !== count) {
    throw searchError('DeserializationError', 'results is not a list with one entry for each query');
  }
  results.forEach(validateResult);
  return response;
}

function validateResult(result: unknown): void {
  if (!isObject(result)) throw searchError('DeserializationError', 'a result is not an object');
  if (Array.isArray(result.facetHits)) return;
  if (!Array.isArray(result.hits)) throw searchError('DeserializationError', 'hits is not a list');
  for (const name of NUMBERS) {
    if (!Number.isInteger(result[name]) || (result[name] as number) < 0)
      throw searchError('DeserializationError', `${name} is not a number`);
  }
  for (const name of OBJECTS) {
    if (!isObject(result[name] ?? {})) throw searchError('DeserializationError', `${name} is not an object`);
  }
  for (const hit of result.hits as unknown[]) {
    if (!isObject(hit)) throw searchError('DeserializationError', 'a hit is not an object');
    if (typeof hit.objectID !== 'string' || hit.objectID === '')
      throw searchError('MissingObjectIDError', 'A hit has no objectID');
  }
}
