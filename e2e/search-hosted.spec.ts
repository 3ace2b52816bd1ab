import { fakeProvider } from './support/fake-provider';
import { box, titles, wake } from './support/search';
import { expect, test } from './support/test';
import { pageWith } from './support/wp';

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

test('without a script a hosted widget is a form that searches this site, and the server asks nobody @no-js', async ({
  page,
}) => {
  await page.goto(await hostedPage());
  await expect(page.locator('.hit')).toHaveCount(0);
  await expect(page.locator('.instant-search__credit')).toContainText('Algolia');
  await box(page).fill('limescale');
  await box(page).press('Enter');
  await expect(titles(page).first()).toContainText('Limescale');
});
