import { count, error, message } from '../support/shop/checkout';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Variations and taxes, with WooCommerce and with the stand-in: stored values, hooks, cart and prices. */

interface Basket {
  id: number;
  small: number;
  large: number;
  path: string;
}

/**
 * Creates a product with two sizes at 10 and 30; `$get()` reads it again. It is hidden and its date is old, because tests
 * that run at the same time count the products and use the newest one.
 */
const CREATE = `
  $attribute = new WC_Product_Attribute(); $attribute->set_name('Size'); $attribute->set_options(['S', 'L', 'XL']); $attribute->set_visible(true); $attribute->set_variation(true);
  $product = new WC_Product_Variable(); $product->set_props(['name' => 'Quokka basket', 'status' => 'publish', 'sku' => uniqid('QB-'), 'catalog_visibility' => 'hidden', 'date_created' => '2020-01-01']); $product->set_attributes([$attribute]); $id = $product->save();
  $ids = [];
  foreach (['S' => '10', 'L' => '30'] as $size => $price) {
    $one = new WC_Product_Variation(); $one->set_parent_id($id); $one->set_attributes(['size' => $size]); $one->set_props(['regular_price' => $price, 'status' => 'publish']); $ids[] = $one->save();
  }
  WC_Product_Variable::sync($id);
  $get = static fn() => wc_get_product($id);`;
const create = (): Promise<Basket> =>
  wp<Basket>(
    `${CREATE} return ['id' => $id, 'small' => $ids[0], 'large' => $ids[1], 'path' => (string) parse_url($get()->get_permalink(), PHP_URL_PATH)];`,
  );
const remove = (id: number): Promise<unknown> => wp(`wc_get_product($args)->delete(true);`, id);

test('a variable product stores its type, attributes and prices under the names of WooCommerce @no-js', async () => {
  const result = await wp<Record<string, unknown>>(
    `${CREATE}
     $product = $get(); $large = wc_get_product($ids[1]);
     $prices = get_post_meta($id, '_price'); sort($prices);
     $result = [
       'type' => [$product->get_type(), $large->get_type(), $large instanceof WC_Product_Variation, wp_get_object_terms($id, 'product_type', ['fields' => 'slugs'])],
       'children' => $product->get_children() === $ids,
       'meta' => [get_post_meta($ids[1], 'attribute_size', true), get_post_meta($id, '_product_attributes', true)['size'], $prices],
       'names' => [$large->get_name(), $large->get_title(), $large->get_attribute('size'), wc_get_formatted_variation($large, true)],
       'attributes' => [$product->get_attribute('size'), $product->get_variation_attributes()],
       'range' => [(float) $product->get_price(), (float) $product->get_variation_price('min'), (float) $product->get_variation_price('max'), array_map('floatval', array_values($product->get_variation_prices(true)['price']))],
       'sku' => $large->get_sku() === $product->get_sku(),
       'sale' => $product->is_on_sale(),
     ];
     $large->set_sale_price('25'); $large->save();
     $result['sale then'] = [$get()->is_on_sale(), (float) $get()->get_variation_price('max')];
     $large->set_stock_status('outofstock'); $large->save(); WC_Product_Variable::sync($id);
     $one = wc_get_product($ids[0]); $one->set_stock_status('outofstock'); $one->save(); WC_Product_Variable::sync($id);
     $result['stock'] = $get()->is_in_stock();
     // WooCommerce 8 deletes the variations only for users who may delete posts.
     wp_set_current_user(get_users(['role' => 'administrator', 'fields' => 'ID'])[0]);
     $product->delete(true);
     $result['deleted'] = get_post($ids[0]) === null;
     return $result;`,
  );
  expect(result).toEqual({
    type: ['variable', 'variation', true, ['variable']],
    children: true,
    meta: [
      'L',
      { name: 'Size', value: 'S | L | XL', position: 0, is_visible: 1, is_variation: 1, is_taxonomy: 0 },
      ['10', '30'],
    ],
    names: ['Quokka basket - L', 'Quokka basket', 'L', 'Size: L'],
    attributes: ['S | L | XL', { Size: ['S', 'L'] }],
    range: [10, 10, 30, [10, 30]],
    sku: true,
    sale: false,
    'sale then': [true, 25],
    stock: false,
    deleted: true,
  });
});

test('saving and deleting variations fires the actions of WooCommerce @no-js', async () => {
  const fired = await wp<string[]>(
    `$fired = [];
     foreach (['woocommerce_new_product_variation', 'woocommerce_update_product_variation', 'woocommerce_variable_product_sync_data'] as $hook) {
       add_action($hook, static function () use (&$fired, $hook) { $fired[] = $hook; });
     }
     ${CREATE}
     $one = wc_get_product($ids[0]); $one->set_regular_price('12'); $one->save();
     $get()->delete(true);
     return $fired;`,
  );
  expect(fired).toEqual([
    'woocommerce_new_product_variation',
    'woocommerce_new_product_variation',
    'woocommerce_variable_product_sync_data',
    'woocommerce_update_product_variation',
  ]);
});

