import type * as SearchSelections from './searchSelections';
import type { ReportSettings } from '../../src/search-report/reportSettings';
import { createSearchCounter } from '../../src/search-report/searchCounter';
import { shownResults, type ShownResults } from '../../src/search-report/shownResults';
import { pageShown } from '../lib/pageShown';
import { readPageData } from '../search/readPageData';
import { keepForOrder } from './keepForOrder';
import { hasSelectionConsent } from './selectionConsent';
import { sendReport } from './sendReport';

export interface SearchReporter {
  /** The results of a query are shown. */
  shown: (results: ShownResults) => void;
  /** The visitor opens a result without a link, such as a suggestion. @param href URL of the result */
  selected: (href: string) => void;
}

interface Options {
  /** query that is already counted or is not a new search; '' for none */
  counted?: string;
  /** whether submitting the form opens the results page */
  opensPage?: boolean;
}

const reporters = new WeakMap<HTMLElement, SearchReporter>();

/**
 * Counts the searches of a search widget or a search form.
 *
 * @returns the same reporter for the same element
 */
export function reportSearches(
  element: HTMLElement,
  settings: ReportSettings,
  { counted = '', opensPage = false }: Options = {},
): SearchReporter {
  const known = reporters.get(element);
  if (known !== undefined) return known;
  const counter = createSearchCounter((search) => sendReport(settings.url, search), counted, opensPage);
  let current: ShownResults | null = null;
  let selections: typeof SearchSelections | 'loading' | null = null;

  // Without consent, this code is not loaded.
  const loadSelections = (): void => {
    if (selections !== null || !hasSelectionConsent(settings)) return;
    selections = 'loading';
    import(/* webpackChunkName: "search-selections" */ './searchSelections').then(
      (module) => (selections = module),
      () => (selections = null),
    );
  };
  const reporter: SearchReporter = {
    shown(results) {
      current = results;
      counter.shown(results);
      loadSelections();
    },
    selected(href) {
      counter.selected();
      keepForOrder(settings, current?.query ?? '');
      if (current !== null && selections !== null && selections !== 'loading') {
        selections.reportSelection(settings, current, new URL(href, location.href).href);
      }
    },
  };
  const followLink = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isHit = current?.hits.some(({ href }) => new URL(href, location.href).href === link?.href);
    if (link !== null && isHit) reporter.selected(link.href);
  };

  element.addEventListener('input', () => counter.typed());
  element.addEventListener(
    'submit',
    () => {
      const query = element.querySelector<HTMLInputElement>('input[data-part="input"]')?.value ?? '';
      counter.submitted(query);
      keepForOrder(settings, query);
    },
    true,
  );
  element.addEventListener('click', followLink);
  element.addEventListener('auxclick', (event) => event.button === 1 && followLink(event));
  // The visitor may have given consent on this page.
  for (const type of ['pointerover', 'focusin']) element.addEventListener(type, loadSelections);
  addEventListener('pagehide', () => counter.left());
  reporters.set(element, reporter);
  return reporter;
}

/** Counts the search that PHP has rendered into a widget. Going back and reloading the page is not a new search. */
export function reportPageSearch(widget: HTMLElement): void {
  const data = readPageData(widget);
  const settings = data?.report;
  if (data === null || !settings || reporters.has(widget)) return;
  reportSearches(widget, settings, { counted: data.query }).shown(
    shownResults(data.query, [data.result, ...(data.types ?? []).map(({ result }) => result)], false),
  );
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' || navigation?.type === 'back_forward') return;
  void pageShown().then(() => {
    sendReport(settings.url, { query: data.query.trim(), results: Number(widget.dataset['widgetResults']) });
    keepForOrder(settings, data.query);
  });
}
