import { debounce } from '../../lib/debounce';
import { meetsMinimumLength } from '../minimumLength';

/** Limits for searches while typing. PHP sanitizes these settings. */
export interface TypingLimits {
  /** shorter texts are not searched for while they are typed; 0 or 1: no such limit */
  minCharacters: number;
  /** a pause in typing before a search, in ms */
  debounceMs: number;
}

export interface DebouncedQuery {
  /** InstantSearch's `queryHook` */
  queryHook: (query: string, search: (query: string) => void) => void;
  /** Runs a search without delay and minimum length, for example on Enter. */
  immediately: (run: () => void) => void;
}

/** Create one for each widget, because it holds the timer. */
export function createDebouncedQuery({ minCharacters, debounceMs }: TypingLimits): DebouncedQuery {
  const debounced = debounce((run: () => void) => run(), debounceMs);
  let isImmediate = false;
  return {
    queryHook(query, search) {
      debounced.cancel();
      const text = query.trim();
      if (isImmediate || text === '') {
        search(query);
      } else if (meetsMinimumLength(text, minCharacters)) {
        debounced(() => search(query));
      }
    },
    immediately(run) {
      isImmediate = true;
      try {
        run();
      } finally {
        isImmediate = false;
      }
    },
  };
}
