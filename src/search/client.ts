import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { Requester } from '@algolia/client-common';
import { endpointRequester, type EndpointChoice, type Endpoints } from './endpointRequester';
import { createHostsCache } from './hostsCache';

/** Spec section 3. */
export interface SearchClientConfiguration {
  appId: string;
  searchOnlyAPIKey: string;
  indexName: string;
  stopTheFirstRun: boolean;
}

/** Spec section 9, in ms. */
const TIMEOUTS_MS = { connect: 1000, read: 2000, write: 30000 };

export interface OwnEngine {
  endpoints: Endpoints;
  choice: EndpointChoice;
  transport: Requester;
}

/**
 * The provider's client, set up by the rules of spec section 4: an empty query can be answered by nothing, without a call.
 *
 * @param ownEngine given: this site's engine is asked; null: the provider, through the client's own hosts
 */
export function createSearchClient(
  configuration: SearchClientConfiguration,
  ownEngine: OwnEngine | null,
): LiteClient {
  const client = liteClient(configuration.appId, configuration.searchOnlyAPIKey, {
    timeouts: TIMEOUTS_MS,
    hostsCache: createHostsCache(),
    ...(ownEngine !== null && {
      hosts: [{ url: 'own.invalid', protocol: 'https', accept: 'readWrite' }],
      requester: endpointRequester(ownEngine.transport, ownEngine.endpoints, ownEngine.choice),
    }),
  });
  return configuration.stopTheFirstRun ? stopTheFirstRun(client) : client;
}

function stopTheFirstRun(client: LiteClient): LiteClient {
  const search = ((requests: unknown, options?: never) => {
    const list = toRequests(requests);
    return list.every((request) => queryOf(request) === '')
      ? Promise.resolve({ results: list.map(emptyResult) })
      : client.search(requests as never, options);
  }) as LiteClient['search'];
  return { ...client, search };
}

function toRequests(requests: unknown): readonly object[] {
  const list: unknown = Array.isArray(requests) ? requests : (requests as { requests?: unknown }).requests;
  return Array.isArray(list) ? (list as object[]) : [];
}

function queryOf(request: object): string {
  const { query, params } = request as { query?: string; params?: { query?: string } };
  return query ?? params?.query ?? '';
}

function emptyResult(request: object): Record<string, unknown> {
  const { indexName } = request as { indexName?: string };
  return {
    index: indexName,
    query: '',
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
