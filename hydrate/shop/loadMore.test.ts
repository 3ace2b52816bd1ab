/** @jest-environment jsdom */
import { CONTENT_UPDATED } from '../lib/contentUpdated';
import { loadMore } from './loadMore';

const page = (products: string[], next: string | null) =>
  `<main><ul class="products">${products.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul><nav class="woocommerce-pagination"></nav>${next ? `<p data-part="load-more" data-added="%1$s more"><a href="${next}">More</a></p>` : ''}</main>`;
const pages: Record<string, string> = {};
const names = () => [...document.querySelectorAll('li')].map((item) => item.textContent);
const link = () => document.querySelector<HTMLAnchorElement>('[data-part="load-more"] a')!;

async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve();
}

beforeEach(() => {
  history.replaceState(null, '');
  document.body.innerHTML = page(['a', 'b'], '/page/2');
  pages['http://localhost/page/2'] = page(['c', 'd'], '/page/3');
  pages['http://localhost/page/3'] = page(['e'], null);
  globalThis.scrollTo = jest.fn();
  globalThis.fetch = jest.fn((url) =>
    Promise.resolve({
      ok: String(url) in pages,
      status: 404,
      text: () => Promise.resolve(pages[String(url)]),
    }),
  ) as unknown as typeof fetch;
});

test('adds the next page, focuses its first product, announces the number and ends at the last page', async () => {
  const updated: unknown[] = [];
  document.addEventListener(CONTENT_UPDATED, ({ target }) => updated.push((target as Element).textContent));
  loadMore(document.querySelector<HTMLElement>('[data-part="load-more"]')!);
  expect(document.querySelector('nav')!.hidden).toBe(true);
  link().click();
  link().click();
  await settled();
  expect(names()).toEqual(['a', 'b', 'c', 'd']);
  expect(document.activeElement?.textContent).toBe('c');
  expect(document.querySelector('[role="status"]')!.textContent).toBe('2 more');
  expect(updated).toEqual(['c', 'd']);
  expect(link().hidden).toBe(false);
  link().click();
  await settled();
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(link().hidden).toBe(true);
});

test('loads the same pages after going back, and scrolls to the same place', async () => {
  history.replaceState({ stallkeeper: { pages: 3, top: 900 } }, '');
  loadMore(document.querySelector<HTMLElement>('[data-part="load-more"]')!);
  await settled();
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
  expect(document.activeElement).toBe(document.body);
});

test('remembers the pages and the place when the visitor leaves', async () => {
  loadMore(document.querySelector<HTMLElement>('[data-part="load-more"]')!);
  link().click();
  await settled();
  dispatchEvent(new Event('pagehide'));
  expect(history.state).toEqual({ stallkeeper: { pages: 2, top: 0 } });
});

test('a page that cannot be restored leaves the link', async () => {
  history.replaceState({ stallkeeper: { pages: 2 } }, '');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  delete pages['http://localhost/page/2'];
  loadMore(document.querySelector<HTMLElement>('[data-part="load-more"]')!);
  await settled();
  expect(names()).toEqual(['a', 'b']);
  expect(link().hidden).toBe(false);
});
