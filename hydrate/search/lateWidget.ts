import { loadStyle } from '../lib/loadStyle';

/** Maximum number of widgets per page. PHP has the same limit (`WidgetNumbers`). */
const MAX_WIDGETS = 10;
/** Maximum length of an attribute's value. Longer attributes are not part of the request. */
const VALUE_MAX_LENGTH = 1024;
const TIMEOUT_MS = 10_000;

/**
 * Requests the markup of a widget that PHP did not render with the page, because a script inserted it or a
 * plugin printed it without WordPress's content filters.
 *
 * @returns whether the widget can be hydrated; false if the page already has ten widgets, or if the widget
 *   renders nothing
 * @throws if the response contains no widget; the element is then unchanged
 */
export async function renderLateWidget(widget: HTMLElement): Promise<boolean> {
  const number = freeNumber();
  if (number === null) return false;
  // Set before the request, so that the next widget gets another number.
  widget.dataset['widgetNumber'] = String(number);
  try {
    const { attributes, html, style } = await requestWidget(widget, number);
    if (html !== '') await loadStyle(style);
    const content = document.createElement('template');
    // The HTML is safe: PHP renders it with the same templates as a page and escapes all values.
    content.innerHTML = html;
    for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
    widget.classList.add('wp-exclude-emoji');
    widget.replaceChildren(content.content);
    if (attributes['data-widget-results'] !== undefined) void countSearch(widget);
    if (html === '') delete widget.dataset['widgetNumber'];
    return html !== '';
  } catch (error) {
    delete widget.dataset['widgetNumber'];
    throw error;
  }
}

/** Counts the search in the URL of the page. Without the search report, the site does not set the attribute. */
const countSearch = (widget: HTMLElement): Promise<void> =>
  import(/* webpackIgnore: true */ '@stallkeeper/search-report').then(
    ({ reportPageSearch }) => reportPageSearch(widget),
    (error: unknown) => console.warn('Stallkeeper: the search report could not be loaded', error),
  );

/** @returns the lowest number that no other widget has; null if the page has the maximum number of widgets */
function freeNumber(): number | null {
  const finished = document.querySelectorAll<HTMLElement>('[data-widget-number]');
  if (finished.length >= MAX_WIDGETS) return null;
  const taken = Array.from(finished, ({ dataset }) => Number(dataset['widgetNumber']));
  let number = 1;
  while (taken.includes(number)) number++;
  return number;
}

interface WidgetResponse {
  attributes: Record<string, string>;
  html: string;
  /** URL of the stylesheet for the results, unless the page has all styles */
  style?: string | null;
}

async function requestWidget(widget: HTMLElement, number: number): Promise<WidgetResponse> {
  const response = await fetch(requestUrl(widget, number), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const data = (await response.json()) as Partial<WidgetResponse> | null;
  if (!response.ok || typeof data?.html !== 'string' || typeof data.attributes !== 'object') {
    throw new Error(`The widget endpoint responded with status ${response.status} and without a widget`);
  }
  return data as WidgetResponse;
}

/** @throws if the page does not contain the URL of the REST API */
function requestUrl({ attributes }: HTMLElement, number: number): URL {
  // See "Discovery" in the REST API Handbook of WordPress.
  const api = document.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]');
  if (api === null) throw new Error('The page has no link to the REST API (rel="https://api.w.org/")');
  const route = 'stallkeeper/v1/widget';
  const url = new URL(api.href);
  const plain = url.searchParams.get('rest_route');
  // With plain permalinks the route is a parameter.
  if (plain === null) url.pathname += route;
  else url.searchParams.set('rest_route', plain + route);

  const page = new URL(location.href);
  const suffix = number === 1 ? '' : `_${number}`;
  const set = (name: string, value: string | null) => value && url.searchParams.set(name, value);
  // With plain permalinks, the query string identifies the page.
  set('path', page.pathname + (plain === null ? '' : page.search));
  set('number', String(number));
  set('query', page.searchParams.get(`shop_s${suffix}`));
  set('page', page.searchParams.get(`shop_page${suffix}`));
  set('exact', page.searchParams.get(`shop_exact${suffix}`));
  set('lang', document.documentElement.lang);
  for (const { name, value } of attributes) {
    if (name.startsWith('data-') && value.length <= VALUE_MAX_LENGTH)
      url.searchParams.set(`attributes[${name}]`, value);
  }
  return url;
}
