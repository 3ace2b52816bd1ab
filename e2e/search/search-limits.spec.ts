import { randomBytes } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { addresses, withPlugin } from '../support/engine';
import { withoutTemplates } from '../support/html';
import { box, titles, wake } from '../support/search';
import { expect, test } from '../support/test';
import { pageWith } from '../support/wp';
import { asAdmin } from '../support/admin';

/** The results page has the limits of the search's endpoints: for each visitor, and for what one search may cost. */

const PROXY = `add_filter('stallkeeper_trusted_proxies', static fn(): array => ['127.0.0.1']);`;

/** Three searches an hour for each address. */
const THREE = `${PROXY}
add_filter('stallkeeper_search_rate_limit', static fn(): array => [3, 3600]);`;

/** With `slow` in the address of a page, each look at the clock takes 300 ms. */
const SLOW = `add_action('stallkeeper_tools_services', static function ($services): void {
  if (!isset($_GET['slow'])) {
    return;
  }
  $services->set(\\Stallkeeper\\Search\\Limits\\Clock::class, static fn() => new class extends \\Stallkeeper\\Search\\Limits\\Clock {
    private float $now = 0.0;
    public function now(): float { return $this->now += 300.0; }
  });
});`;

const TOO_MANY = /^Too many searches in a short time\. Please try again in [\d,]+ seconds?\.$/;
const TOO_SLOW = 'This search takes too long. Please use fewer words or fewer filters.';

const notice = (page: Page) => page.locator('.instant-search__refused .notice');

/** The address of a visitor who has not searched yet, in this run or an earlier one. */
const visitor = (): string =>
  `2001:db8:${randomBytes(4)
    .toString('hex')
    .replace(/(....)(....)/, '$1:$2')}::1`;

const asVisitor = (page: Page, address: string) =>
  page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address });

/** Requests a page as this visitor does, with the cookies of the browser, but renders nothing. */
const get = (page: Page, path: string, address: string): Promise<APIResponse> =>
  page.request.get(path, { headers: { 'x-forwarded-for': address } });

function expectUncached(headers: Record<string, string>): void {
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['cache-control']).not.toMatch(/public|s-maxage|max-age=[1-9]/);
}

function expectTooMany(response: APIResponse | null): void {
  expect(response?.status()).toBe(429);
  const headers = response!.headers();
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3600);
  expectUncached(headers);
}

