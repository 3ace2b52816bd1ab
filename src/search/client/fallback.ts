import type { LiteClient } from 'algoliasearch/lite';
import type { Requester } from '@algolia/client-common';
import { validateResponse } from './validateResponse';
import { toFailure, searchError, type SearchFailure } from './errors';
import { toRequests } from './nullClient';
import { CIRCUIT_OPEN_MS } from '../settings';

/** Maximum time for all hosts together, in ms (docs/specification.md, HOSTED-2). */
const TOTAL_TIMEOUT_MS = 2000;
/** HTTP status for an invalid request. It does not open the circuit, because other requests may succeed. */
const BAD_REQUEST = 400;

/** State of the circuit breaker. The caller stores it for all widgets of a visit. */
export interface CircuitState {
  /** end of the time without requests to the provider, in ms since the Unix epoch */
  openUntil: number;
}

interface BuiltInEngine {
  client: LiteClient;
  indexName: string;
  params: Record<string, unknown>;
}

export interface Fallback {
  circuit: CircuitState;
  /** the built-in engine with its index name and additional parameters; null: no fallback */
  builtIn: BuiltInEngine | null;
  /** called after each failure, even if the visitor does not notice it */
  onFailure: (failure: SearchFailure) => void;
}

/**
 * Searches with the provider for at most 2 s. If that fails, the built-in engine is used, for this search
 * and for the next 120 s.
 *
 * @param indexName the provider's index; at both, a sort order is a suffix of the index name
 * @throws the provider's error without a fallback, otherwise the built-in engine's error
 */
export function withFallback(
  provider: LiteClient,
  indexName: string,
  { circuit, builtIn, onFailure }: Fallback,
): LiteClient {
  const searchBuiltIn = async (engine: BuiltInEngine, requests: unknown): Promise<unknown> => {
    const list = toRequests(requests);
    const { results } = (await engine.client.search({
      requests: list.map((request) => translateRequest(request, indexName, engine)),
    } as never)) as { results: object[] };
    return { results: results.map((result, i) => ({ ...result, index: indexNameOf(list[i]) ?? indexName })) };
  };
  const search = async (requests: unknown, options?: never): Promise<unknown> => {
    if (builtIn !== null && isCircuitOpen(circuit)) return searchBuiltIn(builtIn, requests);
    try {
      const response = await withTimeout(provider.search(requests as never, options));
      return validateResponse(response, toRequests(requests).length);
    } catch (error) {
      const failure = toFailure(error);
      if (builtIn !== null && failure.status !== BAD_REQUEST)
        circuit.openUntil = Date.now() + CIRCUIT_OPEN_MS;
      onFailure(failure);
      if (builtIn === null) throw error;
      return searchBuiltIn(builtIn, requests).catch((second: unknown) => {
        onFailure(toFailure(second));
        throw second;
      });
    }
  };
  return { ...provider, search: search as LiteClient['search'] };
}

const isCircuitOpen = (circuit: CircuitState): boolean => circuit.openUntil > Date.now();

/** Sends no request while the circuit is open. This also stops the client's attempts with other hosts. */
export function circuitBreakerRequester(transport: Requester, circuit: CircuitState): Requester {
  return {
    send: (request) =>
      isCircuitOpen(circuit)
        ? Promise.resolve({
            status: 0,
            isTimedOut: false,
            content: 'The provider failed recently, so no request was sent',
          })
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

function translateRequest(request: object, indexName: string, builtIn: BuiltInEngine): object {
  const name = indexNameOf(request) ?? indexName;
  const order = name.startsWith(indexName) ? name.slice(indexName.length) : '';
  const { params, ...flat } = request as { params?: object };
  return { ...flat, ...params, ...builtIn.params, indexName: builtIn.indexName + order };
}
