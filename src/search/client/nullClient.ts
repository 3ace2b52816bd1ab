import { liteClient, type LiteClient } from 'algoliasearch/lite';

/** Requests as version 5 of the client takes them, or as version 4 did: a list. */
export function toRequests(requests: unknown): readonly object[] {
  const list: unknown = Array.isArray(requests) ? requests : (requests as { requests?: unknown }).requests;
  return Array.isArray(list) ? (list as object[]) : [];
}

export function queryOf(request: object): string {
  const { query, params } = request as { query?: string; params?: { query?: string } };
  return query ?? params?.query ?? '';
}

/** Nothing found, without a call. */
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

/** Without an app id or a key every search finds nothing, here and without a call (docs/specification.md, SEARCH-3). */
export function nullClient(): LiteClient {
  const search = (requests: unknown) => Promise.resolve(emptyResponse(requests));
  // The provider's own refuses to be made without them; nothing is ever sent with these.
  return { ...liteClient('NONE', 'none'), search };
}
