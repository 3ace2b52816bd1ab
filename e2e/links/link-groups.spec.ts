import type { Locator, Page } from '@playwright/test';
import { axe, axeWithoutScripts } from '../support/axe';
import { withPlugin } from '../support/engine';
import { withProvider } from '../support/algolia/site';
import { withoutTemplates } from '../support/html';
import { box, followBelowHits, hits, summary, titles, wake } from '../support/search';
import { framesDrawn, requestsReported } from '../support/settled';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Categories, brands and pages that match a search, in groups above the results. */

const groups = (page: Page): Locator => page.locator('.found-links');
const group = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const isLinks = (url: string): boolean => /stallkeeper(\/|%2F)v1(\/|%2F)links/.test(url);

/** The groups as HTML, without React's marks. */
const html = async (page: Page): Promise<string> =>
  (await groups(page).innerHTML()).replaceAll(/<!--.*?-->/g, '');

test('a search shows categories and pages in groups, with the number of their entries', async ({ page }) => {
  await page.goto('/?s=knives');
  await expect(group(page, 'Product categories').getByRole('heading', { level: 2 })).toBeVisible();
  for (const name of ['Product categories', 'Post categories']) {
    const link = group(page, name).getByRole('link');
    await expect(link).toHaveAccessibleName(/^Knives & boards ?Results: ?\d+$/);
    await expect(link.locator('mark')).toHaveText('Knives');
  }
  await expect(group(page, 'Pages').getByRole('link')).toHaveText('Knives and boards');
  const shown = Number(
    await group(page, 'Product categories').locator('.found-links__count > span:last-child').textContent(),
  );
  await group(page, 'Product categories').getByRole('link').click();
  await expect(page).toHaveURL(/product-category|product_cat/);
  await expect(page.getByRole('main')).toContainText(String(shown));
});

test('only the first page of results has groups, and a search without matches has none @no-js', async ({
  request,
}) => {
  const hasGroups = async (path: string): Promise<boolean> => {
    const html = withoutTemplates(await (await request.get(path)).text());
    expect(html, path).toMatch(/class="instant-search[ "]/);
    return html.includes('class="found-links"');
  };
  expect(await hasGroups('/?s=tea')).toBe(true);
  for (const path of ['/?s=tea&paged=2', '/?s=', '/?s=zzqqxx', '/?s=limescale'])
    expect(await hasGroups(path), path).toBe(false);
});

test('hydration keeps the groups, and typing replaces them with the same markup as PHP @js', async ({
  page,
}) => {
  await page.goto('/?s=knives');
  const server = await html(page);
  await groups(page).evaluate((element) => Object.assign(window, { before: element }));
  await wake(page);
  await framesDrawn(page);
  expect(
    await groups(page).evaluate((now) => (window as unknown as { before: Element }).before === now),
  ).toBe(true);
  expect(await html(page)).toBe(server);
  await box(page).fill('tea');
  await expect(groups(page).getByRole('link', { name: /^Tea/ })).toBeVisible();
  await expect(groups(page).getByRole('link', { name: /^Knives/ })).toHaveCount(0);
  await box(page).fill('knives');
  await expect(group(page, 'Pages').getByRole('link')).toHaveText('Knives and boards');
  expect(await html(page)).toBe(server);
  await box(page).fill('zzqqxx');
  await expect(groups(page)).toHaveCount(0);
});

test('typing a word requests the links once, and going back to the first page shows them again @js', async ({
  page,
  pageErrors,
}) => {
  // The fake clock has no entries of the page's load, which a script of WordPress 6.9 reads.
  pageErrors.allow(/domContentLoadedEventStart/);
  await page.clock.install();
  await page.goto('/?s=tea&paged=2');
  await wake(page);
  const requests: string[] = [];
  page.on('request', (request) => isLinks(request.url()) && requests.push(request.url()));
  await followBelowHits(page.getByRole('link', { name: 'Previous' }));
  await expect(group(page, 'Post categories').getByRole('link', { name: /^Tea/ })).toBeVisible();
  expect(requests).toHaveLength(1);
  await box(page).fill('');
  await expect(groups(page)).toHaveCount(0);
  // While the clock is paused, a slow machine makes no pauses between the keystrokes.
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  await box(page).pressSequentially('knives');
  await page.clock.resume();
  await expect(group(page, 'Pages').getByRole('link')).toHaveText('Knives and boards');
  await requestsReported(page);
  expect(requests.length).toBeLessThanOrEqual(3);
});

test('if the request for links fails, the results are complete and the links of the last query go away @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await page.route(
    (url) => isLinks(url.href),
    (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }),
  );
  await page.goto('/?s=knives&shop_type=post');
  await wake(page);
  await box(page).fill('tea');
  await expect(titles(page).first()).toContainText(/tea/i);
  await expect(groups(page)).toHaveCount(0);
  await expect(hits(page)).toHaveCount(10);
});

test('axe finds no violation in the groups, and they fit a window of 320 px', async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  for (const width of [320, 1366]) {
    const viewport = { width, height: 800 };
    if (javaScriptEnabled) {
      await page.setViewportSize(viewport);
      if (width === 320) await page.goto('/?s=knives');
      await expect(groups(page)).toBeVisible();
      expect(await axe(page, { within: '.found-links' }), `${width} px`).toEqual([]);
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((value) => (document.documentElement.dir = value), dir);
        expect(
          await groups(page).evaluate((one) => one.scrollWidth <= one.clientWidth),
          `${width} px, ${dir}`,
        ).toBe(true);
      }
      await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    } else {
      const options = { within: '.found-links', window: { viewport } };
      expect(await axeWithoutScripts(browser, '/?s=knives', options)).toEqual([]);
    }
  }
});

