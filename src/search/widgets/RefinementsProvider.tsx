import { useCallback, useMemo, type ReactNode } from 'react';
import { useConnector, useInstantSearch } from 'react-instantsearch';
import type { RefinementsState, RefinementsModule } from '../refinements/refinementsState';
import type { PageData } from '../pageData';
import type { SearchFacetValues } from '../refinements/useFacetSearch';

interface RefinementsProviderProps {
  /** Passed as a prop, because it is loaded on demand. */
  refinementsModule: RefinementsModule;
  /** What PHP said of the page: what can be chosen, and what was. */
  faceted: NonNullable<PageData['faceted']>;
  indexName: string;
  /** a pause in typing before a search, in ms */
  pauseMs: number;
  children: (faceted: RefinementsState) => ReactNode;
}

/** What is chosen of the facets, as part of InstantSearch's state. */
export function RefinementsProvider({
  refinementsModule,
  faceted,
  indexName,
  pauseMs,
  children,
}: RefinementsProviderProps): ReactNode {
  const { list } = faceted;
  const { searchValues } = useConnector(refinementsModule.connectRefinements, {
    list,
    indexName,
  }) as unknown as {
    searchValues: SearchFacetValues;
  };
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const stateKey = JSON.stringify([indexUiState.refinementList, indexUiState.range, indexUiState.sortBy]);
  const chosen = useMemo(
    () => refinementsModule.fromUiState(list, indexUiState),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the state is a new object on every draw, and says the same
    [refinementsModule, list, stateKey],
  );
  const apply = useCallback(
    (search: URLSearchParams) =>
      setIndexUiState(({ query, configure }) => ({
        // Copies query and configure only, which resets the page.
        ...(query !== undefined && { query }),
        ...(configure !== undefined && { configure }),
        ...refinementsModule.toUiState(list, refinementsModule.readRefinements(list, search)),
      })),
    [refinementsModule, list, setIndexUiState],
  );
  const kept = useMemo(() => refinementsModule.toPairs(list, chosen), [refinementsModule, list, chosen]);
  const search = JSON.stringify([indexUiState.query ?? '', kept]);
  const { find: facetSearch, searchIn } = refinementsModule.useFacetSearch(
    list,
    searchValues,
    pauseMs,
    search,
    faceted.find ?? null,
  );
  const state = useMemo(
    (): RefinementsState => ({
      refinements: chosen,
      kept,
      hasFilters: refinementsModule.hasFilters(chosen),
      isInitial: JSON.stringify(refinementsModule.toPairs(list, faceted.chosen)) === JSON.stringify(kept),
      apply,
      isSearchingValues: facetSearch !== null,
      searchIn,
      view: (query, answers, address, texts) =>
        refinementsModule.facetsViewModel(
          query,
          { list, chosen, results: answers, find: facetSearch },
          address,
          texts,
        ),
    }),
    [refinementsModule, faceted, list, chosen, kept, apply, facetSearch, searchIn],
  );
  return children(state);
}
