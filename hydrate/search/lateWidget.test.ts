/** @jest-environment jsdom */
import { renderLateWidget } from './lateWidget';

const WIDGET =
  '<div class="instant-search-widget" data-hits-per-page="3"><p>Written by its author.</p></div>';
const ANSWER = { attributes: { 'data-widget-state': 'searched' }, html: '<div data-shop-root></div>' };
const PRETTY = '<link rel="https://api.w.org/" href="https://shop.example/wp-json/">';
const PLAIN = '<link rel="https://api.w.org/" href="https://shop.example/index.php?rest_route=/">';

let asked: URL[] = [];

function page(head: string, body: string, answer: { ok?: boolean; status?: number; json: unknown }) {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  asked = [];
  globalThis.fetch = ((url: URL) => {
    asked.push(url);
    return Promise.resolve({ ok: true, status: 200, ...answer, json: () => Promise.resolve(answer.json) });
  }) as unknown as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
  return document.querySelector<HTMLElement>('.instant-search-widget:last-child')!;
}

beforeEach(() => {
  history.replaceState(
    null,
    '',
    '/about/?utm_source=x&shop_s=tea&shop_s_2=kettle&shop_page_2=4&shop_exact_2=1',
  );
  document.documentElement.lang = 'de-DE';
});

test('the request contains the settings of the element and its parameters in the URL', async () => {
  const taken = '<div class="instant-search-widget" data-widget-number="1"></div>';
  const widget = page(PRETTY, taken + WIDGET, { json: ANSWER });
  await expect(renderLateWidget(widget)).resolves.toBe(true);
  expect(asked[0]?.origin).toBe('https://shop.example');
  expect(asked[0]?.pathname).toBe('/wp-json/stallkeeper/v1/widget');
  expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({
    path: '/about/',
    number: '2',
    query: 'kettle',
    page: '4',
    exact: '1',
    lang: 'de-DE',
    'attributes[data-hits-per-page]': '3',
  });
  expect(widget.innerHTML).toBe('<div data-shop-root=""></div>');
  expect(widget.dataset['widgetState']).toBe('searched');
  expect(widget.dataset['widgetNumber']).toBe('2');
});

test('the results are shown when their styles are loaded', async () => {
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
  const widget = page(PRETTY, WIDGET, { json: { ...ANSWER, style: '/results.css?ver=1' } });
  const rendered = renderLateWidget(widget);
  await new Promise((resolve) => setTimeout(resolve));
  expect(widget.textContent).toBe('Written by its author.');
  document.querySelector('link[href="/results.css?ver=1"]')?.dispatchEvent(new Event('load'));
  await expect(rendered).resolves.toBe(true);
  expect(widget.innerHTML).toBe('<div data-shop-root=""></div>');
});

test('with plain permalinks the route is a parameter, and the page has its query', async () => {
  const widget = page(PLAIN, WIDGET, { json: ANSWER });
  await renderLateWidget(widget);
  expect(asked[0]?.searchParams.get('rest_route')).toBe('/stallkeeper/v1/widget');
  expect(asked[0]?.searchParams.get('path')).toBe(`/about/${location.search}`);
});

test('a widget gets the lowest free number, and none on a page with ten widgets', async () => {
  const numbered = (numbers: number[]) =>
    numbers.map((n) => `<div class="instant-search-widget" data-widget-number="${n}"></div>`).join('');
  const gap = page(PRETTY, numbered([0, 1, 3]) + WIDGET, { json: ANSWER });
  await renderLateWidget(gap);
  expect(gap.dataset['widgetNumber']).toBe('2');
  const full = page(PRETTY, numbered([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) + WIDGET, { json: ANSWER });
  await expect(renderLateWidget(full)).resolves.toBe(false);
  expect(asked).toEqual([]);
  expect(full.textContent).toBe('Written by its author.');
});

test('an element that renders nothing is emptied and not mounted', async () => {
  const widget = page(PRETTY, WIDGET, { json: { attributes: { 'data-widget-state': 'none' }, html: '' } });
  await expect(renderLateWidget(widget)).resolves.toBe(false);
  expect(widget.innerHTML).toBe('');
  expect(widget.dataset['widgetNumber']).toBeUndefined();
});

test.each<[string, string, Parameters<typeof page>[2]]>([
  ['a page without the URL of the REST API', '', { json: ANSWER }],
  ['an error response', PRETTY, { ok: false, status: 429, json: ANSWER }],
  ['a response without HTML', PRETTY, { json: { attributes: {} } }],
  ['a response without attributes', PRETTY, { json: { html: '' } }],
  ['a response with attributes that are null', PRETTY, { json: { html: '', attributes: null } }],
  ['a response that is null', PRETTY, { json: null }],
])('%s leaves the element unchanged and its number free', async (_, head, answer) => {
  const widget = page(head, WIDGET, answer);
  await expect(renderLateWidget(widget)).rejects.toThrow(Error);
  expect(document.body.innerHTML).toBe(WIDGET);
});
