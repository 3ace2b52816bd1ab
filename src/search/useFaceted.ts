import { useCallback, useMemo } from 'react';
import { useConnector, useInstantSearch } from 'react-instantsearch';
import { connectRefinements, fromUiState, toUiState } from './connectRefinements';
import type { PageData } from './pageData';
import { NOTHING_CHOSEN, pairsOf, readRefinements, type FacetList, type Refinements } from './refinements';

const NO_LIST: FacetList = { kind: '', groups: [], hasPrice: false, orders: [], kinds: [] };

export interface Faceted {
  list: FacetList;
  chosen: Refinements;
  /** Whether it is still what the page began with. */
  isInitial: boolean;
  /** Takes over what a link's address or a form says; the first page of it is shown (spec section 4). */
  choose: (search: URLSearchParams) => void;
}

/** What is chosen of the facets, as part of InstantSearch's state. */
export function useFaceted(data: PageData, indexName: string): Faceted {
  const list = data.faceted?.list ?? NO_LIST;
  useConnector(connectRefinements, { list, indexName });
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const known = JSON.stringify([indexUiState.refinementList, indexUiState.range, indexUiState.sortBy]);
  const chosen = useMemo(
    () => fromUiState(list, indexUiState),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the state is a new object on every draw, and says the same
    [list, known],
  );
  const choose = useCallback(
    (search: URLSearchParams) =>
      setIndexUiState(({ query, configure }) => ({
        // Named one by one: the page is not among them, and begins anew.
        ...(query !== undefined && { query }),
        ...(configure !== undefined && { configure }),
        ...toUiState(list, readRefinements(list, search)),
      })),
    [list, setIndexUiState],
  );
  return useMemo(() => {
    const initial = data.faceted?.chosen ?? NOTHING_CHOSEN;
    const isInitial = JSON.stringify(pairsOf(list, initial)) === JSON.stringify(pairsOf(list, chosen));
    return { list, chosen, isInitial, choose };
  }, [data, list, chosen, choose]);
}
