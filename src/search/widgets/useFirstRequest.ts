import { useEffect, useState, type RefObject } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { PageData } from '../pageData';

/**
 * Starts a search after hydration if the page has no results for it: PHP did not search because the provider is hosted, or
 * the visitor typed before the script loaded.
 *
 * @param type searches as if the visitor typed the text
 * @returns whether the browser has sent the search that PHP left out
 */
export function useFirstRequest(
  data: PageData,
  input: RefObject<HTMLInputElement | null>,
  type: (query: string) => void,
): boolean {
  const { refresh } = useInstantSearch();
  const [isRequested, setIsRequested] = useState(false);
  useEffect(() => {
    const typed = input.current?.value ?? data.query;
    if (typed !== data.query) {
      type(typed);
    } else if (data.result === null && !data.refusal && !data.settings.stopTheFirstRun) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the first render must equal the page that PHP rendered
      setIsRequested(true);
      refresh();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);
  return isRequested;
}
