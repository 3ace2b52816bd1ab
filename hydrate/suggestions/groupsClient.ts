import { parseGroups, type SuggestionsConfig } from '../../src/suggestions/suggestions';
import type { LinkGroupView } from '../../src/links/linksViewModel';
import { requestLinks } from '../links/requestLinks';

/** Delay while typing. It is longer than for hits, because WordPress handles these requests. */
const PAUSE_MS = 250;

/** Requests the categories, brands and pages of a query. A new request aborts the previous one. */
export function createGroupsClient(config: SuggestionsConfig): {
  /** @param onFound called with the response; not called after stop(), a newer request or a failure */
  request: (query: string, onFound: (groups: LinkGroupView[]) => void) => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();

  const stop = (): void => {
    clearTimeout(timer);
    running.abort();
  };
  return {
    request(query, onFound) {
      stop();
      const { links } = config;
      if (!links) return;
      running = new AbortController();
      const { signal } = running;
      timer = setTimeout(() => {
        requestLinks(links.url, query, signal).then(
          (groups) => signal.aborted || onFound(parseGroups(groups, config)),
          // The suggestions are complete without links.
          () => undefined,
        );
      }, PAUSE_MS);
    },
    stop,
  };
}
