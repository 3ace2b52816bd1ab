import { test as base, expect, type Page } from '../test';
import { startPageCache, textOf, type PageCache } from './page-cache';

interface CachedShop {
  /** The shared cache that both visitors' requests go through. It belongs to this test alone. */
  cache: PageCache;
  /** A page of another visitor; the fixture `page` is the one who comes second. */
  firstVisitor: Page;
}

/** Playwright's `test` with a shared cache in front of the shop, and two visitors. */
export const test = base.extend<CachedShop>({
  cache: async ({ baseURL }, use) => {
    const cache = await startPageCache(baseURL ?? '');
    await use(cache);
    await cache.stop();
  },
  // By default Chromium does not use a proxy for loopback addresses.
  proxy: async ({ cache }, use) => use({ server: cache.server, bypass: '<-loopback>' }),
  firstVisitor: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
});

export interface Received {
  path: string;
  /** As the response brought it, before any script. */
  html: string;
  headers: Record<string, string>;
  /** The response came from the cache. */
  isHit: boolean;
}

/** Opens an address and returns what the network brought. Does not wait for pictures: the tests open many pages. */
export async function open(page: Page, path: string, options: { referer?: string } = {}): Promise<Received> {
  const response = await page.goto(path, { ...options, waitUntil: 'domcontentloaded' });
  if (response === null) throw new Error(`${path} brought no response.`);
  const headers = await response.allHeaders();
  return { path, html: await response.text(), headers, isHit: headers['x-cache'] === 'hit' };
}

/** Requests a page as the visitor's browser does, with the visitor's cookies, but renders nothing. */
export async function receive(
  page: Page,
  path: string,
  { referer }: { referer?: string } = {},
): Promise<Received> {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...(referer ? { referer } : {}) };
  const response = await page.context().request.get(path, { headers });
  return {
    path,
    html: await response.text(),
    headers: response.headers(),
    isHit: response.headers()['x-cache'] === 'hit',
  };
}

/** Values of the visitor's cookies that are long enough to be found in a text. */
export async function identifiers(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies.map(({ value }) => value).filter((value) => value.length > 12);
}

/** Nothing that the cache has stored sets a cookie, and no stored page has one of these words. */
export function expectNothingStored(cache: PageCache, words: string[]): void {
  const stored = cache.stored();
  expect(stored.filter(({ headers }) => headers['set-cookie'] !== undefined).map(({ url }) => url)).toEqual(
    [],
  );
  const pages = stored.filter(({ headers }) => !/css|javascript/.test(headers['content-type'] ?? ''));
  expect(pages.length, 'pages that the cache has stored').toBeGreaterThan(0);
  const found = pages.flatMap((entry) => {
    const text = textOf(entry);
    return words.filter((word) => text.includes(word)).map((word) => `${entry.url}: ${word}`);
  });
  expect(found, 'words in stored responses').toEqual([]);
}

export { expect, type Page };
