import { useEffect, useRef } from 'react';
import { QUERY_MAX_LENGTH } from '../settings';

/** The query that PHP searched for. */
interface InitialQuery {
  query: string;
  /** whether the page determines the query */
  isControlled: boolean;
}

/**
 * Lets the page determine the query with the widget's `data-query` attribute.
 *
 * @param query the widget searches for the query when it changes; undefined: the visitor uses the search box
 * @throws Error if the widget changes between controlled and uncontrolled (docs/specification.md, ERROR-7)
 */
export function useControlledQuery(
  query: string | undefined,
  initial: InitialQuery,
  search: (query: string) => void,
): void {
  const isControlled = query !== undefined;
  if (isControlled !== initial.isControlled) {
    const name = (is: boolean): string => (is ? 'controlled' : 'uncontrolled');
    throw new Error(
      `You can't switch the search from being ${name(initial.isControlled)} to being ${name(isControlled)}.`,
    );
  }
  const latest = useRef(initial.query);
  useEffect(() => {
    const next = query?.slice(0, QUERY_MAX_LENGTH);
    if (next === undefined || next === latest.current) return;
    latest.current = next;
    search(next);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new search function must not start a search
  }, [query]);
}
