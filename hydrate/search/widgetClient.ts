import { createXhrRequester } from '@algolia/requester-browser-xhr';
import type { LiteClient } from 'algoliasearch/lite';
import {
  createSearchClient,
  type SearchClientConfiguration,
} from '../../src/search/client/createSearchClient';
import { withoutConnectTimeout } from '../../src/search/client/endpointRequester';
import { reportFailures, type SearchFailure } from '../../src/search/client/errors';
import { readStorage, writeStorage } from '../lib/storage';
import type { PageData } from '../../src/search/pageData';

/** Event on the widget's element after each failed search, even if the fallback replaced it. */
const FAILURE_EVENT = 'stallkeeper:search-error';

const ENDPOINT_KEY = 'stallkeeper-endpoint';
const CIRCUIT_KEY = 'stallkeeper-provider-circuit';

/** All widgets of a visit share this choice, which is stored for the session. */
const endpointChoice = {
  isBroken: readStorage('sessionStorage', ENDPOINT_KEY) === 'rest',
  get isLightBroken() {
    return this.isBroken;
  },
  set isLightBroken(isBroken: boolean) {
    this.isBroken = isBroken;
    writeStorage('sessionStorage', ENDPOINT_KEY, isBroken ? 'rest' : 'light');
  },
};

/**
 * State of the circuit breaker, stored for the session, so that the next page does not wait for a failed
 * provider again.
 */
const providerCircuit = {
  time: Number(readStorage('sessionStorage', CIRCUIT_KEY)) || 0,
  get openUntil() {
    return this.time;
  },
  set openUntil(time: number) {
    this.time = time;
    writeStorage('sessionStorage', CIRCUIT_KEY, String(time));
  },
};

/**
 * Creates the client of a widget for the built-in engine, or for a hosted provider with that engine as its
 * fallback.
 */
export async function createWidgetClient(
  widget: HTMLElement,
  keys: Omit<SearchClientConfiguration, 'stopTheFirstRun'>,
  { settings: { stopTheFirstRun }, endpoints, hosted }: PageData,
): Promise<LiteClient> {
  const onFailure = (failure: SearchFailure): void => {
    console.warn('Stallkeeper: a search failed', failure.name, failure.status);
    widget.dispatchEvent(new CustomEvent(FAILURE_EVENT, { bubbles: true, detail: failure }));
  };
  const builtInClient = (of: typeof keys, to: NonNullable<PageData['endpoints']>): LiteClient =>
    createSearchClient(
      { ...of, stopTheFirstRun },
      { endpoints: to, choice: endpointChoice, transport: withoutConnectTimeout(createXhrRequester()) },
    );
  if (endpoints !== null) return reportFailures(builtInClient(keys, endpoints), onFailure);

  const { circuitBreakerRequester, withFallback, moduleClient } = await import(
    /* webpackChunkName: "search-algolia" */ '../../src/search/client/hosted'
  );
  const { hosts = [], module = '', fallback = null } = hosted ?? {};
  // Without a fallback, the provider is tried again for each search.
  const circuit = fallback === null ? { openUntil: 0 } : providerCircuit;
  const transport = circuitBreakerRequester(createXhrRequester(), circuit);
  const provider =
    module === ''
      ? createSearchClient({ ...keys, stopTheFirstRun }, null, { hosts, transport })
      : moduleClient(() => import(/* webpackIgnore: true */ module) as Promise<unknown>, {
          appId: keys.appId,
          apiKey: keys.searchOnlyAPIKey,
          indexName: keys.indexName,
        });
  return withFallback(provider, keys.indexName, {
    circuit,
    builtIn: fallback && {
      client: builtInClient({ ...keys, ...fallback, searchOnlyAPIKey: fallback.apiKey }, fallback.endpoints),
      indexName: fallback.indexName,
      params: fallback.more,
    },
    onFailure,
  });
}
