import { useEffect, useMemo, useState } from 'react';
import type { PageData } from '../search/pageData';
import { linksViewModel, type LinksView } from './linksViewModel';

/** @returns the groups that match a query, untrusted. @throws if the request failed or was aborted */
export type RequestLinks = (url: string, query: string, signal: AbortSignal) => Promise<unknown>;

/** Delay while typing. It is longer than for searches, because WordPress handles the requests for links. */
const PAUSE_MS = 250;

/**
 * Returns the links of the current query: first those that PHP rendered, then those of the site's REST route.
 *
 * @param isFirstPage whether the first page of the results is shown; other pages have no links
 * @returns null if there are no links
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
        // The results are complete without links. Links of the previous query must not stay.
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
