import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { Requester } from '@algolia/client-common';
import { boundedRequests, facetHits } from './boundedRequests';
import { endpointRequester, type EndpointChoice, type Endpoints } from './endpointRequester';
import { withFullTexts } from './fullTexts';
import { createHostsCache } from './hostsCache';
import { emptyAnswer, localClient, queryOf, toRequests } from './localClient';

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
  return within(configuration.stopTheFirstRun, client);
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

interface FacetSearch {
  indexName: string;
  params: { facetName: string; maxFacetHits?: unknown; [name: string]: unknown };
}

function within(stopsTheFirstRun: boolean, client: LiteClient): LiteClient {
  const search = async (requests: unknown, options?: never) =>
    stopsTheFirstRun && toRequests(requests).every((request) => queryOf(request) === '')
      ? emptyAnswer(requests)
      : withFullTexts(requests, await client.search(boundedRequests(requests) as never, options), (parts) =>
          client.transporter.request({
            method: 'POST',
            path: '1/indexes/*/objects',
            queryParameters: {},
            headers: {},
            data: { requests: parts },
            useReadTransporter: true,
            cacheable: true,
          }),
        );
  /** The call of spec section 7; InstantSearch takes it where it is there. */
  const searchForFacetValues = (searches: readonly FacetSearch[]) =>
    Promise.all(
      searches.map(({ indexName, params: { facetName, ...params } }) =>
        client.transporter.request({
          method: 'POST',
          path: `1/indexes/${encodeURIComponent(indexName)}/facets/${encodeURIComponent(facetName)}/query`,
          queryParameters: {},
          headers: {},
          data: { ...params, maxFacetHits: facetHits(params.maxFacetHits) },
          useReadTransporter: true,
          cacheable: true,
        }),
      ),
    );
  return Object.assign({ ...client, search }, { searchForFacetValues });
}
