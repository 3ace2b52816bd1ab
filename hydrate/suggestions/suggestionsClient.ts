import {
  requestBody,
  requestUrl,
  parseSuggestions,
  type SuggestionsConfig,
  type SuggestionProvider,
  type Suggestions,
} from '../../src/suggestions/suggestions';
import { CIRCUIT_OPEN_MS } from '../../src/search/settings';

/** Maximum number of cached queries. Visitors who correct a word repeat earlier queries. */
const MAX_CACHED = 20;

/** Sends one query at a time. A new query aborts the previous one. */
export function createSuggestionsClient(config: SuggestionsConfig): {
  /** @returns null if a newer query replaced this one. @throws if all providers failed */
  suggestions: (query: string) => Promise<Suggestions | null>;
  stop: () => void;
} {
  const known = new Map<string, Suggestions>();
  let latest = 0;
  let running = new AbortController();
  const pausedUntil = new Map<SuggestionProvider, number>();

  /** Tries the endpoints of one provider within its time limit. */
  async function searchProvider(
    source: SuggestionProvider,
    query: string,
    signal: AbortSignal,
  ): Promise<unknown> {
    const limit = new AbortController();
    const stop = () => limit.abort();
    // Some browsers garbage-collect an AbortSignal.timeout() in AbortSignal.any() before it fires.
    const timer = setTimeout(stop, source.timeoutMs);
    signal.addEventListener('abort', stop);
    let failure: unknown;
    try {
      for (const endpoint of source.endpoints) {
        try {
          const response = await fetch(requestUrl(endpoint, source), {
            method: 'POST',
            headers: { 'content-type': 'text/plain' },
            body: requestBody(source, config, query),
            signal: limit.signal,
          });
          if (!response.ok) throw new Error(`HTTP ${response.status}`);
          const body: unknown = await response.json();
          // Try the endpoint that responded first from now on.
          source.endpoints = [endpoint, ...source.endpoints.filter((one) => one !== endpoint)];
          return body;
        } catch (error) {
          if (signal.aborted) throw error;
          failure = error;
        }
      }
    } finally {
      clearTimeout(timer);
    }
    throw failure;
  }

  async function searchProviders(query: string, signal: AbortSignal): Promise<unknown> {
    let failure: unknown;
    for (const source of config.sources) {
      if ((pausedUntil.get(source) ?? 0) > Date.now()) continue;
      try {
        return await searchProvider(source, query, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        failure = error;
      }
      if (source !== config.sources.at(-1)) pausedUntil.set(source, Date.now() + CIRCUIT_OPEN_MS);
    }
    throw failure;
  }

  return {
    async suggestions(query) {
      const current = ++latest;
      running.abort();
      running = new AbortController();
      const { signal } = running;
      const cached = known.get(query);
      if (cached !== undefined) return cached;
      try {
        const found = parseSuggestions(await searchProviders(query, signal), config, query);
        known.set(query, found);
        for (const oldest of [...known.keys()].slice(0, -MAX_CACHED)) known.delete(oldest);
        return current === latest ? found : null;
      } catch (error) {
        if (current !== latest) return null;
        throw error;
      }
    },
    stop() {
      latest++;
      running.abort();
    },
  };
}
