import { useMemo } from 'react';
import { useHits } from 'react-instantsearch';
import type { PageData } from '../pageData';
import { shownResults, type ShownResults } from '../../search-report/shownResults';
import type { RefinementsState } from '../../filters/refinementsState';
import { resultsByType } from '../resultTypes/withTypes';
import { NO_TYPES, resultsViewModel, type ResultsView } from '../viewModels/resultsViewModel';
import { chooseType, type ResultType } from '../viewModels/resultTypes';

/** Marks the placeholder result before the first request. */
export const PENDING = 'isPending';

interface Results {
  view: ResultsView;
  /** The query of these results. */
  query: string;
  /** false before the first response */
  hasResult: boolean;
  /** Whether these are the results that PHP rendered. */
  isInitial: boolean;
  /** The results for the search report; null before the first response. */
  reported: ShownResults | null;
}

/** Returns the view model of the current results. */
export function useResults(data: PageData, refinementsState: RefinementsState | null): Results {
  const { results } = useHits({ escapeHTML: false });
  const hasResult = results !== undefined && !(PENDING in results);
  const query = results?.query ?? data.query;
  const isFiltered = refinementsState?.hasFilters === true;
  const isChosen = data.isTypeChosen || isFiltered || Boolean(refinementsState?.refinements.order);
  // The first hits of a further page do not tell which type matches best.
  const chosen = isChosen || Number(results?.page) > 0 ? data.type : null;
  const rawResults = (results as { _rawResults?: readonly unknown[] } | undefined)?._rawResults;
  const types = useMemo(() => typesOf(data, rawResults?.[0]), [data, rawResults]);
  const view = useMemo(() => {
    const context = { ...data, notices: query === data.query ? data.notices : [] };
    if (!hasResult) return resultsViewModel(query, null, context, NO_TYPES, refinementsState);
    const shown = chooseType(types, chosen, isFiltered);
    // Only the list that PHP has rendered has filters and further pages. Links to the others load a page.
    const isOwn = shown === null || shown.key === data.type;
    return resultsViewModel(
      query,
      isOwn ? results : shown.result,
      context,
      { types, shown, isChosen },
      isOwn ? refinementsState : null,
      isOwn ? (rawResults ?? []) : [],
    );
  }, [results, rawResults, query, types, hasResult, isChosen, chosen, isFiltered, data, refinementsState]);
  const reported = useMemo(() => {
    if (results === undefined || !hasResult) return null;
    const all = types.length === 0 || isFiltered ? [results] : types.map(({ result }) => result);
    return shownResults(results.query, all, isFiltered);
  }, [results, hasResult, types, isFiltered]);
  const isInitial =
    !hasResult ||
    (refinementsState?.isInitial !== false && results.query === data.query && results.page === data.page);
  return { view, query, hasResult, isInitial, reported };
}

/** The types with the results of one response. */
function typesOf({ types, type: own }: PageData, result: unknown): ResultType[] {
  const others = resultsByType(result);
  return (types ?? []).map(({ key, label }) => ({ key, label, result: key === own ? result : others[key] }));
}
