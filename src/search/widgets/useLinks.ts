import { useEffect, useMemo, useState } from 'react';
import type { PageData } from '../pageData';
import { linksViewModel, type LinksView } from '../viewModels/linksViewModel';

/** @returns the groups that match a query, untrusted. @throws if the request failed or was aborted */
export type RequestLinks = (url: string, query: string, signal: AbortSignal) => Promise<unknown>;

/** Typing sends many searches, but requests for links reach WordPress. */
const PAUSE_MS = 250;

/**
 * The links of the current query: those that PHP rendered, then those of the site's REST route.
 *
 * @param isFirstPage links belong to the beginning of the results
 * @returns null without links
 */
export function useLinks(
  { links, texts }: PageData,
  query: string,
  isFirstPage: boolean,
  requestLinks: RequestLinks | undefined,
): LinksView | null {
  const [found, setFound] = useState({ query: links?.query, groups: links?.groups as unknown });
  const isMissing = Boolean(links) && isFirstPage && query !== '' && query !== found.query;
  useEffect(() => {
    if (!links || !isMissing || !requestLinks) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      requestLinks(links.url, query, abort.signal).then(
        (groups) => setFound({ query, groups }),
        // Without links the results are still complete. Links of another query would be wrong.
        () => abort.signal.aborted || setFound({ query, groups: [] }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [links, isMissing, query, requestLinks]);
  return useMemo(
    () => (links && isFirstPage && query !== '' ? linksViewModel(found.groups, links.titles, texts) : null),
    [links, texts, found.groups, isFirstPage, query],
  );
}
