import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from '../../lib/debounce';
import type { FacetFind } from './facetsViewModel';
import { findName, type FacetList } from './refinements';

/** @throws whatever the provider fails with */
export type SearchValues = (attribute: string, text: string) => Promise<FacetFind['hits']>;

/** What has been looked for among the values of a group: over as soon as something else is searched for or chosen. */
export function useFind(
  list: FacetList,
  searchValues: SearchValues,
  pauseMs: number,
  /** what is searched for and chosen, as text */
  search: string,
  first: FacetFind | null,
): { find: FacetFind | null; findIn: (field: string, text: string) => void } {
  const [found, setFound] = useState(first === null ? null : { find: first, search });
  const ask = useRef(searchValues);
  const latest = useRef({ search, number: 0 });
  useEffect(() => {
    ask.current = searchValues;
    latest.current.search = search;
  });
  const later = useMemo(() => debounce((run: () => void) => run(), pauseMs), [pauseMs]);
  useEffect(() => () => later.cancel(), [later]);
  const findIn = useCallback(
    (field: string, text: string) => {
      const attribute = list.groups.find(({ name }) => findName(name) === field)?.attribute;
      // A late answer is of no use any more.
      const number = ++latest.current.number;
      later.cancel();
      if (attribute === undefined) return;
      if (text.trim() === '') {
        setFound(null);
        return;
      }
      later(() => {
        const of = latest.current.search;
        ask.current(attribute, text.trim()).then(
          (hits) => {
            if (number === latest.current.number) setFound({ find: { attribute, text, hits }, search: of });
          },
          () => {
            // The list stays as it is; the form can still be sent.
          },
        );
      });
    },
    [list, later],
  );
  return { find: found?.search === search ? found.find : null, findIn };
}
