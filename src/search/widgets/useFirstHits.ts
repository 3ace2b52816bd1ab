import { startTransition, useEffect, useMemo, useState } from 'react';
import type { RefinementsState } from '../../filters/refinementsState';
import type { ResultsView } from '../viewModels/resultsViewModel';
import { mergeFirstHits } from './firstHits';

/** Calls the function after the current changes are painted. @returns cancels the call */
export type AfterPaint = (work: () => void) => () => void;

/**
 * Renders the first hits of a response before its other hits, the counts of the filters and the links to other pages, so
 * that the visible hits are painted sooner.
 *
 * @param view results of the latest response
 * @param refinementsState selected filters; a new selection is shown at once
 * @returns results to render now: at first with parts of the results before them, after the next paint `view`
 */
export function useFirstHits<View extends ResultsView>(
  view: View,
  refinementsState: RefinementsState | null,
  afterPaint: AfterPaint,
): View {
  const [rendered, setRendered] = useState({ view, refinementsState });
  useEffect(
    () =>
      rendered.view === view
        ? undefined
        : afterPaint(() => startTransition(() => setRendered({ view, refinementsState }))),
    [view, refinementsState, rendered, afterPaint],
  );
  return useMemo(() => {
    if (rendered.view === view) return view;
    const isSelectionKept = rendered.refinementsState === refinementsState;
    return {
      ...view,
      hits: mergeFirstHits(view.hits, rendered.view.hits),
      products: mergeFirstHits(view.products, rendered.view.products),
      partialHits: mergeFirstHits(view.partialHits, rendered.view.partialHits),
      partialProducts: mergeFirstHits(view.partialProducts, rendered.view.partialProducts),
      filters: isSelectionKept && view.filters ? rendered.view.filters : view.filters,
      pagination: view.pagination && rendered.view.pagination,
    };
  }, [view, refinementsState, rendered]);
}
