/** @jest-environment jsdom */
import { filterWithoutPageLoad } from './productFilters';

const list = (link: string, text: string) =>
  `<main><p>${text}</p><div data-stallkeeper-filters data-count="2 products found"><a data-part="refine" href="${link}">Oak</a><form action="${link}"><input name="shop_max" value="5"></form></div></main>`;

let asked: string[] = [];

/** The site answers each request with this page. */
function respond({ url, type = 'text/html; charset=UTF-8' }: { url?: string; type?: string } = {}): void {
  globalThis.fetch = ((asking: string) => {
    asked.push(asking);
    return Promise.resolve({
      url: url ?? asking,
      redirected: url !== undefined,
      headers: new Headers({ 'content-type': type }),
      text: () => Promise.resolve(list('/shop/', 'New')),
    });
  }) as unknown as typeof fetch;
}

async function click(link: string): Promise<boolean> {
  asked = [];
  document.body.innerHTML = list(link, 'Old');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')!.dispatchEvent(event);
  await new Promise((resolve) => setTimeout(resolve));
  return event.defaultPrevented;
}

const shown = () => document.querySelector('main p')?.textContent;

beforeAll(() => {
  // jsdom cannot load pages, and says so here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  filterWithoutPageLoad();
});

beforeEach(() => {
  history.replaceState(null, '', '/shop/page/2/?orderby=price');
  respond();
});

test.each(['/shop/?shop_pa_wood[]=Oak', '/shop/page/3/?shop_min=1', '/shop?shop_min=1'])(
  'the page of a filter replaces the list: %s',
  async (link) => {
    await expect(click(link)).resolves.toBe(true);
    expect(shown()).toBe('New');
  },
);

test.each([
  '/wp-content/uploads/2026/11/page.txt',
  'https://other.example/shop/',
  '/shop/kettle/',
  '/?shop_min=1',
])('the browser follows a link to another page: %s', async (link) => {
  await expect(click(link)).resolves.toBe(false);
  expect(asked).toEqual([]);
  expect(shown()).toBe('Old');
});

test.each([
  { type: 'text/plain' },
  { type: 'application/xhtml+xml' },
  { type: '' },
  { url: 'http://localhost/product/kettle/' },
  { url: 'https://other.example/shop/' },
])('a response that is not a page of the list is not inserted: %j', async (response) => {
  respond(response);
  await expect(click('/shop/?shop_min=1')).resolves.toBe(true);
  expect(asked).toHaveLength(1);
  expect(shown()).toBe('Old');
});

test('a form that leads to another page is sent by the browser', async () => {
  await click('https://other.example/');
  const event = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(asked).toEqual([]);
});

test('a new sort order replaces the list, and the select field keeps the focus', async () => {
  const sort =
    '<form class="woocommerce-ordering" action="/shop/"><select name="orderby"><option value="price" selected>Price</option></select></form>';
  const page = list('/shop/', 'New').replace('<p>', `${sort}<p>`);
  globalThis.fetch = ((url: string) => {
    asked.push(url);
    return Promise.resolve({
      url,
      redirected: false,
      headers: new Headers({ 'content-type': 'text/html' }),
      text: () => Promise.resolve(page),
    });
  }) as unknown as typeof fetch;
  asked = [];
  document.body.innerHTML = list('/shop/', 'Old').replace('<p>', `${sort}<p>`);
  const before = document.querySelector('select')!;
  before.focus();
  const event = new Event('submit', { bubbles: true, cancelable: true });
  before.form!.dispatchEvent(event);
  await new Promise((resolve) => setTimeout(resolve));
  expect(event.defaultPrevented).toBe(true);
  expect(asked).toEqual(['http://localhost/shop/?orderby=price']);
  expect(shown()).toBe('New');
  expect(document.querySelector('select')).not.toBe(before);
  expect(document.activeElement).toBe(document.querySelector('select'));
});

test('the sort form of a list without filters is sent by the browser', () => {
  document.body.innerHTML =
    '<main><form class="woocommerce-ordering"><select name="orderby"></select></form></main>';
  const event = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
