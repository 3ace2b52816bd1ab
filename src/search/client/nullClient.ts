import { liteClient, type LiteClient } from 'algoliasearch/lite';

/** Accepts requests in the format of version 5 of the client, and the list of version 4. */
export function toRequests(requests: unknown): readonly object[] {
  const list: unknown = Array.isArray(requests) ? requests : (requests as { requests?: unknown }).requests;
  return Array.isArray(list) ? (list as object[]) : [];
}

export function queryOf(request: object): string {
  const { query, params } = request as { query?: string; params?: { query?: string } };
  return query ?? params?.query ?? '';
}

/** A response without hits. */
export function emptyResponse(requests: unknown): { results: Record<string, unknown>[] } {
  return { results: toRequests(requests).map(emptyResult) };
}

function emptyResult(request: object): Record<string, unknown> {
  const { indexName } = request as { indexName?: string };
  return {
    index: indexName,
    query: queryOf(request),
    params: '',
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page: 0,
    hitsPerPage: 0,
    processingTimeMS: 0,
    exhaustiveNbHits: true,
  };
}

/** A client for missing credentials: finds nothing and sends no request (docs/specification.md, SEARCH-3). */
export function nullClient(): LiteClient {
  const search = (requests: unknown) => Promise.resolve(emptyResponse(requests));
  // The provider's client cannot be created without credentials. These are never sent.
  return { ...liteClient('NONE', 'none'), search };
}
