import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useHits, useInstantSearch, usePagination, useSearchBox } from 'react-instantsearch';
import type { Parts } from '../template/compile';
import type { PageData } from './pageData';
import { resultsViewModel, type ResultsView } from './resultsViewModel';
import { QUERY_MAX_LENGTH } from './settings';
import { useFirstHits, type AfterPaint } from './useFirstHits';
import { useParts } from './useParts';
import { useSettledText } from './useSettledText';

/** Marks the result that stands in until somebody has asked. */
export const UNASKED = 'isUnasked';

/** The name of the search among products, beside the one among posts. */
export const PRODUCTS = 'products';

interface LiveResultsProps {
  data: PageData;
  render: (view: ResultsView, parts: Parts) => ReactNode;
  afterPaint: AfterPaint;
}

/** Binds InstantSearch's state to the template: the view model in, behaviour on the parts. */
export function LiveResults({ data, render, afterPaint }: LiveResultsProps): ReactNode {
  const { refine, clear } = useSearchBox();
  const { results } = useHits({ escapeHTML: false });
  const { refine: goToPage } = usePagination();
  const { status, refresh, scopedResults } = useInstantSearch({ catchError: true });
  const products = scopedResults.find(({ indexId }) => indexId === PRODUCTS)?.results ?? null;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Typed before this script came: that is the first query. The input itself is never written to here.
    const typed = input.current?.value ?? data.query;
    if (typed !== data.query) {
      refine(typed.slice(0, QUERY_MAX_LENGTH));
    } else if (data.answer === null && !data.settings.stopTheFirstRun) {
      // A hosted widget: PHP asked nobody on its behalf.
      refresh();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when this takes over the page
  }, []);

  const isAnswered = results !== undefined && !(UNASKED in results);
  const view = useMemo(() => {
    const query = results?.query ?? data.query;
    const context = { ...data, notices: query === data.query ? data.notices : [] };
    return resultsViewModel(query, isAnswered ? results : null, context, products);
  }, [results, products, isAnswered, data]);
  const hits = useFirstHits(view.hits, afterPaint);
  const isInitial = !isAnswered || (results.query === data.query && results.page === data.page);
  const announcement = useSettledText(isInitial ? '' : view.summary);
  const parts = useParts(data, { refine, clear, goToPage }, input);

  const isSearching = status === 'loading' || status === 'stalled';
  const isStalled = status === 'stalled';
  const isError = status === 'error';

  // Drawn anew only when something to be seen changes: a keystroke by itself does not.
  return useMemo(() => {
    // The input is the visitor's: what PHP wrote there stays its default.
    const form = { ...view.form, query: data.query };
    return render({ ...view, form, hits, announcement, isSearching, isStalled, isError }, parts);
  }, [render, view, hits, announcement, isSearching, isStalled, isError, parts, data]);
}
