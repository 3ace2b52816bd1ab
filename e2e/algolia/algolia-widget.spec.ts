import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withPlugin } from '../support/engine';
import { fakeProvider } from '../support/algolia/fake-provider';
import { box, hits, isReact, problem, searchWidget, summary, titles, wake } from '../support/search';
import { pageIdle, requestsReported } from '../support/settled';
import { expect, test } from '../support/test';
import { pageWith, siteFolder, wp } from '../support/wp';

/** An element that carries the hosted provider's own id, key and index. */
const ELEMENT =
  '<div class="instant-search-widget" data-app-id="HOSTED1234" data-api-key="0123456789abcdef" data-index-name="far_posts"></div>';

const hostedPage = (): Promise<string> => pageWith(ELEMENT);

test("a widget with its own credentials shows its hits without interaction, from the provider's own hosts @js", async ({
  page,
}) => {
  const provider = await fakeProvider(page);
  const address = await hostedPage();
  await page.goto(address);
  await expect(titles(page)).toHaveText(['Hosted  1', 'Hosted  2']);
  expect(provider.calls).toHaveLength(1);
  await expect(summary(page)).toHaveText('2 results found');
  await expect(box(page)).not.toBeFocused();
  await box(page).fill('tea');
  await expect(titles(page)).toHaveText(['Hosted tea 1', 'Hosted tea 2']);
  const last = provider.calls.at(-1);
  expect(last).toMatchObject({
    path: '/1/indexes/*/queries',
    appId: 'HOSTED1234',
    apiKey: '0123456789abcdef',
  });
  expect(last?.host).toMatch(/^hosted1234-(dsn\.algolia\.net|[123]\.algolianet\.com)$/i);
  expect(last?.body).toMatchObject({ requests: [{ indexName: 'far_posts', query: 'tea', hitsPerPage: 10 }] });
  expect(JSON.stringify(last?.body)).not.toContain('truncateWords');
  await provider.stop();
});

test('a widget with its own credentials shows the hits of the query in the address @js', async ({ page }) => {
  const provider = await fakeProvider(page);
  const address = await hostedPage();
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}shop_s=tea`);
  await expect(titles(page)).toHaveText(['Hosted tea 1', 'Hosted tea 2']);
  await expect(box(page)).toHaveValue('tea');
  expect(provider.calls).toHaveLength(1);
  await provider.stop();
});

test('of two widgets, only the one without results from PHP loads React without interaction @js', async ({
  page,
}) => {
  const provider = await fakeProvider(page);
  const loaded: string[] = [];
  page.on('request', (request) => isReact(request.url()) && loaded.push(request.url()));
  await page.goto(await pageWith(`<div class="instant-search-widget"></div>${ELEMENT}`));
  await expect(searchWidget(page).nth(1).locator('.hit')).toHaveCount(2);
  const isReactOn = (at: number) =>
    page
      .locator('.instant-search-widget')
      .nth(at)
      .locator('[data-part="input"]')
      .evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react')));
  expect([await isReactOn(0), await isReactOn(1)]).toEqual([false, true]);
  expect(loaded).toHaveLength(1);
  await provider.stop();
});

for (const [name, element] of [
  ['that PHP answered', '<div class="instant-search-widget"></div>'],
  [
    'whose empty query is not searched for',
    ELEMENT.replace('></div>', ' data-stop-the-first-run="true"></div>'),
  ],
] as const) {
  test(`a widget ${name} does not load React without interaction @js`, async ({ page }) => {
    const provider = await fakeProvider(page);
    const loaded: string[] = [];
    page.on('request', (request) => isReact(request.url()) && loaded.push(request.url()));
    await page.goto(await pageWith(element));
    await pageIdle(page);
    await requestsReported(page);
    expect(loaded).toEqual([]);
    expect(provider.calls).toEqual([]);
    await provider.stop();
  });
}

test('if the provider does not respond, the form stays and a message is shown @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|net::ERR/);
  await page.route(/algolia(net\.com|\.net)\//, (route) => route.abort());
  await page.goto(await hostedPage());
  await expect(problem(page)).toBeVisible({ timeout: 15_000 });
  await box(page).fill('limescale');
  await expect(box(page)).toHaveValue('limescale');
});

test('without a script a hosted widget is a form that searches this site @no-js', async ({ page }) => {
  await page.goto(await hostedPage());
  await expect(hits(page)).toHaveCount(0);
  await expect(page.locator('.instant-search__credit')).toContainText('Algolia');
  await box(page).fill('limescale');
  await box(page).press('Enter');
  await expect(titles(page).first()).toContainText('Limescale');
});

test('the server sends no request for a hosted widget @js', async ({ page, request }) => {
  const provider = await fakeProvider(page);
  const file = join(siteFolder(), 'asked-by-php.txt');
  const asked = (): string[] => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  // WordPress starts its cron with a request to the site itself.
  const write = `add_filter('pre_http_request', static function ($answer, $args, $url) {
    if (!str_starts_with($url, site_url('wp-cron.php'))) {
        file_put_contents(${JSON.stringify(file)}, $url . "\\n", FILE_APPEND);
    }
    return $answer;
  }, 1, 3);`;
  const address = await hostedPage();
  await withPlugin(write, async () => {
    // Whatever waits for the next visit (cron) asks before this test looks.
    await request.get('/');
    await request.get('/');
    rmSync(file, { force: true });
    const { search } = new URL('?shop_s=tea', address);
    for (const path of [address, `${address}${search}`]) {
      const response = await page.goto(path);
      expect(await response?.text()).toContain('HOSTED1234');
    }
    await wake(page);
    await expect(titles(page).first()).toHaveText('Hosted tea 1');
    expect(asked()).toEqual([]);
    // The plugin does see what PHP asks.
    await wp(`wp_remote_get('https://hosted1234-dsn.algolia.net/');`);
    expect(asked()).toEqual(['https://hosted1234-dsn.algolia.net/']);
  });
  rmSync(file, { force: true });
  await provider.stop();
});
