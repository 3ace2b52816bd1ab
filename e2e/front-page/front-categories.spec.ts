import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Creates a product in WooCommerce's default category. */
const UNSORTED = `
  $before = get_option('default_product_cat');
  $term = get_term_by('slug', 'uncategorized', 'product_cat');
  $id = $term instanceof WP_Term ? $term->term_id : wp_insert_term('Uncategorized', 'product_cat', ['slug' => 'uncategorized'])['term_id'];
  update_option('default_product_cat', $id);
  $product = new WC_Product_Simple();
  $product->set_props(['name' => 'Not sorted yet', 'regular_price' => '1']);
  $product->set_category_ids([$id]);
  return ['product' => $product->save(), 'term' => $id, 'before' => $before];
`;

interface Made {
  product: number;
  term: number;
  before: unknown;
}

test('the default category has no tile on the front page until the owner renames it @js', async ({
  page,
}) => {
  const made = await wp<Made>(UNSORTED);
  const tiles = page.locator('.category-tile a');
  try {
    await page.goto('/');
    await expect(tiles.filter({ hasText: 'Kitchen' })).toHaveCount(1);
    await expect(tiles.filter({ hasText: 'Uncategorized' })).toHaveCount(0);
    await wp(
      `wp_update_term($args, 'product_cat', ['name' => 'Odds and ends', 'slug' => 'odds-and-ends']);`,
      made.term,
    );
    await page.goto('/');
    await expect(tiles.filter({ hasText: 'Odds and ends' })).toHaveCount(1);
  } finally {
    await wp(
      `wp_delete_post($args['product'], true);
       wp_update_term($args['term'], 'product_cat', ['name' => 'Uncategorized', 'slug' => 'uncategorized']);
       update_option('default_product_cat', $args['before']);
       if ($args['before'] === false) { wp_delete_term($args['term'], 'product_cat'); delete_option('default_product_cat'); }`,
      made,
    );
  }
});
