import { asAdmin } from '../support/admin';
import { axe } from '../support/axe';
import { clearReport, count } from '../support/search-report';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** The menu with all screens of the plugin. */

const SCREENS = [
  ['stallkeeper', 'Overview'],
  ['stallkeeper-search-report', 'Search report'],
  ['stallkeeper-search-preview', 'Search preview'],
  ['stallkeeper-synonyms', 'Search synonyms'],
  ['stallkeeper-pinned-results', 'Pinned results'],
  ['stallkeeper-redirects', 'Redirects'],
  ['stallkeeper-product-filters', 'Product filters'],
  ['stallkeeper-search-fields', 'Searched fields'],
  ['stallkeeper-search-index', 'Search index'],
  ['stallkeeper-algolia', 'Hosted search'],
  ['stallkeeper-order-sources', 'Order sources'],
  ['stallkeeper-settings-file', 'Import and export'],
  ['stallkeeper-demo-content', 'Demo content'],
] as const;

const OLD = [
  ['tools.php?page=stallkeeper-search-report&days=7', /admin\.php\?page=stallkeeper-search-report&days=7$/],
  ['options-general.php?page=stallkeeper-algolia', /admin\.php\?page=stallkeeper-algolia$/],
  [
    'edit.php?post_type=product&page=stallkeeper-product-filters',
    /admin\.php\?page=stallkeeper-product-filters$/,
  ],
  ['tools.php?page=stallkeeper-search-index&tab=fields', /admin\.php\?page=stallkeeper-search-fields$/],
] as const;

/** Creates an order whose source and query fill the tables of the reports. */
const ORDER = `
  $order = wc_create_order();
  $order->set_status('processing');
  foreach (['source_type' => 'utm', 'utm_source' => 'newsletter', 'utm_medium' => 'email', 'utm_campaign' => 'kettles-in-spring'] as $field => $value) {
    $order->update_meta_data("_wc_order_attribution_$field", $value);
  }
  $order->update_meta_data('_stallkeeper_search_query', 'samovar');
  $order->save();
`;

/** Opens each screen by its tab. */
async function openEach(page: Page, check: (slug: string) => Promise<void>): Promise<void> {
  await asAdmin(page);
  await page.goto('/wp-admin/admin.php?page=stallkeeper');
  const tabs = page.getByRole('navigation', { name: 'Screens of Stallkeeper' });
  for (const [slug, title] of SCREENS) {
    await tabs.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`page=${slug}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(tabs.locator('[aria-current=page]')).toHaveText(title);
    await check(slug);
  }
}

test('each screen is one tab away from the others and marks its own tab, and WooCommerce’s menu leads to the orders by source @no-js', async ({
  page,
}) => {
  await openEach(page, () => Promise.resolve());
  const link = page.locator('#adminmenu a[href="admin.php?page=stallkeeper-order-sources"]').first();
  await expect(link).toHaveText('Order sources');
});

test('old addresses lead to the screens @no-js', async ({ page }) => {
  await asAdmin(page);
  for (const [old, address] of OLD) {
    const response = await page.request.get(`/wp-admin/${old}`);
    expect(response.url()).toMatch(address);
    const [, title] =
      SCREENS.find(([slug]) => new URL(response.url()).searchParams.get('page') === slug) ?? [];
    expect(await response.text(), old).toMatch(new RegExp(`<h1[^>]*>\\s*${title}\\s*</h1>`));
  }
});

test('the overview leads from a query without results to a synonym in one step @no-js', async ({ page }) => {
  await clearReport();
  await count('samovar', false, 2);
  await asAdmin(page);
  await page.goto('/wp-admin/plugins.php');
  await page.locator('tr[data-slug^=stallkeeper]').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Add synonym for “samovar”' }).click();
  await expect(page.getByLabel('Synonyms', { exact: true })).toHaveValue('samovar, ');
});

test('the screens have no accessibility problems, and their tabs work with JavaScript @js', async ({
  page,
}) => {
  test.slow();
  await clearReport();
  await count('samovar', false, 3);
  await count('kettle', true, 9);
  await wp(ORDER);
  await openEach(page, async (slug) => {
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 390) await page.reload();
      expect(await axe(page, { within: '#wpbody-content .wrap' }), `${slug} ${width}`).toEqual([]);
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWide, `${slug} scrolls sideways at ${width}`).toBe(false);
      for (const table of await page.locator('.stallkeeper-table-scroll').all()) {
        await page.keyboard.press('Tab');
        await table.focus();
        await expect(table).toHaveCSS('outline-style', 'solid');
      }
    }
    await page.setViewportSize({ width: 1366, height: 800 });
  });
});
