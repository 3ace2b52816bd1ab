import type { LiteClient } from 'algoliasearch/lite';
import type { Requester } from '@algolia/client-common';
import { validateResponse } from './validateResponse';
import { toFailure, searchError, type SearchFailure } from './errors';
import { toRequests } from './nullClient';
import { CIRCUIT_OPEN_MS } from '../settings';

/** Maximum time for all hosts together, in ms (docs/specification.md, HOSTED-2). */
const TOTAL_TIMEOUT_MS = 2000;
/** What the provider refuses for this one question says nothing about the next. */
const BAD_REQUEST = 400;

/** Until when the provider rests; kept by the caller, for all widgets and for the visit. In ms of the epoch. */
export interface CircuitState {
  openUntil: number;
}

interface EmbeddedEngine {
  client: LiteClient;
  indexName: string;
  params: Record<string, unknown>;
}

export interface Fallback {
  circuit: CircuitState;
  /** this site's own engine, and its index name and extra parameters; null: no fallback */
  embedded: EmbeddedEngine | null;
  /** told of each failure, also of one that the visitor does not notice */
  onFailure: (failure: SearchFailure) => void;
}

/**
 * Asks the provider, for at most 2 s; if that fails, this site's own engine, and for the next 120 s that one at once.
 *
 * @param indexName the provider's index; an order is a suffix to that name, at both
 * @throws the provider's error without a fallback, otherwise the embedded engine's error
 */
export function withFallback(
  provider: LiteClient,
  indexName: string,
  { circuit: circuit, embedded: embedded, onFailure }: Fallback,
): LiteClient {
  const searchEmbedded = async (engine: EmbeddedEngine, requests: unknown): Promise<unknown> => {
    const list = toRequests(requests);
    const { results } = (await engine.client.search({
      requests: list.map((request) => translateRequest(request, indexName, engine)),
    } as never)) as { results: object[] };
    return { results: results.map((result, i) => ({ ...result, index: indexNameOf(list[i]) ?? indexName })) };
  };
  const search = async (requests: unknown, options?: never): Promise<unknown> => {
    if (embedded !== null && isCircuitOpen(circuit)) return searchEmbedded(embedded, requests);
    try {
      const response = await withTimeout(provider.search(requests as never, options));
      return validateResponse(response, toRequests(requests).length);
    } catch (error) {
      const failure = toFailure(error);
      if (embedded !== null && failure.status !== BAD_REQUEST)
        circuit.openUntil = Date.now() + CIRCUIT_OPEN_MS;
      onFailure(failure);
      if (embedded === null) throw error;
      return searchEmbedded(embedded, requests).catch((second: unknown) => {
        onFailure(toFailure(second));
        throw second;
      });
    }
  };
  return { ...provider, search: search as LiteClient['search'] };
}

export const isCircuitOpen = (circuit: CircuitState): boolean => circuit.openUntil > Date.now();

/** No call leaves for a provider that rests: not the next attempt at another host, either. */
export function circuitBreakerRequester(transport: Requester, circuit: CircuitState): Requester {
  return {
    send: (request) =>
      isCircuitOpen(circuit)
        ? Promise.resolve({ status: 0, isTimedOut: false, content: 'The provider rests' })
        : transport.send(request),
  };
}

function withTimeout<T>(response: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(searchError('RetryError', 'No host of the provider answered in time')),
      TOTAL_TIMEOUT_MS,
    );
  });
  return Promise.race([response, end]).finally(() => clearTimeout(timer));
}

const indexNameOf = (request: object | undefined): string | undefined =>
  (request as { indexName?: string } | undefined)?.indexName;

function translateRequest(request: object, indexName: string, embedded: EmbeddedEngine): object {
  const name = indexNameOf(request) ?? indexName;
  const order = name.startsWith(indexName) ? name.slice(indexName.length) : '';
  const { params, ...flat } = request as { params?: object };
  return { ...flat, ...params, ...embedded.params, indexName: embedded.indexName + order };
}
