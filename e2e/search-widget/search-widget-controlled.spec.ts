import { axe } from '../support/axe';
import { followBelowHits, isReact, isSearch, searchWidget } from '../support/search';
import { expect, test, type Page } from '../support/test';
import { pageWith } from '../support/wp';

/** A page decides with `data-query` what a search widget searches for. */

const element = (query: string, more = ''): string =>
  `<div class="instant-search-widget" data-query="${query}" data-hits-per-page="3"${more}></div>`;
const widget = searchWidget;
const titles = (page: Page) => widget(page).locator('.hit__title');
const setQuery = (page: Page, query: string): Promise<void> =>
  widget(page).evaluate((one: HTMLElement, text) => void (one.dataset['query'] = text), query);

test('the results of the query are there, page by page, without a search box', async ({ page }) => {
  const address = await pageWith(element('kettle'));
  const separator = address.includes('?') ? '&' : '?';
  // The query parameter of the address is ignored.
  await page.goto(`${address}${separator}shop_s=limescale`);
  await expect(titles(page)).toHaveCount(3);
  await expect(titles(page).first()).toContainText(/kettle/i);
  await expect(widget(page).getByRole('searchbox')).toHaveCount(0);
  const first = await titles(page).allTextContents();
  await followBelowHits(widget(page).getByRole('link', { name: 'Page 2', exact: true }));
  await expect(page).toHaveURL(/[?&]shop_page=2$/);
  await expect(widget(page).locator('[aria-current="page"]')).toHaveText('2');
  await expect(titles(page)).not.toHaveText(first);
  expect(await page.locator('[data-shop-template]').innerHTML()).not.toContain('type="search"');
});

test('an empty query shows everything, and HTML in a query is text', async ({ page }) => {
  await page.goto(await pageWith(element('')));
  await expect(titles(page)).toHaveCount(3);
  await page.goto(await pageWith(element('&lt;img srcset=zzqx onerror=zzqy()&gt;zzqq')));
  await expect(widget(page).locator('q')).toHaveText('<img srcset=zzqx onerror=zzqy()>zzqq');
  await expect(widget(page).locator('img')).toHaveCount(0);
});

test('a script that sets the query changes the results, and going back changes the page only @js', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isSearch(request.url()) || isReact(request.url())) asked.push(request.url());
  });
  await page.goto(await pageWith(element('kettle')));
  await expect(titles(page).first()).toContainText(/kettle/i);
  expect(asked).toEqual([]);
  await setQuery(page, 'limescale');
  await expect(titles(page).first()).toContainText('Limescale');
  expect(asked.filter(isSearch)).toHaveLength(1);
  await setQuery(page, 'tea');
  await expect(titles(page).first()).toContainText(/tea/i);
  expect(page.url()).not.toContain('shop_s');
  await followBelowHits(widget(page).getByRole('link', { name: 'Page 2', exact: true }));
  await expect(page).toHaveURL(/[?&]shop_page=2$/);
  await expect(widget(page).locator('[aria-current="page"]')).toHaveText('2');
  await page.goBack();
  await expect(page).not.toHaveURL(/shop_page/);
  await expect(widget(page).locator('[aria-current="page"]')).toHaveText('1');
  await expect(titles(page).first()).toContainText(/tea/i);
  expect(await axe(page, { within: '.instant-search-widget' })).toEqual([]);
});

for (const [name, markup, change, message] of [
  ['loses', element('kettle'), 'removeAttribute', 'from being controlled to being uncontrolled'],
  [
    'gets',
    '<div class="instant-search-widget"></div>',
    'setAttribute',
    'from being uncontrolled to being controlled',
  ],
] as const) {
  test(`a widget that ${name} its query logs the reason and keeps its PHP output @js`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/You can't switch the search/);
    const logged: string[] = [];
    page.on('console', (entry) => entry.type() === 'error' && logged.push(entry.text()));
    await page.goto(await pageWith(markup));
    const before = await titles(page).allTextContents();
    await widget(page).evaluate((one, how) => {
      if (how === 'setAttribute') one.setAttribute('data-query', 'limescale');
      else one.removeAttribute('data-query');
    }, change);
    await expect.poll(() => logged.join()).toContain(message);
    await expect(titles(page)).toHaveText(before);
  });
}
