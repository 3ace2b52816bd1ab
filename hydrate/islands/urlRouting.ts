import type { InstantSearchProps } from 'react-instantsearch';
import { readAddress } from '../../src/search/address';
import { fromUiState, toUiState, type RefinementUiState } from '../../src/search/connectRefinements';
import type { PageData } from '../../src/search/pageData';
import {
  namesOf,
  NOTHING_CHOSEN,
  pairsOf,
  readRefinements,
  type Refinements,
} from '../../src/search/refinements';

/** A pause in typing that makes a step in the history; the value of InstantSearch's own router. */
const WRITE_AFTER_MS = 400;

interface Route {
  query: string;
  page: number;
  chosen: Refinements;
}

type Routing = Exclude<InstantSearchProps['routing'], boolean | undefined>;

/**
 * Keeps address bar and history in step with query and page, in the same addresses that PHP prints. Other parameters of
 * the address stay.
 *
 * @param root where the search box stands: on Back it gets the older text, its only write from here
 */
export function urlRouting(indexName: string, data: PageData, root: HTMLElement): Routing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  let listener: (() => void) | undefined;
  const list = data.faceted?.list ?? null;
  const read = (): Route => ({
    ...readAddress(data.address, location.search),
    chosen: list === null ? NOTHING_CHOSEN : readRefinements(list, new URLSearchParams(location.search)),
  });

  const router = {
    $$type: 'stallkeeper.url',
    // PHP may have moved a page past the end to the last one: at first its word counts.
    read: () =>
      isFirst
        ? { query: data.query, page: data.page, chosen: data.faceted?.chosen ?? NOTHING_CHOSEN }
        : read(),
    write(route: Route) {
      isFirst = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // The same place can be written in several ways: what it means is compared.
        const here = read();
        if (urlOf(data, here) !== urlOf(data, route)) {
          history.pushState(history.state, '', urlOf(data, route));
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
    createURL: (route: Route) => urlOf(data, route),
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
        chosen: list === null ? NOTHING_CHOSEN : fromUiState(list, state[indexName] ?? {}),
      }),
      routeToState: ({ query, page, chosen }: Route) => ({
        [indexName]: { query, page: page + 1, ...(list !== null && toUiState(list, chosen)) },
      }),
    },
  } as unknown as Routing;
}

function urlOf({ address, faceted }: PageData, { query, page, chosen }: Route): string {
  const url = new URL(location.href);
  const set = (name: string, value: string | null) =>
    value === null ? url.searchParams.delete(name) : url.searchParams.set(name, value);
  set(address.queryName, query === '' && address.queryName !== 's' ? null : query);
  if (faceted !== null) {
    for (const name of namesOf(faceted.list)) url.searchParams.delete(name);
    for (const [name, value] of pairsOf(faceted.list, chosen)) url.searchParams.append(name, value);
  }
  set(address.pageName, page > 0 ? String(page + 1) : null);
  return url.href;
}
