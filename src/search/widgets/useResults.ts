import { useMemo } from 'react';
import { useHits, useInstantSearch } from 'react-instantsearch';
import type { PageData } from '../pageData';
import type { RefinementsState } from '../refinements/refinementsState';
import { resultsViewModel, type ResultsView } from '../viewModels/resultsViewModel';

/** Marks the placeholder result before the first request. */
export const PENDING = 'isUnasked';

/** The name of the search among products, beside the one among posts. */
export const PRODUCTS_INDEX_ID = 'products';

interface Results {
  view: ResultsView;
  /** false before the first response */
  hasResult: boolean;
  /** Whether these are the results that PHP rendered. */
  isInitial: boolean;
}

/** The view model of the current results. */
export function useResults(data: PageData, refinementsState: RefinementsState | null): Results {
  const { results } = useHits({ escapeHTML: false });
  const products = useProducts();
  const hasResult = results !== undefined && !(PENDING in results);
  const view = useMemo(() => {
    const query = results?.query ?? data.query;
    const context = { ...data, notices: query === data.query ? data.notices : [] };
    const rawResults = (results as { _rawResults?: readonly unknown[] } | undefined)?._rawResults ?? [];
    const shownProducts = refinementsState?.hasFilters === true ? null : products;
    const shown = hasResult ? results : null;
    return resultsViewModel(query, shown, context, shownProducts, refinementsState, rawResults);
  }, [results, products, hasResult, data, refinementsState]);
  const isInitial =
    !hasResult ||
    (refinementsState?.isInitial !== false && results.query === data.query && results.page === data.page);
  return { view, hasResult, isInitial };
}

function useProducts() {
  const { scopedResults } = useInstantSearch();
  return scopedResults.find(({ indexId }) => indexId === PRODUCTS_INDEX_ID)?.results ?? null;
}
