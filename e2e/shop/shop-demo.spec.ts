import { existsSync } from 'node:fs';
import { aProduct, putIntoCart } from '../support/shop/checkout';
import { shop } from '../support/shop/shop';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Where the shop stores the sessions of visitors. */
const SESSIONS = `
  global $wpdb;
  [$table, $key, $pattern] = $wpdb->get_var("SHOW TABLES LIKE '{$wpdb->prefix}woocommerce_sessions'")
      ? ["{$wpdb->prefix}woocommerce_sessions", 'session_key', '%']
      : [$wpdb->options, 'option_name', '_transient_stand_in_session_%'];`;

/** A size of a picture that is listed, but whose file does not exist. */
async function aMissingSize(): Promise<{ url: string; file: string }> {
  return wp<{ url: string; file: string }>(`
    $image = (int) wc_get_products(['limit' => 1, 'status' => 'publish'])[0]->get_image_id();
    $meta = wp_get_attachment_metadata($image);
    $file = dirname(get_attached_file($image)) . '/' . $meta['sizes']['thumbnail']['file'];
    if (is_file($file)) { unlink($file); }
    return ['url' => wp_get_attachment_image_url($image, 'thumbnail'), 'file' => $file];
  `);
}

test.describe('The demo shop', () => {
  test('the footer of every page states whether WooCommerce is active @no-js', async ({ page }) => {
    const { kind, version } = shop();
    const line = kind === 'woocommerce' ? `WooCommerce ${version}` : 'stand-in shop, no real WooCommerce';
    for (const path of ['/', '/shop/', '/cart/']) {
      await page.goto(path);
      await expect(page.locator('.demo-line'), path).toContainText(line);
    }
  });

  test('the main menu links to the shop, the catalog to each category @no-js', async ({ page }) => {
    await page.goto('/');
    const addresses = await page
      .locator('a[href*="/product-category/"], a[href$="/shop/"]')
      .evaluateAll((links) => [
        ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
      ]);
    expect(addresses).toContain('/shop/');
    for (const path of [
      'kitchen',
      'kitchen/kettles',
      'kitchen/knives',
      'table',
      'table/ceramics',
      'home',
      'home/linen',
      'garden',
    ])
      expect(addresses).toContain(`/product-category/${path}/`);
  });

  test('24 products are for sale in euros, each with a picture: one reduced, one sold out @no-js', async () => {
    const sold = await wp<{
      all: number;
      pictured: number;
      reduced: string[];
      soldOut: string[];
      types: string[];
      currency: string;
    }>(`
      $products = array_filter(wc_get_products(['limit' => -1, 'status' => 'publish']), static fn($p) => preg_match('/^SK-1\\d\\d$/', $p->get_sku()) === 1);
      $names = static fn(callable $is) => array_values(array_map(static fn($p) => $p->get_slug(), array_filter($products, $is)));
      return [
          'all' => count($products),
          'pictured' => count(array_filter($products, static fn($p) => is_file((string) get_attached_file($p->get_image_id())))),
          'reduced' => $names(static fn($p) => $p->is_on_sale()),
          'soldOut' => $names(static fn($p) => !$p->is_in_stock()),
          'types' => array_values(array_unique(array_map(static fn($p) => $p->get_type(), $products))),
          'currency' => get_woocommerce_currency(),
      ];
    `);
    expect(sold).toMatchObject({
      all: 24,
      pictured: 24,
      reduced: ['whetstone'],
      soldOut: ['tall-vase'],
      currency: 'EUR',
    });
    expect(sold.types.sort()).toEqual(['simple', 'variable']);
  });

  test('a size of a picture is created when it is first requested, and only a registered one @no-js', async ({
    request,
  }) => {
    const { url, file } = await aMissingSize();
    const response = await request.get(url);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/webp']);
    expect(existsSync(file)).toBe(true);
    expect((await request.get(url.replace('-150x150', '-151x150'))).status()).toBe(404);
  });

  test('the creation of a picture does not save the session of the visitor @no-js', async ({ page }) => {
    const { url, file } = await aMissingSize();
    await putIntoCart(page, await aProduct());
    const sessions = (): Promise<number> =>
      wp(
        `${SESSIONS} return (int) $wpdb->get_var("SELECT COUNT(*) FROM $table WHERE $key LIKE '$pattern'");`,
      );
    expect(await sessions()).toBe(1);
    await wp(`${SESSIONS} $wpdb->query("DELETE FROM $table WHERE $key LIKE '$pattern'");`);
    expect((await page.request.get(url)).status()).toBe(200);
    expect(existsSync(file)).toBe(true);
    expect(await sessions()).toBe(0);
  });

  test('both checkouts have a page, and neither is the other @no-js', async ({ request }) => {
    const pages = await wp<{ checkout: string; classic: boolean; block: boolean }>(`
      return [
          'checkout' => get_page_uri((int) get_option('woocommerce_checkout_page_id')),
          'classic' => has_shortcode(get_page_by_path('checkout')->post_content, 'woocommerce_checkout'),
          'block' => has_block('woocommerce/checkout', get_page_by_path('checkout-block')),
      ];
    `);
    expect(pages).toEqual({ checkout: 'checkout', classic: true, block: true });
    for (const path of ['/checkout-block/', '/shop/', '/cart/'])
      expect((await request.get(path)).status(), path).toBe(200);
  });
});
