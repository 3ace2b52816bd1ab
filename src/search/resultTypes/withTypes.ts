import type { LiteClient } from 'algoliasearch/lite';
import type { SearchedType } from '../pageData';
import { queryOf, toRequests } from '../client/nullClient';

/** Property of a result with the results of the other types. */
const OTHERS = 'resultsByType';

/**
 * Adds the searches for the other types of results, such as articles and pages, to each search for a list of hits, so that
 * one request answers all of them. The filters of a list do not apply to the other types, so they are not InstantSearch's
 * own `Index` components, which inherit them.
 */
export function withTypes(
  client: LiteClient,
  indexName: string,
  others: readonly Pick<SearchedType, 'key' | 'params'>[],
): LiteClient {
  const search = async (requests: unknown, options?: never): Promise<unknown> => {
    const own = toRequests(requests);
    const first = own[0];
    if (first === undefined || 'type' in first) return client.search(requests as never, options);
    const query = queryOf(first);
    const added = others.map(({ params }) => ({ indexName, params: { ...params, query, page: 0 } }));
    const response = (await client.search([...own, ...added] as never, options)) as { results: object[] };
    const [hits, ...counts] = response.results.slice(0, own.length);
    const byType = others.map(({ key }, index): [string, unknown] => [
      key,
      response.results[own.length + index],
    ]);
    return { ...response, results: [{ ...hits, [OTHERS]: Object.fromEntries(byType) }, ...counts] };
  };
  return { ...client, search: search as LiteClient['search'] };
}

/** Results by the key of their type, which withTypes() has added to a result. */
export const resultsByType = (result: unknown): Readonly<Record<string, unknown>> =>
  (result as { [OTHERS]?: Record<string, unknown> } | null | undefined)?.[OTHERS] ?? {};

/** The result of PHP in the same format. */
export const addResults = (result: object, types: readonly SearchedType[]): object => ({
  ...result,
  [OTHERS]: Object.fromEntries(
    types.flatMap((type) => (type.result === null ? [] : [[type.key, type.result]])),
  ),
});
