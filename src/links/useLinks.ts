import { useEffect, useMemo, useState } from 'react';
import type { PageData } from '../search/pageData';
import { linksViewModel, type LinksView } from './linksViewModel';

/** @returns the groups that match a query, untrusted. @throws if the request failed or was aborted */
export type RequestLinks = (url: string, query: string, signal: AbortSignal) => Promise<unknown>;

/** Delay while typing. It is longer than for searches, because WordPress handles the requests for links. */
const PAUSE_MS = 250;

/** After this time the results are complete without links. */
const TIMEOUT_MS = 5000;

interface Links {
  /** null if there are no links */
  links: LinksView | null;
  /** whether the links of the query are not known yet */
  isWaiting: boolean;
}

/**
 * Returns the links of the current query: first those that PHP rendered, then those of the site's REST route. Links of
 * another query are never shown.
 *
 * @param isFirstPage whether the first page of the results is shown; other pages have no links
 */
export function useLinks(
  { links, texts }: PageData,
  query: string,
  isFirstPage: boolean,
  requestLinks: RequestLinks | undefined,
): Links {
  const [found, setFound] = useState({ query: links?.query, groups: links?.groups as unknown });
  const isShown = Boolean(links) && isFirstPage && query !== '';
  const isWaiting = isShown && requestLinks !== undefined && query !== found.query;
  useEffect(() => {
    if (!links || !isWaiting) return undefined;
    const abort = new AbortController();
    const stop = () => setFound({ query, groups: [] });
    let timer = setTimeout(() => {
      timer = setTimeout(() => {
        abort.abort();
        stop();
      }, TIMEOUT_MS);
      requestLinks(links.url, query, abort.signal)
        .then(
          (groups) => setFound({ query, groups }),
          () => abort.signal.aborted || stop(),
        )
        .finally(() => clearTimeout(timer));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [links, isWaiting, query, requestLinks]);
  return useMemo(
    () => ({
      links:
        links && isShown && query === found.query ? linksViewModel(found.groups, links.titles, texts) : null,
      isWaiting,
    }),
    [links, texts, found, isShown, isWaiting, query],
  );
}
