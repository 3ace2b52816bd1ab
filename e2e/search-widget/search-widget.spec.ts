import { box, followBelowHits, hits, isSearch, searchWidget, summary, titles, wake } from '../support/search';
import { expect, test, type Page } from '../support/test';
import { pageWith } from '../support/wp';

/** Widgets that an author put into a page's content. */

const hitList = (page: Page) => page.locator('.hit-list');

/** The widget is finished, between the paragraphs around it. */
async function expectFinished(page: Page): Promise<void> {
  await expect(titles(page)).toHaveCount(10);
  await expect(summary(page)).toHaveText(/results found$/);
  await expect(searchWidget(page)).toHaveAttribute('data-index-name', 'wp_posts_post');
  expect(
    await page
      .locator('.instant-search-widget')
      .evaluate((one) => [one.previousElementSibling?.tagName, one.nextElementSibling?.tagName]),
  ).toEqual(['P', 'P']);
}

test('its pagination links point to the same page', async ({ page }) => {
  await page.goto('/find/?shop_s=tea');
  await expect(box(page)).toHaveValue('tea');
  await followBelowHits(page.getByRole('link', { name: 'Page 2' }));
  await expect(page).toHaveURL(/\/find\/\?shop_s=tea&shop_page=2$/);
  await expect(
    page.getByRole('navigation', { name: 'Search results pages' }).locator('[aria-current="page"]'),
  ).toHaveText('2');
});

test('without JavaScript a widget in the content is finished, and its form opens the results page @no-js', async ({
  page,
}) => {
  await page.goto('/find/');
  await expectFinished(page);
  // Only pages with results have the styles.
  await expect(hitList(page)).toHaveCSS('list-style-type', 'none');
  await box(page).fill('limescale');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/\?s=limescale$/);
  await expect(titles(page).first()).toContainText('Limescale');
});

test('with JavaScript it is finished, searches without a page load and updates the URL @js', async ({
  page,
}) => {
  await page.goto('/find/');
  await expectFinished(page);
  await box(page).fill('limescale');
  await expect(titles(page).first()).toContainText('Limescale');
  await expect(page).toHaveURL(/\/find\/\?shop_s=limescale$/);
  await page.reload();
  await expect(titles(page).first()).toContainText('Limescale');
});

test('a grid has the columns and fields of its element’s settings @no-js', async ({ page }) => {
  await page.goto('/find-in-a-grid/');
  const list = page.locator('.hit-list--grid');
  await expect(list).toBeVisible();
  expect(
    await list.evaluate((one) => getComputedStyle(one).getPropertyValue('--stallkeeper-tools-hit-columns')),
  ).toBe('4');
  await expect(page.locator('.hit__author').first()).not.toBeEmpty();
  await expect(page.locator('.hit__terms--tags').first()).toBeAttached();
});

const ELEMENTS: [string, string][] = [
  [
    'an empty app id',
    '<div class="instant-search-widget" data-app-id="" data-api-key="k" data-index-name="i"></div>',
  ],
  [
    'an empty key',
    '<div class="instant-search-widget" data-app-id="A" data-api-key="" data-index-name="i"></div>',
  ],
  [
    'an empty index name',
    '<div class="instant-search-widget" data-app-id="A" data-api-key="k" data-index-name=""></div>',
  ],
  ['a missing key', '<div class="instant-search-widget" data-app-id="A" data-index-name="i"></div>'],
  [
    'an app id that is a host',
    '<div class="instant-search-widget" data-app-id="evil.test/" data-api-key="k" data-index-name="i"></div>',
  ],
];

test('an element with a missing or odd credential renders nothing', async ({ page }) => {
  await page.goto(await pageWith(ELEMENTS.map(([, element]) => `<p>a</p>${element}<p>b</p>`).join('')));
  await expect(searchWidget(page)).toHaveCount(ELEMENTS.length);
  for (const [index, [name]] of ELEMENTS.entries())
    await expect(searchWidget(page).nth(index), name).toBeEmpty();
});

test('two widgets on one page search independently @js', async ({ page }) => {
  const address = await pageWith(
    '<div class="instant-search-widget"></div><div class="instant-search-widget" data-hits-per-page="3"></div>',
  );
  await page.goto(address);
  const [first, second] = [searchWidget(page).nth(0), searchWidget(page).nth(1)];
  await expect(second.locator('.hit')).toHaveCount(3);
  await second.getByRole('searchbox').fill('limescale');
  await expect(second.locator('.hit__title').first()).toContainText('Limescale');
  await expect(first.locator('.hit')).toHaveCount(10);
  await expect(page).toHaveURL(/\?shop_s_2=limescale$/);
});

test('with stopTheFirstRun an empty query sends no search', async ({ page, javaScriptEnabled }) => {
  const address = await pageWith('<div class="instant-search-widget" data-stop-the-first-run="true"></div>');
  const searches: string[] = [];
  page.on('request', (request) => isSearch(request.url()) && searches.push(request.postData() ?? ''));
  await page.goto(address);
  await expect(hits(page)).toHaveCount(0);
  await expect(summary(page)).toHaveText('');
  if (javaScriptEnabled) {
    await wake(page);
    await box(page).fill('tea');
    await expect(hits(page)).toHaveCount(10);
    await box(page).fill('');
    await expect(hits(page)).toHaveCount(0);
    expect(searches.filter((body) => body.includes('"query":""'))).toEqual([]);
  }
});

test('markup of another theme version is left unchanged @js', async ({ page, pageErrors }) => {
  pageErrors.allow(/from another version/);
  await page.route('**/find/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"version":\d+/, '"version":0');
    await route.fulfill({ response, body });
  });
  await page.goto('/find/');
  const before = await page.locator('[data-shop-root]').innerHTML();
  const refused = page.waitForEvent('console', (message) => message.text().includes('from another version'));
  await box(page).pressSequentially('tea');
  await refused;
  expect(await page.locator('[data-shop-root]').innerHTML()).toBe(before);
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/\?s=tea$/);
});

test('HTML in every field of a record is text @js', async ({ page }) => {
  const evil = '<img src=x onerror="window.hacked=1">';
  await page.route('**/1/indexes/**', async (route) => {
    const hit = {
      objectID: evil,
      post_title: evil,
      permalink: 'javascript:window.hacked=1',
      content: `${evil}</template></script>`,
      post_excerpt: '',
      post_author: { display_name: evil },
      post_date_formatted: evil,
      post_date: 1,
      taxonomies: { category: [evil], post_tag: [evil] },
      _highlightResult: { post_title: { value: `__ais-highlight__${evil}__/ais-highlight__` } },
    };
    await route.fulfill({
      json: {
        results: [
          {
            hits: [hit],
            nbHits: 1,
            nbPages: 1,
            page: 0,
            hitsPerPage: 10,
            query: 'x',
            index: 'wp_posts_post',
            params: '',
            processingTimeMS: 1,
          },
        ],
      },
    });
  });
  await page.goto('/find-in-a-grid/');
  await box(page).fill('x');
  await expect(hits(page)).toHaveCount(1);
  await expect(titles(page)).toHaveText(evil);
  await expect(page.locator('.hit img, .hit script')).toHaveCount(0);
  await expect(page.locator('.hit__title a')).not.toHaveAttribute('href');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
