import {
  callBody,
  callUrl,
  suggestionsOf,
  type SuggestConfig,
  type Suggestion,
} from '../../src/search/suggestions';

/** Spec section 9: connect 1 s and read 2 s; a browser's fetch knows only the whole. */
const TIMEOUT_MS = 3000;
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
  let endpoints = config.endpoints;

  async function answerOf(query: string, signal: AbortSignal): Promise<unknown> {
    let failure: unknown = new Error('There is nobody to ask.');
    for (const endpoint of endpoints) {
      try {
        const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
        const response = await fetch(callUrl(endpoint, config), {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: callBody(config, query),
          signal: limit,
        });
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        const answer: unknown = await response.json();
        // Who answered is asked first from now on.
        endpoints = [endpoint, ...config.endpoints.filter((one) => one !== endpoint)];
        return answer;
      } catch (error) {
        if (signal.aborted) throw error;
        failure = error;
      }
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
