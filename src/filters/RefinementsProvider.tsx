import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useConnector, useInstantSearch } from 'react-instantsearch';
import type { RefinementsState, RefinementsModule } from './refinementsState';
import type { PageData } from '../search/pageData';
import type { Refinements } from './refinements';
import type { SearchValues } from './useValueSearch';

type UnreadPrices = Pick<Refinements, 'minText' | 'maxText'>;

interface RefinementsProviderProps {
  /** Passed as a prop, because it is loaded on demand. */
  refinementsModule: RefinementsModule;
  /** Filters and sort orders that PHP printed, with the initial selection. */
  filters: NonNullable<PageData['filters']>;
  indexName: string;
  /** pause in typing before a search in the values of a filter, in ms */
  pauseMs: number;
  children: (state: RefinementsState) => ReactNode;
}

/** Passes the selected filters and sort order of InstantSearch's UI state to its children. */
export function RefinementsProvider({
  refinementsModule,
  filters,
  indexName,
  pauseMs,
  children,
}: RefinementsProviderProps): ReactNode {
  const { list } = filters;
  const { searchValues } = useConnector(refinementsModule.connectRefinements, {
    list,
    indexName,
  }) as unknown as {
    searchValues: SearchValues;
  };
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const stateKey = JSON.stringify([indexUiState.refinementList, indexUiState.range, indexUiState.sortBy]);
  const [unread, setUnread] = useUnreadPrices(filters.selected);
  const selected = useMemo(
    () => ({ ...refinementsModule.fromUiState(list, indexUiState), ...unread }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the state is a new object with the same values on every render
    [refinementsModule, list, stateKey, unread],
  );
  const apply = useCallback(
    (search: URLSearchParams) => {
      const next = refinementsModule.readRefinements(list, search);
      setUnread({ minText: next.minText, maxText: next.maxText });
      setIndexUiState(({ query, configure }) => ({
        // Copies query and configure only, which resets the page.
        ...(query !== undefined && { query }),
        ...(configure !== undefined && { configure }),
        ...refinementsModule.toUiState(list, next),
      }));
    },
    [refinementsModule, list, setIndexUiState, setUnread],
  );
  const parameters = useMemo(
    () => refinementsModule.toPairs(list, selected),
    [refinementsModule, list, selected],
  );
  const search = JSON.stringify([indexUiState.query ?? '', parameters]);
  const { valueSearch, searchIn } = refinementsModule.useValueSearch(
    list,
    searchValues,
    pauseMs,
    search,
    filters.valueSearch ?? null,
  );
  const state = useMemo(
    (): RefinementsState => ({
      refinements: selected,
      parameters,
      hasFilters: refinementsModule.hasFilters(selected),
      priceTexts: refinementsModule.priceTexts(list, selected),
      isInitial:
        JSON.stringify(refinementsModule.toPairs(list, filters.selected)) === JSON.stringify(parameters),
      apply,
      isSearchingValues: valueSearch !== null,
      searchIn,
      view: (query, responses, address, texts) =>
        refinementsModule.filtersViewModel(
          query,
          { list, selected, results: responses, valueSearch },
          address,
          texts,
        ),
    }),
    [refinementsModule, filters, list, selected, parameters, apply, valueSearch, searchIn],
  );
  return children(state);
}

/**
 * Texts in the fields of the prices that are not prices. They are not part of the search, so the state of the search
 * does not contain them.
 */
function useUnreadPrices({ minText, maxText }: UnreadPrices) {
  const state = useState<UnreadPrices>({ minText, maxText });
  const [, setUnread] = state;
  useEffect(() => {
    const forget = () => setUnread({ minText: '', maxText: '' });
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, [setUnread]);
  return state;
}
