import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { debounce } from '../../lib/debounce';
import type { FacetSearch } from './facetsViewModel';
import { facetSearchName, type FacetList } from './refinements';

/** @throws whatever the provider fails with */
export type SearchFacetValues = (attribute: string, text: string) => Promise<FacetSearch['hits']>;

/** What has been looked for among the values of a group: over as soon as something else is searched for or chosen. */
export function useFacetSearch(
  list: FacetList,
  searchValues: SearchFacetValues,
  pauseMs: number,
  /** what is searched for and chosen, as text */
  search: string,
  first: FacetSearch | null,
): { find: FacetSearch | null; searchIn: (field: string, text: string) => void } {
  const [result, setFound] = useState(first === null ? null : { find: first, search });
  const request = useRef(searchValues);
  const latest = useRef({ search, number: 0 });
  useEffect(() => {
    request.current = searchValues;
    latest.current.search = search;
  });
  const debounced = useMemo(() => debounce((run: () => void) => run(), pauseMs), [pauseMs]);
  useEffect(() => () => debounced.cancel(), [debounced]);
  const searchIn = useCallback(
    (field: string, text: string) => {
      const attribute = list.groups.find(({ name }) => facetSearchName(name) === field)?.attribute;
      // A late answer is of no use any more.
      const number = ++latest.current.number;
      debounced.cancel();
      if (attribute === undefined) return;
      if (text.trim() === '') {
        setFound(null);
        return;
      }
      debounced(() => {
        const of = latest.current.search;
        request.current(attribute, text.trim()).then(
          (hits) => {
            if (number === latest.current.number) setFound({ find: { attribute, text, hits }, search: of });
          },
          () => {
            // The list stays as it is; the form can still be sent.
          },
        );
      });
    },
    [list, debounced],
  );
  return { find: result?.search === search ? result.find : null, searchIn: searchIn };
}
