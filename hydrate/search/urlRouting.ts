import type { InstantSearchProps } from 'react-instantsearch';
import { parseSearchUrl } from '../../src/search/routing/searchAddress';
import type { RefinementUiState } from '../../src/filters/connectRefinements';
import type { RefinementsModule } from '../../src/filters/refinementsState';
import type { PageData } from '../../src/search/pageData';
import type { Refinements } from '../../src/filters/refinements';

/** Delay while typing before a new history entry. InstantSearch's router uses the same value. */
const WRITE_AFTER_MS = 400;

/** URL parameter of the query on the results page. */
const RESULTS_QUERY = 's';

interface Route {
  query: string;
  page: number;
  /** null on pages without filters and sort orders */
  selected: Refinements | null;
}

type Routing = Exclude<InstantSearchProps['routing'], boolean | undefined>;

/**
 * Synchronizes URL and history with the query, the page and the filters. The URLs are the same as those that
 * PHP prints. Other URL parameters are preserved.
 *
 * @param refinementsModule null on pages without filters and sort orders
 * @param root element with the search box, which is updated when the visitor goes back or forward
 * @param controlledQuery returns the query if the page determines it; the URL then has no query
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
  const list = data.filters?.list;
  const read = (): Route => ({
    ...parseSearchUrl(data.address, location.search),
    ...(data.address.queryName === '' && { query: controlledQuery() }),
    selected:
      list && refinementsModule
        ? refinementsModule.readRefinements(list, new URLSearchParams(location.search))
        : null,
  });

  const urlOf = ({ query, page, selected }: Route): string => {
    const { queryName, pageName } = data.address;
    const url = new URL(location.href);
    const set = (name: string, value: string | null) =>
      value === null ? url.searchParams.delete(name) : url.searchParams.set(name, value);
    if (queryName !== '') set(queryName, query === '' && queryName !== 's' ? null : query);
    if (list && refinementsModule && selected) {
      for (const name of refinementsModule.paramNames(list)) url.searchParams.delete(name);
      // Without a choice, the best type is shown again when the page is loaded.
      if (data.isTypeChosen || page > 0 || refinementsModule.hasFilters(selected) || selected.order !== '') {
        for (const [name, value] of refinementsModule.toPairs(list, selected))
          url.searchParams.append(name, value);
      }
    }
    set(pageName, page > 0 ? String(page + 1) : null);
    // As in PHP's links: a value of a category ends with a tilde and an id.
    return url.href.replaceAll('%7E', '~');
  };

  /** The search form of the header shows the query of the results page, as after a page load. */
  const updateOtherForms = (query: string): void => {
    if (data.address.queryName !== RESULTS_QUERY) return;
    for (const input of document.querySelectorAll<HTMLInputElement>(
      `[data-part="form"] [name="${RESULTS_QUERY}"]`,
    )) {
      if (input.closest('.instant-search-widget') !== null || input === document.activeElement) continue;
      input.defaultValue = query;
      input.value = query;
    }
  };

  const router = {
    $$type: 'stallkeeper.url',
    // At first the route is that of PHP, which shows the last page if the page number of the URL is too high.
    read: () =>
      isFirst ? { query: data.query, page: data.page, selected: data.filters?.selected ?? null } : read(),
    write(route: Route) {
      isFirst = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Several URLs can mean the same route, so normalized URLs are compared.
        const current = read();
        if (urlOf(current) !== urlOf(route)) {
          history.pushState(history.state, '', urlOf(route));
        }
        updateOtherForms(route.query);
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
        updateOtherForms(route.query);
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
        selected:
          list && refinementsModule ? refinementsModule.fromUiState(list, state[indexName] ?? {}) : null,
      }),
      routeToState: ({ query, page, selected }: Route) => ({
        [indexName]: {
          query,
          page: page + 1,
          ...(list && selected && refinementsModule?.toUiState(list, selected)),
        },
      }),
    },
  } as unknown as Routing;
}