test('prices are calculated with the tax rate of the shop’s country @js', async () => {
  const result = await wp(
    `$names = ['woocommerce_calc_taxes', 'woocommerce_prices_include_tax', 'woocommerce_tax_display_shop'];
     $before = array_combine($names, array_map('get_option', $names));
     $product = new WC_Product_Simple(); $product->set_props(['name' => 'Quokka cup', 'status' => 'publish', 'regular_price' => '12']); $product->save();
     $set = static fn(...$values) => array_map('update_option', $names, $values);
     $country = WC()->countries->get_base_country();
     $set('yes', 'no', 'incl');
     foreach (array_keys(WC_Tax::get_base_tax_rates()) as $id) { WC_Tax::_delete_tax_rate($id); }
     $rate = WC_Tax::_insert_tax_rate(['tax_rate_country' => $country, 'tax_rate_state' => '', 'tax_rate' => '20.0000', 'tax_rate_name' => 'VAT', 'tax_rate_priority' => 1, 'tax_rate_compound' => 0, 'tax_rate_shipping' => 0, 'tax_rate_order' => 1, 'tax_rate_class' => '']);
     $other = WC_Tax::_insert_tax_rate(['tax_rate_country' => $country === 'FR' ? 'IT' : 'FR', 'tax_rate_state' => '', 'tax_rate' => '50.0000', 'tax_rate_name' => 'VAT', 'tax_rate_priority' => 1, 'tax_rate_compound' => 0, 'tax_rate_shipping' => 0, 'tax_rate_order' => 1, 'tax_rate_class' => '']);
     WC_Cache_Helper::invalidate_cache_group('taxes');
     wc_load_cart();
     $cart = static function () use ($product) { WC()->cart->empty_cart(); WC()->cart->add_to_cart($product->get_id(), 3); WC()->cart->calculate_totals(); return [round((float) WC()->cart->get_total_tax(), 2), round((float) WC()->cart->get_total('edit'), 2)]; };
     $price = static fn() => [round(wc_get_price_to_display($product), 4), round(wc_get_price_including_tax($product), 4), round(wc_get_price_excluding_tax($product), 4)];
     $result = ['added' => $price(), 'added in the cart' => $cart(), 'rates' => array_column(WC_Tax::get_base_tax_rates(), 'rate')];
     $set('yes', 'yes', 'excl');
     $result['contained'] = $price();
     $result['contained in the cart'] = $cart();
     $product->set_tax_status('none');
     $result['not taxable'] = $price();
     $product->set_tax_status('taxable');
     $set('no', 'yes', 'excl');
     $result['off'] = $price();
     $result['off in the cart'] = $cart();
     WC_Tax::_delete_tax_rate($rate); WC_Tax::_delete_tax_rate($other);
     $set(...array_values($before));
     $product->delete(true);
     return $result;`,
  );
  expect(result).toEqual({
    added: [14.4, 14.4, 12],
    'added in the cart': [7.2, 43.2],
    rates: [20],
    contained: [10, 12, 10],
    'contained in the cart': [6, 36],
    'not taxable': [12, 12, 12],
    off: [12, 12, 12],
    'off in the cart': [0, 36],
  });
});

test('a link adds a variation with its options, and each variation has its own line in the cart @no-js', async ({
  page,
}) => {
  const basket = await create();
  try {
    await page.goto(`${basket.path}?add-to-cart=${basket.id}&variation_id=${basket.small}&attribute_size=L`);
    await expect(error(page), 'an option that the variation does not have').toContainText(
      'Invalid value posted for Size',
    );
    await expect(count(page)).toHaveText('0');
    await page.goto(`${basket.path}?add-to-cart=${basket.id}&variation_id=${basket.small}&attribute_size=S`);
    await expect(message(page)).toBeVisible();
    await page.goto(`${basket.path}?add-to-cart=${basket.id}&variation_id=${basket.large}&attribute_size=L`);
    await expect(count(page)).toHaveText('2');
    await page.goto('/cart/');
    const lines = page.locator('.woocommerce-cart-form .cart_item');
    await expect(lines).toHaveCount(2);
    await expect(lines.nth(0).locator('.product-name')).toContainText('Quokka basket - S');
    await expect(lines.nth(1).locator('.product-subtotal')).toContainText('30.00');
  } finally {
    await remove(basket.id);
  }
});

test('the form offers only options that a variation has', async ({ page }) => {
  const basket = await create();
  try {
    await page.goto(basket.path);
    await expect(page.getByLabel('Size').locator('option')).toHaveText(['Choose an option', 'S', 'L']);
    for (const name of ['add-to-cart', 'product_id', 'variation_id', 'quantity'])
      await expect(page.locator(`form.variations_form [name="${name}"]`)).toHaveCount(1);
    await expect(page.locator('.summary p.price')).toContainText(/10\.00.*30\.00/);
  } finally {
    await remove(basket.id);
  }
});
