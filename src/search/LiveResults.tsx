import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useHits, useInstantSearch, usePagination, useSearchBox } from 'react-instantsearch';
import type { Parts } from '../template/compile';
import { readAddress } from './address';
import type { PageData } from './pageData';
import { resultsViewModel, type ResultsView } from './resultsViewModel';
import { QUERY_MAX_LENGTH } from './settings';
import { useSettledText } from './useSettledText';

/** Marks the result that stands in until somebody has asked. */
export const UNASKED = 'isUnasked';

interface LiveResultsProps {
  data: PageData;
  render: (view: ResultsView, parts: Parts) => ReactNode;
}

/** Binds InstantSearch's state to the template: the view model in, behaviour on the parts. */
export function LiveResults({ data, render }: LiveResultsProps): ReactNode {
  const { refine, clear } = useSearchBox();
  const { results } = useHits({ escapeHTML: false });
  const { refine: goToPage } = usePagination();
  const { status, refresh } = useInstantSearch({ catchError: true });
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
  const query = results?.query ?? data.query;
  const context = { ...data, notices: query === data.query ? data.notices : [] };
  const view = resultsViewModel(query, isAnswered ? results : null, context);
  const isInitial = !isAnswered || (results.query === data.query && results.page === data.page);
  const announcement = useSettledText(isInitial ? '' : view.summary);

  const parts: Parts = {
    form: {
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        refine((input.current?.value ?? '').slice(0, QUERY_MAX_LENGTH));
      },
    },
    input: {
      ref: input,
      onInput: (event: SyntheticEvent<HTMLInputElement>) =>
        refine(event.currentTarget.value.slice(0, QUERY_MAX_LENGTH)),
    },
    reset: {
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        if (input.current !== null) {
          input.current.value = '';
          input.current.focus();
        }
        clear();
      },
    },
    page: {
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        // A new tab or window is the browser's own business.
        if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
          event.preventDefault();
          goToPage(readAddress(data.address, event.currentTarget.search).page);
          input.current?.form?.scrollIntoView({ block: 'nearest' });
        }
      },
    },
  };

  return render(
    {
      ...view,
      // The input is the visitor's: what PHP wrote there stays its default.
      form: { ...view.form, query: data.query },
      announcement,
      isSearching: status === 'loading' || status === 'stalled',
      isStalled: status === 'stalled',
      isError: status === 'error',
    },
    // eslint-disable-next-line react-hooks/refs -- the template hands the ref on to React, nothing reads it here
    parts,
  );
}
