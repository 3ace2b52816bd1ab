import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phpMessages } from '../../bin/lib/php-messages.mjs';
import { asAdmin } from '../support/admin';
import { expect, test } from '../support/test';
import { siteFolder, wp } from '../support/wp';

/** PHP messages of all files, WordPress's and WooCommerce's included, on every kind of request. */

const log = (): string => join(siteFolder(), 'debug.log');
const lines = (): number => (existsSync(log()) ? readFileSync(log(), 'utf8').split('\n').length - 1 : 0);

const PAGES = `
  $links = array_map(wc_get_page_permalink(...), ['shop', 'cart', 'checkout', 'myaccount']);
  foreach (['product_cat', 'product_tag', 'category', 'post_tag'] as $taxonomy) {
    $terms = get_terms(['taxonomy' => $taxonomy, 'number' => 1]);
    if (is_array($terms) && $terms) { $links[] = get_term_link(reset($terms)); }
  }
  foreach (['simple', 'variable', 'grouped', 'external'] as $type) {
    foreach (wc_get_products(['type' => $type, 'limit' => 1]) as $product) { $links[] = $product->get_permalink(); }
  }
  foreach (get_posts(['post_type' => ['post', 'page', 'attachment'], 'post_status' => ['publish', 'inherit'], 'numberposts' => 12]) as $post) { $links[] = get_permalink($post); }
  $links[] = get_author_posts_url(1);
  $links[] = get_year_link(false);
  return array_values(array_unique(array_map(wp_make_link_relative(...), array_filter($links, is_string(...)))));`;

const ADMIN = [
  'index.php',
  'plugins.php',
  'themes.php',
  'widgets.php',
  'nav-menus.php',
  'customize.php',
  'site-health.php',
  'options-general.php',
  'privacy.php',
  'edit.php',
  'edit.php?post_type=product',
  'post-new.php',
  'post-new.php?post_type=product',
  'admin.php?page=stallkeeper-search-index',
  'admin.php?page=stallkeeper-search-report',
  'export-personal-data.php',
];

test('pages, feeds, searches and errors write no PHP message @js', async ({ request }) => {
  const before = lines();
  const others = [
    '/',
    '/?s=tea',
    '/?s=tea&shop_type=product',
    '/?s=zzzz',
    '/feed/',
    '/comments/feed/',
    '/no-such-page/',
  ];
  for (const path of [...others, ...(await wp<string[]>(PAGES))]) {
    const response = await request.get(path);
    expect(response.status(), path).toBeLessThan(500);
  }
  expect(phpMessages(log(), before)).toEqual([]);
});

test('admin screens write no PHP message @js', async ({ page }) => {
  const before = lines();
  await asAdmin(page);
  const own = await wp<string[]>(
    `require_once ABSPATH . 'wp-admin/includes/admin.php'; wp_set_current_user(1); do_action('admin_menu', '');
     $pages = [];
     foreach ($GLOBALS['submenu'] ?? [] as $parent => $items) {
       foreach ($items as $item) {
         if (str_starts_with((string) ($item[2] ?? ''), 'stallkeeper')) { $pages[] = (str_ends_with($parent, '.php') || str_contains($parent, '.php?') ? $parent . (str_contains($parent, '?') ? '&' : '?') : 'admin.php?') . 'page=' . $item[2]; }
       }
     }
     return $pages;`,
    null,
    true,
  );
  for (const path of new Set([...ADMIN, ...own])) {
    const response = await page.request.get(`/wp-admin/${path}`);
    // Site Health ends with an error of WordPress where PHP has no mysqli, see php-messages.mjs.
    if (path !== 'site-health.php') expect(response.status(), path).toBeLessThan(500);
  }
  expect(phpMessages(log(), before)).toEqual([]);
});

test('REST requests and scheduled events write no PHP message @js', async ({ request }) => {
  const before = lines();
  for (const path of [
    '/wp-json/',
    '/wp-json/wp/v2/posts?per_page=5',
    '/wp-json/wp/v2/product?per_page=5',
    '/wp-json/wp/v2/search?search=tea',
    '/wp-json/wc/store/v1/products',
    '/wp-json/wc/store/v1/cart',
    '/wp-json/stallkeeper/v1/links?q=tea',
  ])
    expect((await request.get(path)).status(), path).toBeLessThan(500);
  await wp(
    `foreach (['stallkeeper_search_work', 'stallkeeper_search_audit'] as $event) { wp_schedule_single_event(time() - 5, $event); }`,
  );
  expect((await request.get(`/wp-cron.php?doing_wp_cron=${Date.now() / 1000}`)).status()).toBe(200);
  expect(phpMessages(log(), before)).toEqual([]);
});
