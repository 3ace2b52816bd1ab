import type { InstantSearchProps } from 'react-instantsearch';
import { parseSearchUrl } from '../../src/search/routing/searchAddress';
import type { RefinementUiState } from '../../src/search/refinements/connectRefinements';
import type { RefinementsModule } from '../../src/search/refinements/refinementsState';
import type { PageData } from '../../src/search/pageData';
import type { Refinements } from '../../src/search/refinements/refinements';

/** A pause in typing that makes a step in the history; the value of InstantSearch's own router. */
const WRITE_AFTER_MS = 400;

interface Route {
  query: string;
  page: number;
  /** null where nothing can be chosen */
  chosen: Refinements | null;
}

type Routing = Exclude<InstantSearchProps['routing'], boolean | undefined>;

/**
 * Keeps address bar and history in step with query and page, in the same addresses that PHP prints. Other parameters of
 * the address stay.
 *
 * @param refinementsModule for a page on which something can be chosen
 * @param root holds the search box: on Back it gets the older text, its only write from here
 * @param controlledQuery what the page decides to search for, where the address has no query
 */
export function urlRouting(
  indexName: string,
  data: PageData,
  refinementsModule: RefinementsModule | null,
  root: HTMLElement,
  controlledQuery: () => string,
): Routing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  let listener: (() => void) | undefined;
  const list = data.faceted?.list;
  const read = (): Route => ({
    ...parseSearchUrl(data.address, location.search),
    ...(data.address.queryName === '' && { query: controlledQuery() }),
    chosen:
      list && refinementsModule
        ? refinementsModule.readRefinements(list, new URLSearchParams(location.search))
        : null,
  });

  const urlOf = ({ query, page, chosen }: Route): string => {
    const { queryName, pageName } = data.address;
    const url = new URL(location.href);
    const set = (name: string, value: string | null) =>
      value === null ? url.searchParams.delete(name) : url.searchParams.set(name, value);
    if (queryName !== '') set(queryName, query === '' && queryName !== 's' ? null : query);
    if (list && refinementsModule && chosen) {
      for (const name of refinementsModule.paramNames(list)) url.searchParams.delete(name);
      for (const [name, value] of refinementsModule.toPairs(list, chosen))
        url.searchParams.append(name, value);
    }
    set(pageName, page > 0 ? String(page + 1) : null);
    return url.href;
  };

  const router = {
    $$type: 'stallkeeper.url',
    // PHP may have moved a page past the end to the last one: at first its word counts.
    read: () =>
      isFirst ? { query: data.query, page: data.page, chosen: data.faceted?.chosen ?? null } : read(),
    write(route: Route) {
      isFirst = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // The same place can be written in several ways: what it means is compared.
        const here = read();
        if (urlOf(here) !== urlOf(route)) {
          history.pushState(history.state, '', urlOf(route));
        }
      }, WRITE_AFTER_MS);
    },
    onUpdate(update: (route: Route) => void) {
      listener = () => {
        clearTimeout(timer);
        isFirst = false;
        const route = read();
        const input = root.querySelector<HTMLInputElement>('[data-part="input"]');
        if (input !== null) {
          input.value = route.query;
        }
        update(route);
      };
      addEventListener('popstate', listener);
    },
    createURL: urlOf,
    dispose() {
      clearTimeout(timer);
      if (listener !== undefined) {
        removeEventListener('popstate', listener);
      }
    },
  };

  return {
    router,
    stateMapping: {
      stateToRoute: (
        state: Record<string, RefinementUiState & { query?: string; page?: number }>,
      ): Route => ({
        query: state[indexName]?.query ?? '',
        page: (state[indexName]?.page ?? 1) - 1,
        chosen:
          list && refinementsModule ? refinementsModule.fromUiState(list, state[indexName] ?? {}) : null,
      }),
      routeToState: ({ query, page, chosen }: Route) => ({
        [indexName]: {
          query,
          page: page + 1,
          ...(list && chosen && refinementsModule?.toUiState(list, chosen)),
        },
      }),
    },
  } as unknown as Routing;
}
