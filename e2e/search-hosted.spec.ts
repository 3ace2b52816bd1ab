import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withPlugin } from './support/engine';
import { fakeProvider } from './support/fake-provider';
import { box, titles, wake } from './support/search';
import { expect, test } from './support/test';
import { pageWith, siteFolder, wp } from './support/wp';

/** An element that carries the hosted provider's own id, key and index. */
const ELEMENT =
  '<div class="instant-search-widget" data-app-id="HOSTED1234" data-api-key="0123456789abcdef" data-index-name="far_posts"></div>';

const hostedPage = (): Promise<string> => pageWith(ELEMENT);

test("a hosted widget searches from the browser, through the client's own hosts, at first use @js", async ({
  page,
}) => {
  const provider = await fakeProvider(page);
  await page.goto(await hostedPage());
  await page.waitForTimeout(500);
  expect(provider.calls).toEqual([]);
  await wake(page);
  await expect(titles(page)).toHaveText(['Hosted  1', 'Hosted  2']);
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

test('without a script a hosted widget is a form that searches this site @no-js', async ({ page }) => {
  await page.goto(await hostedPage());
  await expect(page.locator('.hit')).toHaveCount(0);
  await expect(page.locator('.instant-search__credit')).toContainText('Algolia');
  await box(page).fill('limescale');
  await box(page).press('Enter');
  await expect(titles(page).first()).toContainText('Limescale');
});

test('the server asks nobody on behalf of a hosted widget @alone', async ({ page, request }) => {
  const provider = await fakeProvider(page);
  const file = join(siteFolder(), 'asked-by-php.txt');
  const asked = (): string[] => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  const write = `add_filter('pre_http_request', static function ($answer, $args, $url) {
    file_put_contents(${JSON.stringify(file)}, $url . "\\n", FILE_APPEND);
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
