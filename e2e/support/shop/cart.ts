import { expect, type Locator, type Page } from '@playwright/test';
import { withPlugin } from '../engine';
import { wp } from '../wp';

export const drawer = (page: Page): Locator => page.locator('dialog.cart-drawer');
export const drawerLines = (page: Page): Locator => drawer(page).locator('.cart-drawer__line');

/** 300 characters with a word of 80, which no cell may be wide enough for. */
export const LONG_NAME =
  `${'kettle'.repeat(14).slice(0, 80)} ${'Enamel kettle with a wooden handle '.repeat(7)}`.slice(0, 300);

/** Creates products that are in no list, and returns their IDs. */
export const someProducts = (products: { name: string; price: string }[]): Promise<number[]> =>
  wp<number[]>(
    `
    return array_map(static function (array $one): int {
      $product = new WC_Product_Simple();
      $product->set_name($one['name']);
      $product->set_status('publish');
      $product->set_regular_price($one['price']);
      $product->set_catalog_visibility('hidden');
      return $product->save();
    }, $args);`,
    products,
  );

/** Copies a product in the database, as saving 50 products takes 15 seconds. @returns the IDs of the copies */
export const copiesOf = (product: number, copies: number): Promise<number[]> =>
  wp<number[]>(
    `
    global $wpdb;
    [$product, $copies] = array_map(intval(...), $args);
    $row = $wpdb->get_row("SELECT * FROM $wpdb->posts WHERE ID = $product", ARRAY_A);
    return array_map(static function (int $number) use ($wpdb, $product, $row): int {
      $title = "{$row['post_title']} $number";
      $wpdb->insert($wpdb->posts, ['post_title' => $title, 'post_name' => sanitize_title($title)] + array_diff_key($row, ['ID' => 0]));
      $id = (int) $wpdb->insert_id;
      foreach ([$wpdb->postmeta => ['post_id', 'meta_key, meta_value'], $wpdb->term_relationships => ['object_id', 'term_taxonomy_id, term_order']] as $table => [$of, $columns]) {
        $wpdb->query("INSERT INTO $table ($of, $columns) SELECT $id, $columns FROM $table WHERE $of = $product");
      }
      return $id;
    }, range(1, $copies));`,
    [product, copies],
  );

/** Adds products without a page. */
export async function add(page: Page, ids: number[]): Promise<void> {
  for (const id of ids) await page.request.get(`/?add-to-cart=${id}`, { maxRedirects: 0 });
}

/** Adds many products with one request, as requests for each product take half a minute. */
export const addAtOnce = (page: Page, ids: number[]): Promise<void> =>
  withPlugin(
    `add_action('wp_loaded', static fn() => array_map(WC()->cart->add_to_cart(...), json_decode($_GET['add-at-once'] ?? '[]')), 20);`,
    async () => {
      const response = await page.request.get('/', { params: { 'add-at-once': JSON.stringify(ids) } });
      expect(response.status()).toBe(200);
    },
  );
