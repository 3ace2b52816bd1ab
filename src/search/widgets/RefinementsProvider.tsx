import { useCallback, useMemo, type ReactNode } from 'react';
import { useConnector, useInstantSearch } from 'react-instantsearch';
import type { Faceted, FacetTools } from '../refinements/refinementsState';
import type { PageData } from '../pageData';
import type { SearchValues } from '../refinements/useFacetSearch';

interface WithFacetsProps {
  /** Handed in, not imported: what is shared by two files is not made as small as what stands in one. */
  tools: FacetTools;
  /** What PHP said of the page: what can be chosen, and what was. */
  faceted: NonNullable<PageData['faceted']>;
  indexName: string;
  /** a pause in typing before a search, in ms */
  pauseMs: number;
  children: (faceted: Faceted) => ReactNode;
}

/** What is chosen of the facets, as part of InstantSearch's state. */
export function WithFacets({ tools, faceted, indexName, pauseMs, children }: WithFacetsProps): ReactNode {
  const { list } = faceted;
  const { searchValues } = useConnector(tools.connectRefinements, { list, indexName }) as unknown as {
    searchValues: SearchValues;
  };
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const known = JSON.stringify([indexUiState.refinementList, indexUiState.range, indexUiState.sortBy]);
  const chosen = useMemo(
    () => tools.fromUiState(list, indexUiState),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the state is a new object on every draw, and says the same
    [tools, list, known],
  );
  const choose = useCallback(
    (search: URLSearchParams) =>
      setIndexUiState(({ query, configure }) => ({
        // Named one by one: the page is not among them, and begins anew.
        ...(query !== undefined && { query }),
        ...(configure !== undefined && { configure }),
        ...tools.toUiState(list, tools.readRefinements(list, search)),
      })),
    [tools, list, setIndexUiState],
  );
  const kept = useMemo(() => tools.pairsOf(list, chosen), [tools, list, chosen]);
  const search = JSON.stringify([indexUiState.query ?? '', kept]);
  const { find, findIn } = tools.useFind(list, searchValues, pauseMs, search, faceted.find ?? null);
  const now = useMemo(
    (): Faceted => ({
      chosen,
      kept,
      isNarrow: tools.isNarrow(chosen),
      isInitial: JSON.stringify(tools.pairsOf(list, faceted.chosen)) === JSON.stringify(kept),
      choose,
      isFinding: find !== null,
      findIn,
      view: (query, answers, address, texts) =>
        tools.facetsViewModel(query, { list, chosen, answers, find }, address, texts),
    }),
    [tools, faceted, list, chosen, kept, choose, find, findIn],
  );
  return children(now);
}
