import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useHits, useInstantSearch } from 'react-instantsearch';
import type { Parts } from '../../template/compile';
import type { RefinementsState } from '../refinements/refinementsState';
import type { PageData } from '../pageData';
import { resultsViewModel, type ResultsView } from '../viewModels/resultsViewModel';
import { useControlledQuery } from './useControlledQuery';
import { useFirstHits, type AfterPaint } from './useFirstHits';
import { usePageLinks } from './usePageLinks';
import { useRefinementParts } from './useRefinementParts';
import { useSearchForm } from './useSearchForm';
import { useSettledText } from './useSettledText';

/** Marks the placeholder result before the first request. */
export const PENDING = 'isUnasked';

/** The name of the search among products, beside the one among posts. */
export const PRODUCTS_INDEX_ID = 'products';

interface LiveResultsProps {
  data: PageData;
  /** null where nothing can be chosen */
  refinementsState: RefinementsState | null;
  render: (view: ResultsView, parts: Parts) => ReactNode;
  afterPaint: AfterPaint;
  /** given: the page decides what is searched for; there is no search box */
  query?: string | undefined;
}

/** Binds InstantSearch's state to the template: the view model in, behaviour on the parts. */
export function LiveResults({
  data,
  refinementsState: refinementsState,
  render,
  afterPaint,
  query,
}: LiveResultsProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const form = useSearchForm(data.guards, input);
  const pageLinks = usePageLinks(data.address, input);
  const refinementParts = useRefinementParts(refinementsState);
  const { results } = useHits({ escapeHTML: false });
  useControlledQuery(query, { query: data.query, isControlled: data.address.queryName === '' }, form.submit);
  const { status, refresh, scopedResults } = useInstantSearch({ catchError: true });
  const products = scopedResults.find(({ indexId }) => indexId === PRODUCTS_INDEX_ID)?.results ?? null;
  const [isRequesting, setIsAsking] = useState(false);

  useEffect(() => {
    // Typed before this script came: that is the first query. The input itself is never written to here.
    const typed = input.current?.value ?? data.query;
    if (typed !== data.query) {
      form.type(typed);
    } else if (data.answer === null && !data.refusal && !data.settings.stopTheFirstRun) {
      // PHP made no search for this widget, because the provider is hosted.
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the page that PHP sent says nothing of it: only after it was taken over
      setIsAsking(true);
      refresh();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when this takes over the page
  }, []);

  const hasResult = results !== undefined && !(PENDING in results);
  const view = useMemo(() => {
    const query = results?.query ?? data.query;
    const context = { ...data, notices: query === data.query ? data.notices : [] };
    const rawResults = (results as { _rawResults?: readonly unknown[] } | undefined)?._rawResults ?? [];
    const shownProducts = refinementsState?.hasFilters === true ? null : products;
    return resultsViewModel(
      query,
      hasResult ? results : null,
      context,
      shownProducts,
      refinementsState,
      rawResults,
    );
  }, [results, products, hasResult, data, refinementsState]);
  const hits = useFirstHits(view.hits, afterPaint);
  const isInitial =
    !hasResult ||
    (refinementsState?.isInitial !== false && results.query === data.query && results.page === data.page);
  const announcement = useSettledText(isInitial ? '' : view.summary);
  const parts = useMemo(
    () => ({ ...form.parts, ...pageLinks, ...refinementParts }),
    [form.parts, pageLinks, refinementParts],
  );

  const isSearching = status === 'loading' || status === 'stalled';
  // A widget without any result also counts as stalled (docs/specification.md, STATE-1).
  const isStalled = status === 'stalled' || (isRequesting && !hasResult && status !== 'error');
  const isError = status === 'error';

  // Render only if a visible value changes. Typing alone changes none.
  return useMemo(() => {
    // The input is the visitor's: what PHP wrote there stays its default.
    const formView = { ...view.form, query: data.query };
    return render({ ...view, form: formView, hits, announcement, isSearching, isStalled, isError }, parts);
  }, [render, view, hits, announcement, isSearching, isStalled, isError, parts, data]);
}
