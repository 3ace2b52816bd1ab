import { debounce } from '../../lib/debounce';
import { isWorthAsking } from '../minimumLength';

/** What keeps typing from costing a search for each letter. PHP has read and bounded it: `Hosted\Settings`. */
export interface SearchGuards {
  /** shorter texts are not searched for while they are typed; 0 or 1: no such limit */
  minCharacters: number;
  /** a pause in typing before a search, in ms */
  debounceMs: number;
}

export interface QueryGuard {
  /** InstantSearch's `queryHook` */
  hook: (query: string, search: (query: string) => void) => void;
  /** Runs what searches on the visitor's own word, such as Enter: without a pause, however short the text. */
  atOnce: (run: () => void) => void;
}

/** One for each widget: it holds the pause. */
export function createQueryGuard({ minCharacters, debounceMs }: SearchGuards): QueryGuard {
  const later = debounce((run: () => void) => run(), debounceMs);
  let isAtOnce = false;
  return {
    hook(query, search) {
      later.cancel();
      const text = query.trim();
      if (isAtOnce || text === '') {
        search(query);
      } else if (isWorthAsking(text, minCharacters)) {
        later(() => search(query));
      }
    },
    atOnce(run) {
      isAtOnce = true;
      try {
        run();
      } finally {
        isAtOnce = false;
      }
    },
  };
}
