import { expect, test, type Page } from '../support/test';
import { withProvider } from '../support/provider/site';
import { box, wake } from '../support/search';
import { wp } from '../support/wp';

/** A shop's customers search by SKU: as it is written, without separators, and by its beginning. */

const names = (page: Page) => page.locator('section.found-products .found-products__name');
const product = (name: string, props: Record<string, unknown>): Promise<number> =>
  wp<number>(
    `$p = new WC_Product_Simple(); $p->set_props($args[1] + ['name' => $args[0], 'status' => 'publish', 'regular_price' => '5']); return $p->save();`,
    [name, props],
  );
const remove = (ids: number[]): Promise<unknown> =>
  wp(`foreach ($args as $id) { wp_delete_post($id, true); }`, ids);

for (const query of ['SK-112', 'sk112', 'sk 112', 'SK_112'])
  test(`the SKU ${query} finds its product first @no-js`, async ({ page }) => {
    await page.goto(`/?s=${encodeURIComponent(query)}`);
    await expect(names(page).first()).toHaveText('Tea bowl, ash glaze');
  });

for (const query of ['SK-11', 'sk11', 'SK 11'])
  test(`the beginning of SKUs, ${query}, finds the products with them @no-js`, async ({ page }) => {
    await page.goto(`/?s=${encodeURIComponent(query)}&shop_kind=products`);
    await expect(page.locator('.hit__title a', { hasText: 'Tea bowl, ash glaze' })).toBeVisible();
    await expect(page.locator('.hit__title a', { hasText: 'Wool blanket' })).toBeVisible();
  });

test('typing a SKU shows its product @js', async ({ page }) => {
  await page.goto('/?s=kettle');
  await wake(page);
  await box(page).fill('sk112');
  await expect(names(page)).toHaveText(['Tea bowl, ash glaze']);
  await box(page).fill('SK 112');
  await expect(names(page).first()).toHaveText('Tea bowl, ash glaze');
});

test('a GTIN and a changed SKU are searched, a removed one is not @js', async ({ page }) => {
  const id = await product('Zanzibar trivet', { sku: 'ZZ-4711-A' });
  try {
    await wp(`update_post_meta($args[0], '_global_unique_id', '4006381333931');`, [id]);
    for (const query of ['zz4711', '4006381333931', '4006 3813 33931']) {
      await page.goto(`/?s=${encodeURIComponent(query)}`);
      await expect(names(page)).toHaveText(['Zanzibar trivet']);
    }
    await wp(`$p = wc_get_product($args[0]); $p->set_sku('ZZ-9'); $p->save();`, [id]);
    await page.goto('/?s=zz4711');
    await expect(names(page)).toHaveCount(0);
    await page.goto('/?s=zz9');
    await expect(names(page)).toHaveText(['Zanzibar trivet']);
  } finally {
    await remove([id]);
  }
});

test('products that are out of stock come last, unless the setting is off; sales sort equal products @js', async ({
  page,
}) => {
  const ids = [
    await product('Zanzibar trivet', { stock_status: 'outofstock', total_sales: 50 }),
    await product('Zanzibar trivet', { total_sales: 9 }),
    await product('Zanzibar trivet', { total_sales: 3 }),
    await product('Bowl', { description: 'Fits on a Zanzibar trivet.' }),
  ];
  const order = (expected: number[]) =>
    expect(async () => {
      await page.goto('/?s=zanzibar&shop_kind=products');
      const hrefs = await page
        .locator('.hit__title a')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
      const links = await wp<string[]>(
        `return array_map(fn($id) => wp_make_link_relative(get_permalink($id)), $args);`,
        expected.map((i) => ids[i]),
      );
      expect(hrefs).toEqual(links);
    }).toPass();
  try {
    await order([1, 2, 3, 0]);
    await wp(`update_option('stallkeeper_search_sold_out_last', '');`);
    await order([0, 1, 2, 3]);
  } finally {
    await wp(`delete_option('stallkeeper_search_sold_out_last');`);
    await remove(ids);
  }
});

test('the hosted provider finds products by their SKU, too @js', async ({ page }) => {
  await withProvider(async () => {
    for (const query of ['SK-112', 'sk112', 'sk-11']) {
      await page.goto(`/?s=${encodeURIComponent(query)}&shop_kind=products`);
      await expect(page.locator('.hit__title a', { hasText: 'Tea bowl, ash glaze' })).toBeVisible();
    }
  });
});
