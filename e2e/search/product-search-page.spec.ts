import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** WooCommerce's own product search, `/?s=…&post_type=product`, which its search widget and block use. */

const products = (page: Page) => page.locator('main ul.products .woocommerce-loop-product__title');
const open = (page: Page, query: string) => page.goto(`/?s=${encodeURIComponent(query)}&post_type=product`);

test('finds products by their code, and with a typo @no-js', async ({ page }) => {
  for (const query of ['sk101', 'coppr ketle']) {
    await open(page, query);
    // WooCommerce redirects a search with one result to the product.
    await expect(
      page.getByRole('heading', { name: 'Copper kettle, 1.5 litres' }).first(),
      query,
    ).toBeVisible();
  }
});

test('lists products by relevance, or in the order that the visitor chooses @no-js', async ({ page }) => {
  await open(page, 'kettle');
  await expect(products(page).first()).toContainText(/kettle/i);
  const count = await products(page).count();
  expect(count).toBeGreaterThan(1);
  await page.goto('/?s=kettle&post_type=product&orderby=price-desc');
  await expect(products(page)).toHaveCount(count);
  await expect(products(page).first()).toHaveText('Copper kettle, 1.5 litres');
});

test('products among the results have the quiet button of the shop’s lists @no-js', async ({ page }) => {
  const look = (): Promise<string[]> =>
    page
      .locator('main .add_to_cart_button')
      .first()
      .evaluate((button) => {
        const { color, backgroundColor, borderColor } = getComputedStyle(button);
        return [color, backgroundColor, borderColor];
      });
  await open(page, 'kettle');
  const ofList = await look();
  await page.goto('/?s=kettle');
  expect(await look()).toEqual(ofList);
});

test('shows that there are no products without a match, does not list posts, and does not find a product that is hidden from searches @no-js', async ({
  page,
}) => {
  await open(page, 'zzqxwv');
  await expect(products(page)).toHaveCount(0);
  await expect(page.getByText('No products were found matching your selection.')).toBeVisible();
  const id = await wp<number>(
    `$p = new WC_Product_Simple(); $p->set_props(['name' => 'Quagga bowl', 'status' => 'publish', 'regular_price' => '5', 'catalog_visibility' => 'catalog']); return $p->save();`,
  );
  try {
    await open(page, 'quagga');
    await expect(products(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Quagga bowl' })).toHaveCount(0);
  } finally {
    await wp(`wp_delete_post($args, true);`, id);
  }
});
