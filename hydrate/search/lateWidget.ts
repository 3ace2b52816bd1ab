/** The most widgets of one page that are finished; PHP has the same limit (`WidgetNumbers`). */
const MAX_WIDGETS = 10;
/** No attribute of a widget needs a longer value. */
const VALUE_MAX_LENGTH = 1024;
const TIMEOUT_MS = 10_000;

/**
 * Has the site finish a widget that PHP did not see while it made the page: one that a script inserted, or that a plugin
 * printed past WordPress's filters.
 *
 * @returns whether the widget can be taken over now; false: the page has ten widgets, or this one renders nothing
 * @throws when the site does not answer with a widget; the element is as it was written
 */
export async function renderLateWidget(widget: HTMLElement): Promise<boolean> {
  const number = freeNumber();
  if (number === null) return false;
  // Taken at once, so that the next late widget gets another one.
  widget.dataset['widgetNumber'] = String(number);
  try {
    const { attributes, html } = await requestWidget(widget, number);
    const content = document.createElement('template');
    // Made by this site's PHP, which escapes all values: the same HTML as in a page.
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
    (error: unknown) => console.warn('Stallkeeper: searches are not counted', error),
  );

/** @returns a number that no other widget of the page has; null where the page is full */
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
}

async function requestWidget(widget: HTMLElement, number: number): Promise<WidgetResponse> {
  const response = await fetch(requestUrl(widget, number), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const answer = (await response.json()) as Partial<WidgetResponse> | null;
  if (!response.ok || typeof answer?.html !== 'string' || typeof answer.attributes !== 'object') {
    throw new Error(`The site answered with status ${response.status} and no widget`);
  }
  return answer as WidgetResponse;
}

/** @throws when the page does not say where its REST API is */
function requestUrl({ attributes }: HTMLElement, number: number): URL {
  // WordPress's own way to tell ("REST API Handbook", "Discovery").
  const api = document.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]');
  if (api === null) throw new Error('The page does not name its REST API');
  const route = 'stallkeeper/v1/widget';
  const url = new URL(api.href);
  const plain = url.searchParams.get('rest_route');
  // With plain permalinks the route is a parameter.
  if (plain === null) url.pathname += route;
  else url.searchParams.set('rest_route', plain + route);

  const here = new URL(location.href);
  const suffix = number === 1 ? '' : `_${number}`;
  const set = (name: string, value: string | null) => value && url.searchParams.set(name, value);
  // The name of the page; with plain permalinks it is in the query.
  set('path', here.pathname + (plain === null ? '' : here.search));
  set('number', String(number));
  set('query', here.searchParams.get(`shop_s${suffix}`));
  set('page', here.searchParams.get(`shop_page${suffix}`));
  set('lang', document.documentElement.lang);
  for (const { name, value } of attributes) {
    if (name.startsWith('data-') && value.length <= VALUE_MAX_LENGTH)
      url.searchParams.set(`attributes[${name}]`, value);
  }
  return url;
}