const NAMED = (taxonomy: string, type: string): string => `
  global $wpdb;
  $term = wp_insert_term($args['name'], '${taxonomy}');
  $id = $term['term_id'];
  $wpdb->update($wpdb->terms, ['name' => $args['name']], ['term_id' => $id]);
  clean_term_cache($id, '${taxonomy}');
  do_action('edited_term', $id, $term['term_taxonomy_id'], '${taxonomy}', []);
  $post = wp_insert_post(['post_type' => '${type}', 'post_title' => 'Named in a test', 'post_status' => 'publish']);
  wp_set_object_terms($post, [$id], '${taxonomy}', true);
  return [$id, $post];`;

test('HTML in the name of a category is text, in the page and in live results @js', async ({
  page,
  javaScriptEnabled,
}) => {
  const name = 'Zumbarak <img src=x onerror="document.title=1"> "quoted"';
  const [id, post] = await wp<[number, number]>(NAMED('category', 'post'), { name });
  try {
    await page.goto('/?s=zumbarak');
    // WordPress removes HTML from names when it prints them.
    await expect(groups(page).getByRole('link')).toContainText('Zumbarak');
    await expect(groups(page).locator('img')).toHaveCount(0);
    if (javaScriptEnabled) {
      await page.goto('/?s=tea');
      await wake(page);
      await box(page).fill('zumbarak');
      await expect(groups(page).getByRole('link')).toContainText('Zumbarak');
      await expect(groups(page).locator('img')).toHaveCount(0);
      await expect(page).not.toHaveTitle('1');
    }
  } finally {
    await wp(`wp_delete_term($args[0], 'category'); wp_delete_post($args[1], true);`, [id, post]);
  }
});

test('brands have a group, and a filter turns all groups off @js', async ({ page }) => {
  const brands = `add_action('init', static fn() => taxonomy_exists('product_brand') || register_taxonomy('product_brand', 'product', ['public' => true, 'rewrite' => false]), 20);
    add_filter('stallkeeper_search_links', static fn($titles) => isset($_GET['off']) ? [] : $titles);`;
  await withPlugin(brands, async () => {
    const [id, product] = await wp<[number, number]>(NAMED('product_brand', 'product'), {
      name: 'Zumbarak Mill',
    });
    try {
      await page.goto('/?s=zumbarak');
      await expect(group(page, 'Brands').getByRole('link')).toHaveAccessibleName(
        /^Zumbarak Mill ?Results: ?1$/,
      );
      await page.goto('/?s=zumbarak&off=1');
      await expect(summary(page)).toBeVisible();
      await expect(groups(page)).toHaveCount(0);
    } finally {
      await wp(`wp_delete_term($args[0], 'product_brand'); wp_delete_post($args[1], true);`, [id, product]);
    }
  });
});

test('with the hosted provider the groups are the same, in the page and in live results @js', async ({
  page,
  browser,
}) => {
  await withProvider(async (provider) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_URL ?? '' });
    const noScript = await plain.newPage();
    await noScript.goto('/?s=knives');
    await expect(group(noScript, 'Pages').getByRole('link')).toHaveText('Knives and boards');
    const server = await html(noScript);
    await plain.close();

    await page.goto('/?s=tea');
    await wake(page);
    provider.forget();
    await box(page).fill('knives');
    await expect(group(page, 'Pages').getByRole('link')).toHaveText('Knives and boards');
    expect(provider.of('search', 'browser').length).toBeGreaterThan(0);
    expect(await html(page)).toBe(server);

    // Suggestions have the provider's hits and the site's links.
    await page.goto('/about/');
    provider.forget();
    await page.locator('.masthead [data-part="input"]').click();
    await page.locator('.masthead [data-part="input"]').pressSequentially('knife');
    const list = page.locator('#search-suggestions');
    const product = list.locator('[data-part="suggestion"]', { has: page.locator('img') }).first();
    await expect(product.locator('.stallkeeper-suggestions__price')).toHaveText(/\d/);
    await expect(product.locator('.stallkeeper-suggestions__category')).toHaveText('Knives & boards');
    await expect(list.getByRole('group', { name: 'Product categories' }).getByRole('option')).toHaveText(
      /^Knives & boards/,
    );
    await expect(list.getByRole('option').last()).toHaveText(/^All \d+ results$/);
    expect(provider.of('search', 'browser').length).toBeGreaterThan(0);
  });
});

test('in German the headings are German @js', async ({ page }) => {
  const speak = (language: string) =>
    wp(
      `global $wpdb; $wpdb->replace($wpdb->options, ['option_name' => 'WPLANG', 'option_value' => $args, 'autoload' => 'yes']);`,
      language,
    );
  await speak('de_DE');
  try {
    await page.goto('/?s=knives');
    for (const name of ['Produktkategorien', 'Beitragskategorien', 'Seiten']) {
      await expect(group(page, name).getByRole('link')).toBeVisible();
    }
  } finally {
    await speak('');
  }
});
