import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { axe } from '../support/axe';
import { withPlugin } from '../support/engine';
import { pageIdle, requestsReported } from '../support/settled';
import { followBelowHits, searchWidget } from '../support/search';
import { expect, test, type Page } from '../support/test';
import { pageWith, siteFolder, wp } from '../support/wp';

/** Search widgets that PHP did not see while it made the page: the browser has them finished by the site. */

const ENDPOINT = /\/stallkeeper\/v1\/widget/;
const late = (page: Page) => page.locator('#late');

/** The element that `add` puts into the page once it is loaded. */
const insert = (page: Page, attributes = 'data-hits-per-page="2"', id = 'late'): Promise<void> =>
  page.evaluate(
    ([html]) => document.querySelector('main')!.insertAdjacentHTML('beforeend', html!),
    [`<div id="${id}" class="instant-search-widget" ${attributes}><p>Written by its author.</p></div>`],
  );

/** What the page asked the site for, and what it logged as errors. */
function watch(page: Page): { asked: URL[]; logged: string[] } {
  const asked: URL[] = [];
  const logged: string[] = [];
  page.on('request', (request) => ENDPOINT.test(request.url()) && asked.push(new URL(request.url())));
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  return { asked, logged };
}

test('a widget printed without filters stays unchanged without JavaScript and is rendered with it @js', async ({
  browser,
}) => {
  const plugin = `add_action('wp_footer', static function () { echo '<div id="late" class="instant-search-widget" data-hits-per-page="2"><p>Written by its author.</p></div>'; }, 1);`;
  await withPlugin(plugin, async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: process.env.E2E_URL ?? '' });
    await plain.goto('/about/');
    await expect(late(plain)).toHaveText('Written by its author.');
    await plain.close();

    const page = await browser.newPage({ baseURL: process.env.E2E_URL ?? '' });
    const { asked, logged } = watch(page);
    await page.goto('/about/');
    await expect(late(page).locator('.hit')).toHaveCount(2);
    await expect(late(page).locator('.hit-list')).toHaveCSS('list-style-type', 'none');
    await expect(late(page)).toHaveAttribute('data-index-name', 'wp_posts_post');
    await late(page).getByRole('searchbox').fill('limescale');
    await expect(late(page).locator('.hit__title').first()).toContainText('Limescale');
    await expect(page).toHaveURL(/\/about\/\?shop_s=limescale$/);
    // The query has an address here, too.
    await page.reload();
    await expect(late(page).getByRole('searchbox')).toHaveValue('limescale');
    await expect(late(page).locator('.hit__title').first()).toContainText('Limescale');
    await late(page).getByRole('searchbox').fill('');
    await expect(late(page).locator('.hit__title').first()).not.toContainText('Limescale');
    await followBelowHits(late(page).getByRole('link', { name: 'Page 2', exact: true }));
    await expect(page).toHaveURL(/\/about\/\?shop_page=2$/);
    await page.reload();
    await expect(late(page).locator('[aria-current="page"]')).toHaveText('2');
    expect(asked).toHaveLength(3);
    expect(logged).toEqual([]);
    await page.close();
  });
});

test('a widget inserted by a script is rendered with its own settings, next to widgets from PHP @js', async ({
  page,
}) => {
  const { asked, logged } = watch(page);
  await page.goto('/find/');
  await expect(page.locator('.instant-search-widget .hit')).toHaveCount(10);
  expect(asked).toEqual([]);
  await insert(
    page,
    'data-hits-per-page="3" data-list-layout="grid" data-display-post-author="true" data-other="x"',
  );
  await expect(late(page).locator('.hit-list--grid .hit')).toHaveCount(3);
  await expect(late(page).locator('.hit__author').first()).not.toBeEmpty();
  await expect(late(page)).toHaveClass(/wp-exclude-emoji/);
  await late(page).getByRole('searchbox').fill('limescale');
  await expect(late(page).locator('.hit__title').first()).toContainText('Limescale');
  await expect(page).toHaveURL(/\/find\/\?shop_s_2=limescale$/);
  await expect(searchWidget(page).first().locator('.hit')).toHaveCount(10);
  expect(await axe(page, { within: '#late' })).toEqual([]);
  // Only after the first one: both have a number of their own.
  await insert(page, '', 'later');
  await expect(page.locator('#later .hit')).toHaveCount(10);
  await page.locator('#later').getByRole('searchbox').fill('kettle');
  await expect(page).toHaveURL(/shop_s_2=limescale&shop_s_3=kettle$/);
  expect(asked).toHaveLength(2);
  expect(logged).toEqual([]);
});

