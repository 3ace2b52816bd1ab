import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { Requester } from '@algolia/client-common';
import { validateRequests } from './validateRequests';
import { endpointRequester, type EndpointChoice, type Endpoints } from './endpointRequester';
import { joinRecordChunks } from './recordChunks';
import { createHostsCache } from './hostsCache';
import { emptyResponse, nullClient, queryOf, toRequests } from './nullClient';

/** See docs/specification.md, SEARCH-1. */
export interface SearchClientConfiguration {
  appId: string;
  searchOnlyAPIKey: string;
  indexName: string;
  stopTheFirstRun: boolean;
}

/** See docs/specification.md, LIMIT-6. */
const TIMEOUTS_MS = { connect: 1000, read: 2000, write: 30000 };

export interface BuiltInEngineOptions {
  endpoints: Endpoints;
  choice: EndpointChoice;
  transport: Requester;
}

/** Custom hosts and transport of the provider. */
export interface HostedProviderOptions {
  /** URLs such as "https://search.shop.example/prefix"; empty: the provider's default hosts */
  hosts: readonly string[];
  transport?: Requester;
}

/**
 * Creates the provider's client. With `stopTheFirstRun`, an empty query has an empty response without a
 * request. Without an app ID or a key, this applies to all queries (docs/specification.md, SEARCH-2 and
 * SEARCH-3).
 *
 * @param builtIn options of the built-in engine; null: the provider is used
 */
export function createSearchClient(
  configuration: SearchClientConfiguration,
  builtIn: BuiltInEngineOptions | null,
  hosted: HostedProviderOptions = { hosts: [] },
): LiteClient {
  const { appId, searchOnlyAPIKey } = configuration;
  if (appId === '' || searchOnlyAPIKey === '') return nullClient();
  const client = liteClient(appId, searchOnlyAPIKey, {
    timeouts: TIMEOUTS_MS,
    hostsCache: createHostsCache(),
    ...(builtIn === null ? hostedOptions(hosted) : builtInOptions(builtIn)),
  });
  return withSearchRules(configuration.stopTheFirstRun, client, builtIn !== null);
}

const builtInOptions = ({ transport, endpoints, choice }: BuiltInEngineOptions) => ({
  hosts: [{ url: 'own.invalid', protocol: 'https' as const, accept: 'readWrite' as const }],
  requester: endpointRequester(transport, endpoints, choice),
});

const hostedOptions = ({ hosts, transport }: HostedProviderOptions) => ({
  // The fallback responds sooner than a retry after a 429 response.
  maxRateLimitRetries: 0,
  ...(transport && { requester: transport }),
  ...(hosts.length > 0 && {
    hosts: hosts.map((host) => ({
      url: host.replace(/^https?:\/\//, ''),
      protocol: host.startsWith('http:') ? ('http' as const) : ('https' as const),
      accept: 'readWrite' as const,
    })),
  }),
});

function withSearchRules(skipsEmptyQuery: boolean, client: LiteClient, isBuiltIn: boolean): LiteClient {
  const post = (path: string, data: Record<string, unknown>): Promise<unknown> =>
    client.transporter.request({
      method: 'POST',
      path,
      queryParameters: {},
      headers: {},
      data,
      useReadTransporter: true,
      cacheable: true,
    });
  const searchFacet = (request: object): Promise<unknown> => {
    const { facet, indexName, ...params } = flatRequest(request);
    return post(`1/indexes/${encodeURIComponent(indexName)}/facets/${encodeURIComponent(facet)}/query`, {
      ...params,
      // The hosted provider reads the facet from the path and rejects unknown parameters.
      ...(isBuiltIn && { facetName: facet }),
    });
  };
  /**
   * Facet searches have their own endpoint (docs/specification.md, SEARCH-5), unless the call also contains
   * other requests.
   */
  const send = async (requests: unknown, options?: never): Promise<{ results: unknown[] }> => {
    const all = toRequests(requests);
    return all.length > 0 && all.every(isFacetSearch)
      ? { results: await Promise.all(all.map(searchFacet)) }
      : client.search(requests as never, options);
  };
  const search = async (requests: unknown, options?: never) =>
    skipsEmptyQuery && toRequests(requests).every((request) => queryOf(request) === '')
      ? emptyResponse(requests)
      : joinRecordChunks(requests, await send(validateRequests(requests), options), (chunks) =>
          post('1/indexes/*/objects', { requests: chunks }),
        );
  return { ...client, search: search as LiteClient['search'] };
}

const isFacetSearch = (request: object): boolean => (request as { type?: unknown }).type === 'facet';

/** Converts both formats of a facet search to one object with facet, index name and parameters. */
function flatRequest(request: object): { facet: string; indexName: string; [name: string]: unknown } {
  const flat = { ...request, ...(request as { params?: object }).params } as Record<string, unknown>;
  delete flat['type'];
  delete flat['params'];
  return flat as ReturnType<typeof flatRequest>;
}
