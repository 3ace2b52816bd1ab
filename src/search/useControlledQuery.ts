import { useEffect, useState } from 'react';

/**
 * Lets a page decide what is searched, instead of the visitor's box.
 *
 * @param query given: the search is controlled, and searches for this; undefined: it is not
 * @throws Error when it is given at one time and not at another (spec section 8): the box could not tell whose word counts
 */
export function useControlledQuery(query: string | undefined, search: (query: string) => void): void {
  const isControlled = query !== undefined;
  const [wasControlled] = useState(isControlled);
  if (isControlled !== wasControlled) {
    const name = (is: boolean): string => (is ? 'controlled' : 'uncontrolled');
    throw new Error(
      `You can't switch the search from being ${name(wasControlled)} to being ${name(isControlled)}.`,
    );
  }
  useEffect(() => {
    if (query !== undefined) search(query);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another function that searches is no reason to search
  }, [query]);
}
