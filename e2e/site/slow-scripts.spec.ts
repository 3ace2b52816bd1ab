import { add, someProducts } from '../support/shop/cart';
import { count, quantity } from '../support/shop/checkout';
import { holdScripts } from '../support/scripts';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Input of the visitor before the scripts of a page have loaded: the scripts keep and use it. */

const THEME = /\/themes\/[^/]+\/build\//;

test('the options of a product that were chosen before its script loaded @js', async ({ page }) => {
  const path = await wp<string>(`
    foreach (wc_get_products(['type' => 'variable', 'status' => 'publish', 'limit' => 20]) as $product) {
        if ($product->is_in_stock()) { return (string) parse_url($product->get_permalink(), PHP_URL_PATH); }
    }`);
  const release = await holdScripts(page, THEME);
  await page.goto(path, { waitUntil: 'commit' });
  const form = page.locator('form.variations_form');
  await form.locator('.single_add_to_cart_button').waitFor();
  const options = form.locator('[data-part="options"]');
  const groups = await options.count();
  expect(groups).toBeGreaterThan(0);
  const chosen = [];
  for (let i = 0; i < groups; i++) {
    const radio = options.nth(i).getByRole('radio').last();
    await radio.check();
    chosen.push(radio);
  }
  release();
  await expect(form).toHaveAttribute('data-has-price');
  for (const radio of chosen) await expect(radio).toBeChecked();
  await expect(form.locator('[name=variation_id]')).not.toHaveValue(/^0?$/);
});

test('a quantity in the cart that was changed before its script loaded @js', async ({ page }) => {
  await add(page, await someProducts([{ name: 'Cup', price: '5.00' }]));
  await page.goto('/cart/');
  const release = await holdScripts(page, THEME);
  await page.goto('/cart/', { waitUntil: 'commit' });
  await quantity(page).fill('3');
  release();
  await expect(page.locator('td.product-subtotal')).toContainText('15.00');
  await expect(count(page)).toHaveText('3');
});

test('a sort order that was chosen before its script loaded @js', async ({ page }) => {
  const release = await holdScripts(page, THEME);
  await page.goto('/shop/', { waitUntil: 'commit' });
  const sort = page.locator('form.woocommerce-ordering').first();
  await sort.getByRole('combobox').selectOption('price');
  release();
  await page.waitForLoadState();
  await expect(sort.getByRole('combobox')).toHaveValue('price');
  await sort.getByRole('button').click();
  await expect(page).toHaveURL(/orderby=price/);
});
