import { join } from 'node:path';
import { phpMessages } from '../../bin/lib/php-messages.mjs';
import { axe } from '../support/axe';
import { block, blockOf, canvas, editorWith } from './editor';
import { expect, test } from '../support/test';
import { pageWith, siteFolder, wp } from '../support/wp';

/** The blocks on a site whose shop plugin is off. */

const log = (): string => join(siteFolder(), 'debug.log');

test.beforeEach(async () => {
  await wp(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
     deactivate_plugins(array_values(array_filter(
         get_option('active_plugins'),
         static fn(string $plugin): bool => !str_starts_with($plugin, 'stallkeeper-tools/'),
     )), true);`,
  );
  expect(await wp(`return function_exists('WC');`)).toBe(false);
});

test('visitors see all blocks but the products, without PHP messages @js', async ({ page }) => {
  const before = phpMessages(log()).length;
  const path = await pageWith(
    [
      block('search', { hitsPerPage: 3 }),
      block('products', { title: 'New & good', source: 'latest' }),
      block('products', { title: 'One category', source: 'category', category: 1, look: 'grid' }),
      block('banner', { source: 'posts', count: 3 }),
      block('catalog', { title: 'All categories' }),
      block('preferences', { title: 'Your choices' }),
    ].join('\n'),
  );
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(blockOf(page, 'search').locator('.hit')).toHaveCount(3);
  await expect(blockOf(page, 'products')).toHaveCount(0);
  await expect(blockOf(page, 'banner').locator('.banner-slide')).toHaveCount(3);
  await expect(blockOf(page, 'catalog').getByRole('link').first()).toBeVisible();
  await expect(blockOf(page, 'preferences').getByRole('heading', { name: 'Your choices' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(phpMessages(log()).slice(before)).toEqual([]);
});

test('the editor says that products need WooCommerce @js', async ({ page, pageErrors }) => {
  // The editor's greeting has a picture on another host.
  pageErrors.allow(/Failed to load resource/);
  test.slow();
  const before = phpMessages(log()).length;
  await editorWith(page, 'stallkeeper/products');
  const preview = (await canvas(page)).locator('.wp-block-stallkeeper-products').first();
  await expect(preview).toContainText('Products need WooCommerce. Visitors do not see this block.');
  await page.getByLabel('Product selection').selectOption('category');
  await expect(page.getByLabel('Category', { exact: true })).toBeVisible();
  expect(phpMessages(log()).slice(before)).toEqual([]);
});
