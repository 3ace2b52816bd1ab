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
  /** Searches for a text that is being typed: after a pause, if it is long enough. An empty text is searched at once. */
  type: (query: string) => void;
  /** Searches without delay and minimum length, for example on Enter. */
  submit: (query: string) => void;
}

/** Create one for each widget, because it holds the timer. */
export function createDebouncedQuery(
  { minCharacters, debounceMs }: TypingLimits,
  search: (query: string) => void,
): DebouncedQuery {
  const debounced = debounce(search, debounceMs);
  const submit = (query: string): void => {
    debounced.cancel();
    search(query);
  };
  return {
    type(query) {
      const text = query.trim();
      if (text === '') {
        submit(query);
      } else if (meetsMinimumLength(text, minCharacters)) {
        debounced(query);
      } else {
        debounced.cancel();
      }
    },
    submit,
  };
}
