import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useHits, useInstantSearch, usePagination, useSearchBox } from 'react-instantsearch';
import type { Parts } from '../../template/compile';
import type { Faceted } from '../refinements/refinementsState';
import type { PageData } from '../pageData';
import { createQueryGuard } from './debouncedQuery';
import { resultsViewModel, type ResultsView } from '../viewModels/resultsViewModel';
import { QUERY_MAX_LENGTH } from '../settings';
import { useControlledQuery } from './useControlledQuery';
import { useFirstHits, type AfterPaint } from './useFirstHits';
import { useParts } from './usePartProps';
import { useSettledText } from './useSettledText';

/** Marks the result that stands in until somebody has asked. */
export const UNASKED = 'isUnasked';

/** The name of the search among products, beside the one among posts. */
export const PRODUCTS = 'products';

interface LiveResultsProps {
  data: PageData;
  /** null where nothing can be chosen */
  faceted: Faceted | null;
  render: (view: ResultsView, parts: Parts) => ReactNode;
  afterPaint: AfterPaint;
  /** given: the page decides what is searched for; there is no search box */
  query?: string | undefined;
}

/** Binds InstantSearch's state to the template: the view model in, behaviour on the parts. */
export function LiveResults({ data, faceted, render, afterPaint, query }: LiveResultsProps): ReactNode {
  const [guard] = useState(() => createQueryGuard(data.guards));
  const { refine } = useSearchBox({ queryHook: guard.hook });
  const submit = (text: string): void => guard.atOnce(() => refine(text));
  const { results } = useHits({ escapeHTML: false });
  useControlledQuery(query, { query: data.query, isControlled: data.address.queryName === '' }, submit);
  const { refine: goToPage } = usePagination();
  const { status, refresh, scopedResults } = useInstantSearch({ catchError: true });
  const products = scopedResults.find(({ indexId }) => indexId === PRODUCTS)?.results ?? null;
  const input = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    // Typed before this script came: that is the first query. The input itself is never written to here.
    const typed = input.current?.value ?? data.query;
    if (typed !== data.query) {
      refine(typed.slice(0, QUERY_MAX_LENGTH));
    } else if (data.answer === null && !data.refusal && !data.settings.stopTheFirstRun) {
      // A hosted widget: PHP asked nobody on its behalf.
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the page that PHP sent says nothing of it: only after it was taken over
      setIsAsking(true);
      refresh();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when this takes over the page
  }, []);

  const isAnswered = results !== undefined && !(UNASKED in results);
  const view = useMemo(() => {
    const query = results?.query ?? data.query;
    const context = { ...data, notices: query === data.query ? data.notices : [] };
    const answers = (results as { _rawResults?: readonly unknown[] } | undefined)?._rawResults ?? [];
    const beside = faceted?.isNarrow === true ? null : products;
    return resultsViewModel(query, isAnswered ? results : null, context, beside, faceted, answers);
  }, [results, products, isAnswered, data, faceted]);
  const hits = useFirstHits(view.hits, afterPaint);
  const isInitial =
    !isAnswered ||
    (faceted?.isInitial !== false && results.query === data.query && results.page === data.page);
  const announcement = useSettledText(isInitial ? '' : view.summary);
  const parts = useParts(data, { refine, submit, clear: () => submit(''), goToPage }, input, faceted);

  const isSearching = status === 'loading' || status === 'stalled';
  // Before the first result it stands still, too (spec section 4); where PHP has brought one, that is the first.
  const isStalled = status === 'stalled' || (isAsking && !isAnswered && status !== 'error');
  const isError = status === 'error';

  // Drawn anew only when something to be seen changes: a keystroke by itself does not.
  return useMemo(() => {
    // The input is the visitor's: what PHP wrote there stays its default.
    const form = { ...view.form, query: data.query };
    return render({ ...view, form, hits, announcement, isSearching, isStalled, isError }, parts);
  }, [render, view, hits, announcement, isSearching, isStalled, isError, parts, data]);
}
