import { debounce } from '../../lib/debounce';
import { meetsMinimumLength } from '../minimumLength';

/** Limits for searches while typing. PHP sanitizes these settings. */
export interface TypingLimits {
  /** minimum length of a query while typing; 0 or 1: no limit */
  minCharacters: number;
  /** delay while typing, in ms */
  debounceMs: number;
}

export interface DebouncedQuery {
  /**
   * Searches while the visitor types: after a pause, if the query is long enough. An empty query has no
   * delay.
   */
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
