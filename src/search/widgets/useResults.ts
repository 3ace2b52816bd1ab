import { useEffect, useMemo } from 'react';
import { useHits, useInstantSearch } from 'react-instantsearch';
import type { PageData } from '../pageData';
import { shownResults, type ShownResults } from '../../search-report/shownResults';
import type { RefinementsState } from '../../filters/refinementsState';
import { resultsViewModel, type ResultsView } from '../viewModels/resultsViewModel';

/** Marks the placeholder result before the first request. */
export const PENDING = 'isPending';

/** ID of the product search, which runs next to the main search. */
export const PRODUCTS_INDEX_ID = 'products';

interface Results {
  view: ResultsView;
  /** The query of these results. */
  query: string;
  /** false before the first response */
  hasResult: boolean;
  /** Whether these are the results that PHP rendered. */
  isInitial: boolean;
}

/**
 * Returns the view model of the current results.
 *
 * @param onResults called with the results of each search
 */
export function useResults(
  data: PageData,
  refinementsState: RefinementsState | null,
  onResults?: (results: ShownResults) => void,
): Results {
  const { results } = useHits({ escapeHTML: false });
  const products = useProducts();
  const hasResult = results !== undefined && !(PENDING in results);
  const query = results?.query ?? data.query;
  const view = useMemo(() => {
    const context = { ...data, notices: query === data.query ? data.notices : [] };
    const rawResults = (results as { _rawResults?: readonly unknown[] } | undefined)?._rawResults ?? [];
    const shownProducts = refinementsState?.hasFilters === true ? null : products;
    const shown = hasResult ? results : null;
    return resultsViewModel(query, shown, context, shownProducts, refinementsState, rawResults);
  }, [results, query, products, hasResult, data, refinementsState]);
  useEffect(() => {
    if (hasResult) {
      const isFiltered = refinementsState?.hasFilters === true;
      onResults?.(shownResults(results.query, [results, isFiltered ? null : products], isFiltered));
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each response
  }, [results, products, hasResult]);
  const isInitial =
    !hasResult ||
    (refinementsState?.isInitial !== false && results.query === data.query && results.page === data.page);
  return { view, query, hasResult, isInitial };
}

function useProducts() {
  const { scopedResults } = useInstantSearch();
  return scopedResults.find(({ indexId }) => indexId === PRODUCTS_INDEX_ID)?.results ?? null;
}
