import { useEffect, useRef } from 'react';
import { QUERY_MAX_LENGTH } from '../settings';

/** What PHP searched for when it made the page. */
interface First {
  query: string;
  /** whether the page decided it */
  isControlled: boolean;
}

/**
 * Lets the page decide what is searched for, by the `data-query` attribute of the widget.
 *
 * @param query given: the widget searches for this whenever it changes; undefined: the visitor decides in the search box
 * @throws Error when the widget was made for the other case (spec section 8)
 */
export function useControlledQuery(
  query: string | undefined,
  first: First,
  search: (query: string) => void,
): void {
  const isControlled = query !== undefined;
  if (isControlled !== first.isControlled) {
    const name = (is: boolean): string => (is ? 'controlled' : 'uncontrolled');
    throw new Error(
      `You can't switch the search from being ${name(first.isControlled)} to being ${name(isControlled)}.`,
    );
  }
  const latest = useRef(first.query);
  useEffect(() => {
    const wanted = query?.slice(0, QUERY_MAX_LENGTH);
    if (wanted === undefined || wanted === latest.current) return;
    latest.current = wanted;
    search(wanted);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another function that searches is no reason to search
  }, [query]);
}
