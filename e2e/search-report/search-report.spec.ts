import { withPlugin } from '../support/engine';
import { withProvider } from '../support/algolia/site';
import { box, hits, titles } from '../support/search';
import { clearReport, expectSearches, searches } from '../support/search-report';
import { pageIdle, requestsReported } from '../support/settled';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** Which searches of the results page the report counts. */

const isReport = (url: string): boolean => url.includes('/stallkeeper/v1/report');

/** Opens a page and waits for the request that counts its search. */
async function search(page: Page, path: string): Promise<void> {
  const counted = page.waitForResponse((response) => isReport(response.url()));
  await page.goto(path);
  await counted;
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', { tag: '@js' }, () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(clearReport);

    test('a search counts once, its other pages and filters do not', async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => isReport(request.url()) && requests.push(request.method()));
      await search(page, '/?s=kettle');
      await search(page, '/?s=zzqxwv');
      expect(requests).toEqual(javaScriptEnabled ? ['POST', 'POST'] : ['GET', 'GET']);
      for (const path of [
        '/?s=kettle&paged=2',
        '/?s=kettle&shop_sort=newest',
        '/?s=kettle&shop_type=product',
        '/?s=',
        '/about/',
      ]) {
        await page.goto(path);
      }
      await page.goto('/');
      await expectSearches(['kettle 1', 'zzqxwv 1 (1 empty)']);
    });

    test('a page from a cache counts', async ({ page, request }) => {
      const body = await (await request.get('/?s=kettle')).text();
      await page.route(/\?s=kettle$/, (route) => route.fulfill({ contentType: 'text/html', body }));
      await search(page, '/?s=kettle');
      await search(page, '/?s=kettle');
      await expectSearches(['kettle 2']);
    });

    test('an email address and a card number are not stored', async ({ page }) => {
      for (const query of [
        'anna@example.org',
        '4111 1111 1111 1111',
        '４１１１-１１１１-１１１１-１１１１',
      ]) {
        await search(page, `/?s=${encodeURIComponent(query)}`);
      }
      await expect.poll(async () => (await searches()).join()).toMatch(/^ 3/);
      const stored = await wp<string>(
        `global $wpdb; return json_encode($wpdb->get_results("SELECT * FROM {$wpdb->prefix}stallkeeper_search_report"));`,
      );
      expect(stored).not.toMatch(/anna|example|1111|１/);
    });

    test('a search at the hosted provider counts', async ({ page }) => {
      await withProvider(async (provider) => {
        await search(page, '/?s=kettle');
        await expect(titles(page).first()).toContainText(/kettle/i);
        expect(provider.calls.length).toBeGreaterThan(0);
      });
      await expectSearches(['kettle 1']);
    });

    test('nothing counts and no script is loaded if the owner has turned the report off', async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await wp(`update_option('stallkeeper_search_report', '');`);
      try {
        await page.goto('/?s=kettle');
        await expect(hits(page).first()).toBeVisible();
        expect(requests.filter((url) => /report/.test(url))).toEqual([]);
      } finally {
        await wp(`delete_option('stallkeeper_search_report');`);
      }
      expect(await searches()).toEqual([]);
    });

    test('the request has no cookies, and a failed one does not change the page', async ({
      page,
      context,
      pageErrors,
    }) => {
      pageErrors.allow(/Failed to load resource|net::ERR/);
      await context.addCookies([{ name: 'visitor', value: '1', url: process.env.E2E_URL ?? '' }]);
      if (javaScriptEnabled) {
        const sent = page.waitForRequest((request) => isReport(request.url()));
        await page.goto('/?s=kettle');
        expect((await (await sent).allHeaders())['cookie']).toBeUndefined();
      }
      await page.route(isReportPattern, (route) => route.abort());
      await page.goto('/?s=kettle');
      await expect(titles(page).first()).toContainText(/kettle/i);
      await box(page).fill('tea');
      await box(page).press('Enter');
      await expect(page).toHaveURL(/s=tea/);
    });
  });
}

const isReportPattern = /\/stallkeeper\/v1\/report/;

test('50 simultaneous clients are all counted, and no search fails @js', async ({ request }) => {
  test.slow();
  await clearReport();
  // The first request creates the table, if it is missing.
  await wp(`stallkeeper_tools(\\Stallkeeper\\Tools\\SearchReport\\ReportTable::class)->drop();`);
  const clients = Array.from({ length: 50 }, async (_, client) => {
    const [report, page] = await Promise.all([
      request.post('/wp-json/stallkeeper/v1/report', {
        data: { query: client % 5 === 0 ? 'zzqxwv' : 'kettle', results: client % 5 === 0 ? 0 : 3 },
      }),
      request.get('/?s=kettle'),
    ]);
    return [report.status(), page.status()];
  });
  expect(await Promise.all(clients)).toEqual(Array.from({ length: 50 }, () => [204, 200]));
  expect(await searches()).toEqual(['kettle 40', 'zzqxwv 10 (10 empty)']);
});

test('reloading, going back and a prefetched page do not count again @js', async ({ page, request }) => {
  await clearReport();
  await search(page, '/?s=kettle');
  await page.reload();
  await page.goto('/about/');
  await page.goBack();
  await expect(titles(page).first()).toBeVisible();
  await pageIdle(page);
  await requestsReported(page);
  const image = await request.get('/wp-json/stallkeeper/v1/report/image?query=kettle&results=1', {
    headers: { 'sec-purpose': 'prefetch' },
  });
  expect([image.status(), image.headers()['content-type'], image.headers()['cache-control']]).toEqual([
    200,
    'image/gif',
    'no-store',
  ]);
  expect(image.headers()['set-cookie']).toBeUndefined();
  await expectSearches(['kettle 1']);
});

test('a search works although the table cannot be written @js', async ({ page }) => {
  await clearReport();
  const broken = `add_filter('query', static fn($sql) => str_contains($sql, 'stallkeeper_search_report (') || str_contains($sql, 'search_report\`') ? 'INSERT INTO nowhere VALUES (1)' : $sql);`;
  await withPlugin(broken, async () => {
    const counted = page.waitForResponse((response) => isReport(response.url()));
    await page.goto('/?s=kettle');
    expect((await counted).status()).toBe(204);
    await expect(titles(page).first()).toContainText(/kettle/i);
  });
  expect(await searches()).toEqual([]);
});
