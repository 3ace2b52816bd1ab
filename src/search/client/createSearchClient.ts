import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { Requester } from '@algolia/client-common';
import { boundedRequests } from './validateRequests';
import { endpointRequester, type EndpointChoice, type Endpoints } from './endpointRequester';
import { withFullTexts } from './recordChunks';
import { createHostsCache } from './hostsCache';
import { emptyAnswer, localClient, queryOf, toRequests } from './nullClient';

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

/** Where the provider is, if not at its own hosts, and what sends to it. */
export interface HostedEngine {
  /** "https://search.shop.example/prefix"; empty: the provider's own */
  hosts: readonly string[];
  transport?: Requester;
}

/**
 * The provider's client, set up by the rules of spec section 4: an empty query can be answered by nothing, without a call;
 * without an app id or a key every query is.
 *
 * @param ownEngine given: this site's engine is asked; null: the provider
 */
export function createSearchClient(
  configuration: SearchClientConfiguration,
  ownEngine: OwnEngine | null,
  hosted: HostedEngine = { hosts: [] },
): LiteClient {
  const { appId, searchOnlyAPIKey } = configuration;
  if (appId === '' || searchOnlyAPIKey === '') return localClient();
  const client = liteClient(appId, searchOnlyAPIKey, {
    timeouts: TIMEOUTS_MS,
    hostsCache: createHostsCache(),
    ...(ownEngine === null ? hostedOptions(hosted) : ownOptions(ownEngine)),
  });
  return within(configuration.stopTheFirstRun, client, ownEngine !== null);
}

const ownOptions = ({ transport, endpoints, choice }: OwnEngine) => ({
  hosts: [{ url: 'own.invalid', protocol: 'https' as const, accept: 'readWrite' as const }],
  requester: endpointRequester(transport, endpoints, choice),
});

const hostedOptions = ({ hosts, transport }: HostedEngine) => ({
  // A visitor gets an answer from elsewhere sooner than after "try again in a second".
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

function within(stopsTheFirstRun: boolean, client: LiteClient, isOwnEngine: boolean): LiteClient {
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
      // The hosted provider reads it in the path alone, and refuses parameters that it does not know.
      ...(isOwnEngine && { facetName: facet }),
    });
  };
  /** Values of facets have a call of their own (spec section 7), unless hits are asked for at the same time. */
  const ask = async (requests: unknown, options?: never): Promise<{ results: unknown[] }> => {
    const all = toRequests(requests);
    return all.length > 0 && all.every(isFacetSearch)
      ? { results: await Promise.all(all.map(searchFacet)) }
      : client.search(requests as never, options);
  };
  const search = async (requests: unknown, options?: never) =>
    stopsTheFirstRun && toRequests(requests).every((request) => queryOf(request) === '')
      ? emptyAnswer(requests)
      : withFullTexts(requests, await ask(boundedRequests(requests), options), (parts) =>
          post('1/indexes/*/objects', { requests: parts }),
        );
  return { ...client, search: search as LiteClient['search'] };
}

const isFacetSearch = (request: object): boolean => (request as { type?: unknown }).type === 'facet';

/** A search for facet values with its parameters beside index and facet, in whichever form it came. */
function flatRequest(request: object): { facet: string; indexName: string; [name: string]: unknown } {
  const flat = { ...request, ...(request as { params?: object }).params } as Record<string, unknown>;
  delete flat['type'];
  delete flat['params'];
  return flat as ReturnType<typeof flatRequest>;
}
