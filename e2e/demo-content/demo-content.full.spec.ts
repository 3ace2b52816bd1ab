import { fileURLToPath } from 'node:url';
import { asAdmin } from '../support/admin';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** Import and removal of the demo shop, without JavaScript, on a site without content. */

const DOUBLE = fileURLToPath(new URL('../../plugin/tests/stubs/wordpress-importer', import.meta.url));
const SCREEN = '/wp-admin/admin.php?page=stallkeeper-demo-content';

test.use({ javaScriptEnabled: false });

/** An empty shop with the plugin WordPress Importer. The site is restored after the test, but not its files. */
const emptyShop = (): Promise<boolean> =>
  wp<boolean>(
    `foreach (get_posts(['post_type' => ['post', 'page', 'product', 'product_variation', 'nav_menu_item'], 'post_status' => 'any', 'numberposts' => -1]) as $one) wp_delete_post($one->ID, true);
     foreach (wp_get_nav_menus() as $menu) wp_delete_nav_menu($menu);
     foreach (['category', 'product_cat', 'post_tag'] as $taxonomy) foreach (get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false]) as $term) wp_delete_term($term->term_id, $taxonomy);
     remove_theme_mods(); update_option('show_on_front', 'posts'); update_option('page_on_front', 0);
     $link = WP_PLUGIN_DIR . '/wordpress-importer';
     if (is_link($link)) unlink($link);
     symlink($args, $link);
     require_once ABSPATH . 'wp-admin/includes/plugin.php';
     // WooCommerce 8.9 has read the list of plugins before the new one.
     wp_clean_plugins_cache(false);
     $error = activate_plugin('wordpress-importer/wordpress-importer.php');
     if (is_wp_error($error)) throw new RuntimeException($error->get_error_message());
     return is_file(WC()->plugin_path() . '/includes/import/class-wc-product-csv-importer.php');`,
    DOUBLE,
    true,
  );

/** @returns numbers of rows, names of options and files */
const trace = (): Promise<Record<string, number | string[]>> =>
  wp(
    `global $wpdb; $trace = [];
     foreach (['posts', 'postmeta', 'terms', 'comments', 'commentmeta', 'term_relationships'] as $table) $trace[$table] = (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->$table}");
     $trace['options'] = $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'stallkeeper_demo%' OR option_name = 'show_on_front'");
     $trace['mods'] = array_values(array_diff(array_keys((array) get_theme_mods()), ['custom_css_post_id']));
     $files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator(wp_upload_dir()['basedir'], FilesystemIterator::SKIP_DOTS));
     $trace['pictures'] = array_values(array_filter(array_map(strval(...), iterator_to_array($files)), static fn($file) => str_ends_with($file, '.webp')));
     sort($trace['pictures']);
     return $trace;`,
  );

/** Follows the link that continues, until the work is finished. The browser also follows it automatically. */
async function finish(page: Page, text: string): Promise<void> {
  await expect(async () => {
    const next = page.getByRole('link', { name: 'Continue', exact: true });
    if (await next.isVisible()) await next.click();
    await expect(page.getByText(text)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 240_000 });
}

test('the checklist leads to the import, the front page shows the demo, and the removal leaves nothing @no-js', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const hasProducts = await emptyShop();
  await asAdmin(page);
  await page.goto('/wp-admin/themes.php?page=stallkeeper-welcome');
  const before = await trace();
  const step = page.getByRole('listitem').filter({ hasText: 'Import the demo content' });
  await step.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo content');
  await expect(page.getByText('9 pages, 20 posts')).toBeVisible();
  await page.getByRole('button', { name: 'Import demo content' }).click();
  await finish(page, 'The demo content is imported.');

  await page.goto('/');
  await expect(page.getByText('This is the shop of a market stall that came indoors').first()).toBeAttached();
  await expect(
    page.locator('.site-header').getByRole('link', { name: 'Care guides' }).first(),
  ).toBeAttached();
  if (hasProducts) await expect(page.getByRole('link', { name: 'Tea bowl' }).first()).toBeAttached();

  await page.goto(SCREEN);
  await page.getByLabel('Yes, delete the demo content').check();
  await page.getByRole('button', { name: 'Remove demo content' }).click();
  await finish(page, 'The demo content was removed.');
  expect(await trace()).toEqual(before);
});