test('late widgets count towards the ten of a page @js', async ({ page }) => {
  const { asked } = watch(page);
  await page.goto(
    await pageWith('<div class="instant-search-widget" data-hits-per-page="1"></div>'.repeat(8)),
  );
  for (const id of ['a', 'b', 'c', 'd']) await insert(page, 'data-hits-per-page="1"', id);
  await expect(page.locator('[data-shop-root]')).toHaveCount(10);
  await expect(page.locator('#d')).toHaveText('Written by its author.');
  await pageIdle(page);
  await requestsReported(page);
  expect(asked.map((url) => url.searchParams.get('number')).sort()).toEqual(['10', '9']);
});

test('an element with a missing credential renders nothing, early or late @js', async ({ page }) => {
  const { logged } = watch(page);
  await page.goto(
    await pageWith('<div class="instant-search-widget" data-app-id="A" data-index-name="i"></div>'),
  );
  await expect(searchWidget(page)).toBeEmpty();
  const answered = page.waitForResponse(ENDPOINT);
  await insert(page, 'data-app-id="A" data-api-key="" data-index-name="i"');
  expect(await (await answered).json()).toMatchObject({ html: '' });
  await expect(late(page)).toBeEmpty();
  expect(logged).toEqual([]);
});

const BAD: [string, Parameters<Route['fulfill']>[0] | null][] = [
  ['no answer', null],
  ['an error', { status: 500, json: { code: 'x', html: '<p>no</p>' } }],
  ['a page', { status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' }],
  ['JSON of another kind', { status: 200, json: { attributes: {}, html: 5 } }],
  ['a list', { status: 200, json: [] }],
];

for (const [name, answer] of BAD) {
  test(`${name} leaves a late widget as it was written, with one message @js`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource|net::ERR|Stallkeeper: the instant search could not be loaded/);
    const { asked, logged } = watch(page);
    await page.route(ENDPOINT, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
    await page.goto('/about/');
    await insert(page);
    const ours = () => logged.filter((text) => text.startsWith('Stallkeeper:'));
    await expect.poll(ours).toHaveLength(1);
    await expect(late(page)).toHaveText('Written by its author.');
    expect(await late(page).getAttribute('data-widget-number')).toBeNull();
    await late(page).click();
    await insert(page, '', 'second');
    await expect.poll(ours).toHaveLength(2);
    expect(asked).toHaveLength(2);
  });
}

test.describe('The endpoint of late widgets', { tag: '@no-js' }, () => {
  const get = (search: Record<string, string>) =>
    `/wp-json/stallkeeper/v1/widget?${new URLSearchParams({ path: '/about/', number: '1', ...search }).toString()}`;

  test('returns a cacheable widget without visitor data', async ({ request }) => {
    const response = await request.get(
      get({ 'attributes[data-hits-per-page]': '2', 'attributes[data-unknown]': 'x', query: 'kettle' }),
    );
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^application\/json/);
    expect(response.headers()['cache-control']).toBe('public, max-age=60');
    expect(response.headers()['set-cookie']).toBeUndefined();
    const { attributes, html } = (await response.json()) as {
      attributes: Record<string, string>;
      html: string;
    };
    expect(Object.keys(attributes).sort()).toEqual([
      'data-api-key',
      'data-app-id',
      'data-index-name',
      'data-widget-number',
      'data-widget-results',
      'data-widget-state',
    ]);
    // Once in each list of the template, and twice as a result.
    expect(html.match(/class="hit"/g)).toHaveLength(2 + 2);
    expect(html).toContain('"queryName":"shop_s"');
    expect(html).not.toContain('unknown');
  });

  for (const [name, search, status] of [
    ['a path of another host', { path: '//evil.example/' }, 400],
    ['a path with a backslash', { path: '/\\evil.example/' }, 400],
    ['an address instead of a path', { path: 'https://evil.example/' }, 400],
    ['a path with a line break', { path: '/a\r\nb' }, 400],
    ['a path that is too long', { path: `/${'a'.repeat(2100)}` }, 400],
    ['no path', { path: '' }, 400],
    ['number 0', { number: '0' }, 400],
    ['number 11', { number: '11' }, 400],
    ['a number that is none', { number: '1; DROP' }, 400],
    ['a page of results that is none', { page: '-1x' }, 200],
    ['a language that is none', { lang: '../../x' }, 400],
    ['attributes that are no list', { attributes: 'x' }, 400],
    ['an attribute that is a list', { 'attributes[data-hits-per-page][]': '2' }, 200],
    ['a page past the last', { page: '99999', query: 'kettle' }, 200],
    ['a query of 2000 letters', { query: 'a'.repeat(2000) }, 200],
  ] as const) {
    test(`returns ${status} for ${name}`, async ({ request }) => {
      const response = await request.get(get(search));
      expect(response.status()).toBe(status);
      const text = await response.text();
      expect(text).not.toMatch(/evil\.example|Fatal error|Warning:/);
      expect(JSON.parse(text)).toHaveProperty(status === 200 ? 'html' : 'message');
    });
  }

  test('returns the language of the page if the site supports it @js', async ({ request }) => {
    const text = async (lang: string) =>
      ((await (await request.get(get({ lang }))).json()) as { html: string }).html;
    const folder = join(siteFolder(), 'www/wp-content/languages');
    expect(await text('de-DE')).toContain('>Search for:<');
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(join(folder, 'de_DE.l10n.php'), "<?php return ['messages' => []];");
      expect(await text('de-DE')).toContain('>Suchen nach:<');
      expect(await text('tlh')).toContain('>Search for:<');
      expect(await text('en-US')).toContain('>Search for:<');
    } finally {
      rmSync(join(folder, 'de_DE.l10n.php'));
    }
  });

  test('returns an error while search is disabled @js', async ({ request }) => {
    await withPlugin(`add_filter('stallkeeper_search_is_public', '__return_false');`, async () => {
      expect((await request.get(get({}))).status()).toBe(404);
    });
  });

  test('limits the number of requests per visitor @js', async ({ request }) => {
    const rate = `add_filter('stallkeeper_search_rate_limit', static fn() => [3, 3599]);`;
    await withPlugin(rate, async () => {
      const answers = [];
      for (let i = 0; i < 5; i++) answers.push(await request.get(get({ query: `q${i}` })));
      expect(answers.map((one) => one.status())).toEqual([200, 200, 200, 429, 429]);
      expect(Number(answers[4]?.headers()['retry-after'])).toBeGreaterThan(0);
      expect(answers[4]?.headers()['cache-control']).toBe('no-store');
    });
  });

  test('keeps only the page’s parameters of a URL with plain permalinks @js', async ({ request }) => {
    // WordPress makes the rules again at the next request: this process has registered no addresses of products.
    await wp(`global $wp_rewrite; $wp_rewrite->set_permalink_structure(''); delete_option('rewrite_rules');`);
    const search = new URLSearchParams({
      path: '/?page_id=2&utm_source=x&shop_s=y',
      number: '1',
    }).toString();
    const response = await request.get(`/index.php?rest_route=/stallkeeper/v1/widget&${search}`);
    expect(response.status()).toBe(200);
    expect(((await response.json()) as { html: string }).html).toContain('"path":"/?page_id=2"');
  });
});
