import { startNginxSite, type NginxSite } from '../servers/nginx';
import { test as base, type Page } from '../test';

interface NginxShop {
  /** A page of another visitor; the fixture `page` is the one who comes second. */
  firstVisitor: Page;
}

/** Playwright's `test` with the shop behind nginx and php-fpm, which the tests of a worker share. */
export const test = base.extend<NginxShop, { site: NginxSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of other fixtures from this pattern
    async ({}, use) => {
      const site = await startNginxSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  firstVisitor: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
});

/** What one request brings: `HIT`, `MISS`, `BYPASS` …, or '' for a response of another kind. */
export interface Fetched {
  status: number;
  cache: string;
  html: string;
  headers: Headers;
}

/** One request without a browser. */
export async function get(
  site: NginxSite,
  path: string,
  { method = 'GET', cookie = '' }: { method?: string; cookie?: string } = {},
): Promise<Fetched> {
  const response = await fetch(site.url + path, {
    method,
    redirect: 'manual',
    headers: cookie === '' ? {} : { cookie },
  });
  return {
    status: response.status,
    cache: response.headers.get('x-cache') ?? '',
    html: await response.text(),
    headers: response.headers,
  };
}

export { expect, type Page } from '../test';
