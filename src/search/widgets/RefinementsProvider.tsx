import { useCallback, useMemo, type ReactNode } from 'react';
import { useConnector, useInstantSearch } from 'react-instantsearch';
import type { RefinementsState, RefinementsModule } from '../refinements/refinementsState';
import type { PageData } from '../pageData';
import type { SearchFacetValues } from '../refinements/useFacetSearch';

interface RefinementsProviderProps {
  /** Passed as a prop, because it is loaded on demand. */
  refinementsModule: RefinementsModule;
  /** Filters and sort orders that PHP printed, with the initial selection. */
  faceted: NonNullable<PageData['faceted']>;
  indexName: string;
  /** pause in typing before a search in the values of a filter, in ms */
  pauseMs: number;
  children: (faceted: RefinementsState) => ReactNode;
}

/** Passes the selected filters and sort order of InstantSearch's UI state to its children. */
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the state is a new object with the same values on every render
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
      view: (query, responses, address, texts) =>
        refinementsModule.facetsViewModel(
          query,
          { list, chosen, results: responses, find: facetSearch },
          address,
          texts,
        ),
    }),
    [refinementsModule, faceted, list, chosen, kept, apply, facetSearch, searchIn],
  );
  return children(state);
}
