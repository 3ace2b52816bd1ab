import {
  callBody,
  callUrl,
  suggestionsOf,
  type SuggestConfig,
  type Suggestion,
  type SuggestSource,
} from '../../src/suggestions/suggestions';
import { PROVIDER_RESTS_MS } from '../../src/search/settings';

/** Who corrects a word asks the same again; more would be kept for nothing. */
const REMEMBERED = 20;

/** One question at a time: a newer one ends the older. */
export function askFor(config: SuggestConfig): {
  /** @returns null when a newer question came in between. @throws when nobody answered */
  suggestions: (query: string) => Promise<Suggestion[] | null>;
  stop: () => void;
} {
  const known = new Map<string, Suggestion[]>();
  let latest = 0;
  let running = new AbortController();
  const restUntil = new Map<SuggestSource, number>();

  /** Asks the endpoints of one, who have its patience together. */
  async function answerFrom(source: SuggestSource, query: string, signal: AbortSignal): Promise<unknown> {
    const limit = new AbortController();
    const stop = () => limit.abort();
    // Not AbortSignal.timeout() in AbortSignal.any(): some engines collect it as garbage before its time has come.
    const patience = setTimeout(stop, source.patience);
    signal.addEventListener('abort', stop);
    let failure: unknown;
    try {
      for (const endpoint of source.endpoints) {
        try {
          const response = await fetch(callUrl(endpoint, source), {
            method: 'POST',
            headers: { 'content-type': 'text/plain' },
            body: callBody(source, config, query),
            signal: limit.signal,
          });
          if (!response.ok) throw new Error(`HTTP ${response.status}`);
          const answer: unknown = await response.json();
          // Who answered is asked first from now on.
          source.endpoints = [endpoint, ...source.endpoints.filter((one) => one !== endpoint)];
          return answer;
        } catch (error) {
          if (signal.aborted) throw error;
          failure = error;
        }
      }
    } finally {
      clearTimeout(patience);
    }
    throw failure;
  }

  async function answerOf(query: string, signal: AbortSignal): Promise<unknown> {
    let failure: unknown;
    for (const source of config.sources) {
      if ((restUntil.get(source) ?? 0) > Date.now()) continue;
      try {
        return await answerFrom(source, query, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        failure = error;
      }
      if (source !== config.sources.at(-1)) restUntil.set(source, Date.now() + PROVIDER_RESTS_MS);
    }
    throw failure;
  }

  return {
    async suggestions(query) {
      const mine = ++latest;
      running.abort();
      running = new AbortController();
      const { signal } = running;
      const before = known.get(query);
      if (before !== undefined) return before;
      try {
        const found = suggestionsOf(await answerOf(query, signal), config);
        known.set(query, found);
        for (const oldest of [...known.keys()].slice(0, -REMEMBERED)) known.delete(oldest);
        return mine === latest ? found : null;
      } catch (error) {
        if (mine !== latest) return null;
        throw error;
      }
    },
    stop() {
      latest++;
      running.abort();
    },
  };
}
