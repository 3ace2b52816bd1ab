import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Parts } from '../../template/renderOptions';
import type { PageData } from '../pageData';
import type { ShownResults } from '../../search-report/shownResults';
import type { RefinementsState } from '../../filters/refinementsState';
import { addLinks, countLinks, type ViewWithLinks } from '../../links/addLinks';
import { correctedText } from '../viewModels/texts';
import { useControlledQuery } from './useControlledQuery';
import { useFirstHits, type AfterPaint } from './useFirstHits';
import { useFirstRequest } from './useFirstRequest';
import { useLinks, type RequestLinks } from '../../links/useLinks';
import { usePageLinks } from './usePageLinks';
import { useRefinementParts } from '../../filters/useRefinementParts';
import { useResults } from './useResults';
import { useSearchForm } from './useSearchForm';
import { useSearchStatus } from './useSearchStatus';
import { useSettledText } from './useSettledText';

/** The compiled template. */
export type RenderResults = (view: ViewWithLinks, parts: Parts) => ReactNode;

interface LiveResultsProps {
  data: PageData;
  /** null on pages without filters */
  refinementsState: RefinementsState | null;
  render: RenderResults;
  afterPaint: AfterPaint;
  onResults?: ((results: ShownResults) => void) | undefined;
  requestLinks?: RequestLinks | undefined;
  /** Set if the page determines the query; the widget then has no search box. */
  query?: string | undefined;
}

/**
 * Connects InstantSearch to the template: creates the view model from the results, and props for the parts.
 */
export function LiveResults({
  data,
  refinementsState,
  render,
  afterPaint,
  onResults,
  requestLinks,
  query,
}: LiveResultsProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const form = useSearchForm(data.typingLimits, input);
  const pageLinks = usePageLinks(data, input);
  const refinementParts = useRefinementParts(refinementsState);
  useControlledQuery(query, { query: data.query, isControlled: data.address.queryName === '' }, form.submit);
  const isRequested = useFirstRequest(data, input, form.type);
  const { view, hasResult, isInitial, query: found, reported } = useResults(data, refinementsState);
  const { links, isWaiting } = useLinks(data, found, !view.pagination?.previousHref, requestLinks);
  const linkCount = countLinks(links);
  useEffect(() => {
    if (reported === null || (reported.results === 0 && isWaiting)) return;
    onResults?.({ ...reported, results: reported.results || linkCount });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each response
  }, [reported, reported?.results === 0 && isWaiting]);
  const { isSearching, isStalled, isError } = useSearchStatus(isRequested && !hasResult);
  const withLinks = useMemo(
    () => addLinks(view, links, isWaiting, data.texts),
    [view, links, isWaiting, data.texts],
  );
  const shown = useFirstHits(withLinks, refinementsState, afterPaint);
  const { correction, summary } = shown;
  const announcement = useSettledText(
    // Links are the results of a search without hits, so wait for them.
    isInitial || (isWaiting && view.noResults !== null)
      ? ''
      : correction
        ? `${correctedText(data.texts, correction.query)} ${summary}`
        : summary,
  );
  const parts = useMemo(
    () => ({ ...form.parts, ...pageLinks, ...refinementParts }),
    [form.parts, pageLinks, refinementParts],
  );
  // React never writes to the input, so it keeps the default value that PHP rendered.
  const formView = useMemo(() => ({ ...view.form, query: data.query }), [view.form, data.query]);

  // Render only if a visible value changes. Typing alone changes none.
  return useMemo(
    () => render({ ...shown, form: formView, announcement, isSearching, isStalled, isError }, parts),
    [render, shown, formView, announcement, isSearching, isStalled, isError, parts],
  );
}