test.describe('Limits of the results page', { tag: '@js' }, () => {
  for (const javaScriptEnabled of [false, true]) {
    const mode = javaScriptEnabled ? 'with a script' : 'without a script';
    test.describe(mode, () => {
      test.use({ javaScriptEnabled });

      test('after too many filters a list of products shows when to try again, keeps the filters, and is not cached', async ({
        page,
        pageErrors,
      }) => {
        pageErrors.allow(/429/);
        await withPlugin(THREE, async () => {
          const address = visitor();
          await asVisitor(page, address);
          for (let i = 0; i < 3; i++)
            expect((await get(page, '/shop/?shop_max=60', address)).status()).toBe(200);
          const response = await page.goto('/shop/?shop_max=60');
          expect(response?.status()).toBe(429);
          expect(Number(response!.headers()['retry-after'])).toBeGreaterThan(0);
          expectUncached(response!.headers());
          await expect(page.getByRole('alert').filter({ hasText: TOO_MANY })).toBeVisible();
          await expect(page.locator('main ul.products')).toHaveCount(0);
          await expect(page.getByRole('link', { name: 'Clear all filters' })).toBeVisible();
          expect((await page.goto('/shop/'))?.status()).toBe(200);
          await expect(page.locator('main ul.products > li').first()).toBeVisible();
        });
      });

      test('after too many searches the page shows when to try again, keeps query and filters, and is not cached', async ({
        page,
        pageErrors,
      }) => {
        pageErrors.allow(/429/);
        await withPlugin(THREE, async () => {
          const address = visitor();
          await asVisitor(page, address);
          for (let i = 0; i < 3; i++) {
            const response = await get(page, '/?s=tea', address);
            expect(response.status()).toBe(200);
            expect(withoutTemplates(await response.text())).toContain('hit__title');
          }
          const refused = await page.goto('/?s=tea&shop_category[]=drinks&shop_year[]=2024');
          expectTooMany(refused as unknown as APIResponse);
          await expect(notice(page)).toHaveText(TOO_MANY);
          await expect(box(page)).toHaveValue('tea');
          await expect(titles(page)).toHaveCount(0);
          await expect(page.locator('form input[name="shop_category[]"]').first()).toHaveValue(
            /^Drinks~\d+$/,
          );
          await expect(page.getByRole('link', { name: 'Search without filters' })).toHaveAttribute(
            'href',
            '/?s=tea&shop_type=post',
          );
        });
      });

      test('a search that takes too long shows a message and does not use WordPress’s own search', async ({
        page,
        javaScriptEnabled,
      }) => {
        await withPlugin(SLOW, async () => {
          const response = await page.goto('/?s=tea&slow=1&shop_year[]=2024');
          expect(response?.status()).toBe(200);
          expectUncached(response!.headers());
          await expect(notice(page)).toHaveText(TOO_SLOW);
          await expect(box(page)).toHaveValue('tea');
          await expect(titles(page)).toHaveCount(0);
          const again = page.getByRole('link', { name: 'Search without filters' });
          await expect(again).toHaveAttribute('href', '/?s=tea&shop_type=post');
          if (javaScriptEnabled) {
            // The script takes the page over as it is, and does not repeat the search that was too much.
            const asked: string[] = [];
            page.on('request', (sent) => sent.url().includes('/1/indexes/') && asked.push(sent.url()));
            await wake(page);
            await expect(notice(page)).toHaveText(TOO_SLOW);
            expect(asked).toEqual([]);
            await box(page).fill('bread');
          } else {
            await again.click();
          }
          await expect(titles(page)).not.toHaveCount(0);
          await expect(notice(page)).toHaveCount(0);
        });
      });
    });
  }

  test('pages and both endpoints count together, and each visitor has searches of their own', async ({
    request,
  }) => {
    await withPlugin(THREE, async () => {
      const to = await addresses();
      const keys = `x-algolia-application-id=${to.appId}&x-algolia-api-key=${to.apiKey}`;
      const post = (way: 'light' | 'rest', from: string) =>
        request.post(`${to[way]}/1/indexes/*/queries?${keys}`, {
          headers: { 'content-type': 'text/plain', 'x-forwarded-for': from },
          data: '{"requests":[{"indexName":"wp_posts_post","query":"tea"}]}',
        });
      const page = (from: string) => request.get('/?s=tea', { headers: { 'x-forwarded-for': from } });
      const [one, other] = [visitor(), visitor()];
      for (const answer of [await page(one), await post('light', one), await post('rest', one)])
        expect(answer.status()).toBe(200);
      for (const answer of [await page(one), await post('light', one), await post('rest', one)])
        expectTooMany(answer);
      for (const answer of [await page(other), await post('light', other), await post('rest', other)])
        expect(answer.status()).toBe(200);
    });
  });

  test('a search in a page’s content and a feed have the same limit, an ordinary page has none', async ({
    page,
    request,
    pageErrors,
  }) => {
    pageErrors.allow(/429/);
    const content = await pageWith('<div class="instant-search-widget"></div>');
    const inContent = `${content}${content.includes('?') ? '&' : '?'}shop_s=tea`;
    await withPlugin(THREE, async () => {
      const address = visitor();
      await asVisitor(page, address);
      for (let i = 0; i < 3; i++) expect((await get(page, inContent, address)).status()).toBe(200);
      expectTooMany((await page.goto(inContent)) as unknown as APIResponse);
      await expect(notice(page)).toHaveText(TOO_MANY);
      await expect(box(page)).toHaveValue('tea');
      const feed = await request.get('/?s=tea&feed=rss2', { headers: { 'x-forwarded-for': address } });
      expectTooMany(feed);
      expect(await feed.text()).not.toContain('<item>');
      const plain = await page.goto(content);
      expect(plain?.status()).toBe(200);
      await expect(titles(page)).not.toHaveCount(0);
    });
  });

  test('an editor who is signed in has the limit of every visitor', async ({ page }) => {
    await withPlugin(THREE, async () => {
      await asAdmin(page);
      const address = visitor();
      for (let i = 0; i < 3; i++) {
        const response = await get(page, '/?s=tea', address);
        expect(response.status()).toBe(200);
        expect(await response.text()).toContain('id="wpadminbar"');
      }
      expectTooMany(await get(page, '/?s=tea', address));
    });
  });

  test('pages count by the processor time of their searches, too', async ({ page, pageErrors }) => {
    pageErrors.allow(/429/);
    const one = `${PROXY}
add_filter('stallkeeper_search_rate_limit', static fn(): array => [1000, 3600, 1]);`;
    await withPlugin(one, async () => {
      const address = visitor();
      await asVisitor(page, address);
      expect((await get(page, '/?s=tea', address)).status()).toBe(200);
      expectTooMany((await page.goto('/?s=bread')) as unknown as APIResponse);
      await expect(notice(page)).toHaveText(TOO_MANY);
    });
  });
});
