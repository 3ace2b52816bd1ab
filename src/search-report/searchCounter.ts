/** A search and how many results it has. */
export interface CountedSearch {
  query: string;
  results: number;
}

/** A pause in typing after which a query counts, in ms. */
export const PAUSE_MS = 1000;

/** Time after the pause in which the visitor may still complete the query, in ms. */
export const COMPLETE_MS = 5000;

export interface SearchCounter {
  /** The results of a query are shown. */
  shown: (search: CountedSearch) => void;
  /** The visitor types, so the current query is not complete. */
  typed: () => void;
  /** The visitor submits a query. Its results may follow. */
  submitted: (query: string) => void;
  /** The visitor opens a result of the current query. */
  selected: () => void;
  /** The visitor leaves the page. */
  left: () => void;
}

/**
 * Decides when a query counts: when it is submitted, when a result is selected, or after a pause in typing. A query counts
 * once per page. A paused query that the visitor then extends, such as “shir” to “shirt”, is unfinished and does not count.
 *
 * @param count receives each search that counts
 * @param counted query that was counted before, or '' for none
 * @param opensPage whether submitting opens a page that counts the query itself. After a pause, a query then
 *   counts only if the visitor does not submit it.
 */
export function createSearchCounter(
  count: (search: CountedSearch) => void,
  counted = '',
  opensPage = false,
): SearchCounter {
  const known = new Set(['', keyOf(counted)]);
  let current: CountedSearch | null = null;
  let paused: CountedSearch | null = null;
  let submittedKey: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const countOnce = (search: CountedSearch | null): void => {
    clearTimeout(timer);
    paused = null;
    if (search === null || known.has(keyOf(search.query))) return;
    known.add(keyOf(search.query));
    count({ query: search.query.trim(), results: search.results });
  };
  const pause = (search: CountedSearch): void => {
    paused = search;
    if (!opensPage) timer = setTimeout(() => countOnce(search), COMPLETE_MS);
  };
  const countUnlessExtended = (next: string): void => {
    if (paused === null || keyOf(paused.query) === keyOf(next)) return;
    countOnce(keyOf(next).startsWith(keyOf(paused.query)) ? null : paused);
  };

  return {
    shown(search) {
      clearTimeout(timer);
      countUnlessExtended(search.query);
      current = search;
      if (known.has(keyOf(search.query))) return;
      if (submittedKey === keyOf(search.query)) {
        submittedKey = null;
        countOnce(search);
      } else {
        timer = setTimeout(() => pause(search), PAUSE_MS);
      }
    },
    typed() {
      clearTimeout(timer);
    },
    submitted(query) {
      const isCurrent = current !== null && keyOf(current.query) === keyOf(query);
      if (opensPage) {
        countUnlessExtended(query);
        countOnce(null);
        current = null;
      } else if (isCurrent) {
        countOnce(current);
      } else {
        submittedKey = keyOf(query);
      }
    },
    selected() {
      countOnce(current);
    },
    left() {
      countOnce(paused);
    },
  };
}

const keyOf = (query: string): string => query.trim().toLowerCase();
