import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  InstantSearchWidget,
  type InstantSearchWidgetProps,
} from '../../src/search/widgets/InstantSearchWidget';
import type { PageData } from '../../src/search/pageData';
import { hasBoundaryMarks } from '../../src/template/boundary';
import { compileTemplate } from '../../src/template/compile';
import { removeLayout } from '../../src/template/whiteSpace';
import { closeDrawerOnLeave } from '../filters/filterDrawer';
import { afterPaint } from '../lib/afterPaint';
import { requestLinks } from '../links/requestLinks';
import { keepControls } from './keepControls';
import { readPageData } from './readPageData';
import { createWidgetClient } from './widgetClient';
import { unwrapTranslation } from './translation';
import { urlRouting } from './urlRouting';
import type { SearchReporter } from '../search-report/searchReport';

interface Credentials {
  appId: string;
  apiKey: string;
  indexName: string;
}

/**
 * Hydrates a search widget. React reuses the elements that PHP rendered. If the page contains data of another
 * version, the widget is not hydrated and still works without a script.
 *
 * @throws if a chunk that only some pages need cannot be loaded; the page is then unchanged
 */
export async function mountInstantSearch(
  widget: HTMLElement,
  { appId, apiKey, indexName }: Credentials,
): Promise<void> {
  const root = widget.querySelector<HTMLElement>(':scope>[data-shop-root]');
  const template = widget.querySelector<HTMLTemplateElement>(':scope>template[data-shop-template]');
  const data = readPageData(widget);
  if (root === null || template === null || data === null) {
    console.warn(
      'Stallkeeper: the page is from another version of the plugin, so the search stays without a script',
      widget,
    );
    return;
  }
  const [refinements, client] = await Promise.all([
    loadRefinements(data),
    createWidgetClient(widget, { appId, searchOnlyAPIKey: apiKey, indexName }, data),
  ]);
  if (data.filters !== null) closeDrawerOnLeave();
  const reporter = loadReporter(widget, data);
  const isTranslated = unwrapTranslation(root, data.lang);
  const hasBoundary = hasBoundaryMarks(root);
  const compiled = compileTemplate(template.content);
  removeLayout(root);
  const serverHtml = root.innerHTML;
  const controls = keepControls(root);
  const props: InstantSearchWidgetProps = {
    client,
    indexName,
    data,
    refinementsModule: refinements,
    render: (view, parts) => {
      controls.look();
      return compiled(view, { parts, isTranslated, hasBoundary });
    },
    routing: urlRouting(indexName, data, refinements, root, () => widget.dataset['query'] ?? ''),
    afterPaint,
    onResults: data.report ? (results) => void reporter?.then(({ shown }) => shown(results)) : undefined,
    requestLinks,
  };
  const element = () => {
    const { query } = widget.dataset;
    return createElement(InstantSearchWidget, query === undefined ? props : { ...props, query });
  };
  const queryObserver = new MutationObserver(() => react.render(element()));
  const react = hydrateRoot(root, element(), {
    onRecoverableError: (error) => {
      console.error('Stallkeeper: the search differed from the page and was rendered again', error);
      queueMicrotask(controls.restore);
    },
    onUncaughtError: (error) => {
      console.error(
        'Stallkeeper: the instant search stopped after an error; the page shows the results of the server',
        error,
      );
      queryObserver.disconnect();
      queueMicrotask(() => {
        react.unmount();
        root.innerHTML = serverHtml;
        controls.restore();
      });
    },
  });
  queryObserver.observe(widget, QUERY_ATTRIBUTE);
}

/** A script on the page sets this attribute to change the query. */
const QUERY_ATTRIBUTE = { attributeFilter: ['data-query'] };

/** Loads the code for filters. Most widgets have no filters and do not wait for it. */
const loadRefinements = async ({ filters }: PageData) =>
  filters === null ? null : import(/* webpackChunkName: "search-filters" */ '../../src/filters');

/** @returns the reporter that counts the widget's searches; null: the search report is off */
function loadReporter(
  widget: HTMLElement,
  { report, query, page, result }: PageData,
): Promise<SearchReporter> | null {
  if (!report) return null;
  // PHP's results are not a new search: either the page counts them, or they are another page of a counted search.
  const counted = result !== null || page > 0 ? query : '';
  const reporter = import(/* webpackIgnore: true */ '@stallkeeper/search-report').then(({ reportSearches }) =>
    reportSearches(widget, report, { counted }),
  );
  reporter.catch((error: unknown) =>
    console.warn('Stallkeeper: the search report could not be loaded', error),
  );
  return reporter;
}
