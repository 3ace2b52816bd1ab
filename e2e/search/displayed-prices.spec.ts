import { titles } from '../support/search';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** Results, price filter and sorting use the price that the shop page shows to a signed-out visitor. */

test.describe.configure({ mode: 'serial' });

const remove = (ids: number[]): Promise<unknown> =>
  wp(`foreach ($args as $id) { wp_delete_post($id, true); }`, ids);
const found = async (page: Page, query: string): Promise<string[]> => {
  await page.goto(`/?s=zanzibar&shop_kind=products${query}`);
  return titles(page).allTextContents();
};
const priceOf = (page: Page, name: string) =>
  page.locator('.hit', { has: page.locator('.hit__title', { hasText: name }) }).locator('.hit__price');

test('a sale price counts while the sale lasts @js', async ({ page }) => {
  const id = await wp<number>(
    `$p = new WC_Product_Simple(); $p->set_props(['name' => 'Zanzibar trivet', 'status' => 'publish', 'regular_price' => '20', 'sale_price' => '12']); return $p->save();`,
  );
  try {
    expect(await found(page, '&shop_max=15')).toEqual(['Zanzibar trivet']);
    await expect(priceOf(page, 'Zanzibar trivet')).toContainText('12.00');
    await wp(`$p = wc_get_product($args[0]); $p->set_sale_price(''); $p->save();`, [id]);
    expect(await found(page, '&shop_max=15')).toEqual([]);
    expect(await found(page, '&shop_min=15&shop_max=20')).toEqual(['Zanzibar trivet']);
    await expect(priceOf(page, 'Zanzibar trivet')).toContainText('20.00');
  } finally {
    await remove([id]);
  }
});

test.describe('Variable products and taxes', () => {
  const VARIABLE = `
    $attribute = new WC_Product_Attribute(); $attribute->set_name('Size'); $attribute->set_options(['S', 'L']); $attribute->set_visible(true); $attribute->set_variation(true);
    $p = new WC_Product_Variable(); $p->set_props(['name' => 'Zanzibar basket', 'status' => 'publish', 'sku' => 'ZB-1']); $p->set_attributes([$attribute]); $id = $p->save();
    $ids = [];
    foreach (['S' => '10', 'L' => '30'] as $size => $price) {
      $v = new WC_Product_Variation(); $v->set_parent_id($id); $v->set_attributes(['size' => $size]); $v->set_props(['regular_price' => $price, 'sku' => "ZB-1-$size", 'status' => 'publish']); $ids[] = $v->save();
    }
    WC_Product_Variable::sync($id);`;

  test('a variable product is found by each of its prices and by the SKU of a variation @js', async ({
    page,
  }) => {
    const [id, large] = await wp<[number, number]>(`${VARIABLE} return [$id, $ids[1]];`);
    try {
      expect(await found(page, '&shop_min=25&shop_max=40')).toEqual(['Zanzibar basket']);
      expect(await found(page, '&shop_min=5&shop_max=10')).toEqual(['Zanzibar basket']);
      expect(await found(page, '&shop_min=31')).toEqual([]);
      await page.goto('/?s=zb1l&shop_kind=products');
      await expect(titles(page)).toHaveText(['Zanzibar basket']);
      await expect(priceOf(page, 'Zanzibar basket')).toContainText(/10\.00.*30\.00/);
      // A change of a variation changes the record of its product.
      await wp(
        `$v = wc_get_product($args[0]); $v->set_regular_price('50'); $v->set_sku('ZB-9'); $v->save();`,
        [large],
      );
      expect(await found(page, '&shop_min=45')).toEqual(['Zanzibar basket']);
      await page.goto('/?s=zb9&shop_kind=products');
      await expect(titles(page)).toHaveText(['Zanzibar basket']);
      await wp(`$v = wc_get_product($args[0]); $v->set_status('private'); $v->save();`, [large]);
      expect(await found(page, '&shop_min=45')).toEqual([]);
      await page.goto('/?s=zb9&shop_kind=products');
      await expect(titles(page)).toHaveCount(0);
    } finally {
      await remove([large, id]);
    }
  });

  test('prices follow the tax settings @js', async ({ page }) => {
    const id = await wp<number>(`${VARIABLE} return $id;`);
    const before = await wp<Record<string, string>>(
      `return array_map(fn($name) => get_option($name), ['calc' => 'woocommerce_calc_taxes', 'display' => 'woocommerce_tax_display_shop']);`,
    );
    const rate = await wp<number>(
      `return WC_Tax::_insert_tax_rate(['tax_rate_country' => '', 'tax_rate' => '20.0000', 'tax_rate_name' => 'Tax', 'tax_rate_priority' => 1, 'tax_rate_shipping' => 0, 'tax_rate_order' => 1, 'tax_rate_class' => '']);`,
    );
    try {
      await wp(
        `update_option('woocommerce_calc_taxes', 'yes'); update_option('woocommerce_tax_display_shop', 'incl');`,
      );
      await expect(async () => {
        expect(await found(page, '&shop_min=35')).toEqual(['Zanzibar basket']);
        await expect(priceOf(page, 'Zanzibar basket')).toContainText(/12\.00.*36\.00/, { timeout: 500 });
      }).toPass();
      await wp(
        `WC_Tax::_update_tax_rate($args[0], ['tax_rate' => '50.0000']); WC_Cache_Helper::invalidate_cache_group('taxes'); WC_Cache_Helper::get_transient_version('product', true);`,
        [rate],
      );
      await expect(async () => {
        expect(await found(page, '&shop_min=45')).toEqual(['Zanzibar basket']);
      }).toPass();
    } finally {
      await wp(
        `WC_Tax::_delete_tax_rate($args[0]); update_option('woocommerce_calc_taxes', $args[1]); update_option('woocommerce_tax_display_shop', $args[2]);`,
        [rate, before.calc, before.display],
      );
      await remove([id]);
    }
  });
});
