import { announceUpdate } from '../lib/contentUpdated';
import { isPlainClick } from '../../src/search/widgets/isPlainClick';
import { focusFirst } from '../../src/filters/filterFocus';
import { controlAt, findControls } from './filterControls';

const FILTERS = '[data-stallkeeper-filters]';
/** WooCommerce's form for the order of a list, beside the filters. */
const SORT_FORM = '.woocommerce-ordering';
const LINKS = `${FILTERS} :is([data-part="refine"], [data-part="chip"], [data-part="clear"])`;

/**
 * Loads the page of a filter or of a sort order in the background and replaces the content of `main` with it. PHP renders every list, so the
 * result is the same as without this script. If the request fails, the browser loads the page instead.
 *
 * Only HTML pages of the same list are inserted. Authors can write links with the same attributes, but no file that they
 * upload has the URL of a list.
 *
 * Each combination of filters has a URL. It can be shared, and the back button returns to the previous
 * filters.
 *
 * Other scripts can listen for the event `stallkeeper-updated` on `main` to enhance the new content.
 */
export function filterWithoutPageLoad(): void {
  const status = addStatus();
  let request = new AbortController();
  let shown = withoutHash(location.href);

  async function show(url: string, isNew: boolean): Promise<void> {
    const main = document.querySelector(FILTERS)?.closest('main');
    if (!main || !isSameList(url)) {
      location.assign(url);
      return;
    }
    request.abort();
    request = new AbortController();
    const { signal } = request;
    main.ariaBusy = 'true';
    main.style.opacity = '0.7';
    try {
      const response = await fetch(url, { signal, headers: { accept: 'text/html' } });
      const page = isPage(response) ? parseHtml(await response.text()) : null;
      const filters = page?.querySelector<HTMLElement>(FILTERS);
      const content = filters?.closest('main');
      if (!page || !filters || !content) {
        location.assign(url);
        return;
      }
      if (isNew) history.pushState(null, '', response.redirected ? response.url : url);
      shown = withoutHash(location.href);
      document.title = page.title;
      replace(main, content);
      status.textContent = filters.dataset['count'] ?? '';
    } catch {
      if (!signal.aborted) location.assign(url);
      return;
    }
    main.ariaBusy = null;
    main.style.opacity = '';
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
    if (link && isPlainClick(event) && isSameList(link.href)) {
      event.preventDefault();
      void show(link.href, true);
    }
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement && changesList(form) && isSameList(form.action)) {
      event.preventDefault();
      void show(formUrl(form), true);
    }
  });
  addEventListener('popstate', () => {
    if (withoutHash(location.href) !== shown) void show(location.href, false);
  });
}

/** Whether the form has filters, or the sort order of a list with filters. */
const changesList = (form: Element): boolean =>
  form.closest(FILTERS) !== null ||
  (form.matches(SORT_FORM) && form.closest('main')?.querySelector(FILTERS) != null);

const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Whether a response, after redirects, is an HTML page of this list. */
function isPage({ url, headers }: Response): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '') && isSameList(url);
}

/** Whether a URL belongs to the list of this page: only its query string and the page number in its path may differ. */
function isSameList(url: string): boolean {
  return listUrl(url) === listUrl(location.href);
}

/** Without the page number, such as `/page/2/`. Its word is a setting of WordPress. */
function listUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/(\/[^/]+\/\d+)?\/?$/, '');
}

/** Replaces the content, and keeps the open filters and the focus. */
function replace(main: Element, content: Element): void {
  const isOpen = main.querySelector<HTMLDetailsElement>(`${FILTERS} details`)?.open === true;
  const focused = controlAt(main.querySelector(FILTERS), document.activeElement);
  const isSorting = document.activeElement?.matches(`${SORT_FORM} select`) === true;
  main.replaceChildren(...content.childNodes);
  const filters = main.querySelector(FILTERS);
  const details = filters?.querySelector('details');
  if (details && isOpen) details.open = true;
  if (focused) focusFirst(findControls(filters, focused));
  if (isSorting) main.querySelector<HTMLElement>(`${SORT_FORM} select`)?.focus({ preventScroll: true });
  announceUpdate(main);
}

/** @returns the URL that the browser would load, without empty fields */
function formUrl(form: HTMLFormElement): string {
  const url = new URL(form.action);
  url.search = '';
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') url.searchParams.append(name, value);
  }
  return url.href;
}

/** @returns a live region, which must exist before its text changes */
function addStatus(): HTMLElement {
  const status = document.createElement('p');
  status.className = 'screen-reader-text';
  status.role = 'status';
  document.body.append(status);
  return status;
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/, '');
}
