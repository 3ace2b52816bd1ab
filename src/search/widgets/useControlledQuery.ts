import { useEffect, useRef } from 'react';
import { QUERY_MAX_LENGTH } from '../settings';

/** What PHP searched for when it made the page. */
interface InitialQuery {
  query: string;
  /** whether the page decided it */
  isControlled: boolean;
}

/**
 * Lets the page decide what is searched for, by the `data-query` attribute of the widget.
 *
 * @param query given: the widget searches for this whenever it changes; undefined: the visitor decides in the search box
 * @throws Error when the widget was made for the other case (docs/specification.md, ERROR-7)
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
