import { expect, test, type Page } from '../support/test';
import { shopName } from '../support/shop/shop';
import {
  anEmail,
  aProduct,
  count,
  error,
  fillCheckout,
  ordersOf,
  putIntoCart,
  quantity,
  VISITOR,
} from '../support/shop/checkout';

/** Forms that another site sends in the visitor's name: they carry the visitor's cookies, but no valid nonce. */

const FORGED = {
  billing_first_name: 'Mallory',
  billing_address_1: '1 Forged Street',
  billing_city: 'Nowhere',
};
const PLACE = { woocommerce_checkout_place_order: '1' };
const CHECKOUT_NONCE = 'woocommerce-process-checkout-nonce';

/** A visitor who has a session, and nothing in the cart. */
async function withEmptyCart(page: Page): Promise<void> {
  await putIntoCart(page, await aProduct());
  await page.goto('/cart/');
  const remove = await page.locator('a.remove').getAttribute('href');
  await page.goto(remove ?? '');
  await expect(count(page).first()).toHaveText('0');
}

/** The first name and the street that the visitor's next checkout form contains. */
async function nextCheckout(page: Page): Promise<string[]> {
  await putIntoCart(page, await aProduct());
  await page.goto('/checkout/');
  return Promise.all(
    ['billing_first_name', 'billing_address_1'].map((name) => page.locator(`[name=${name}]`).inputValue()),
  );
}

/** A nonce that another visitor, the attacker, got with a checkout form of their own. */
async function nonceOfAnother(page: Page): Promise<string> {
  const browser = page.context().browser();
  const context = await browser?.newContext({ baseURL: process.env.E2E_URL ?? '' });
  const other = await context?.newPage();
  if (!context || !other) throw new Error('The browser opens no second context.');
  await putIntoCart(other, await aProduct());
  await other.goto('/checkout/');
  const nonce = await other.locator(`[name=${CHECKOUT_NONCE}]`).inputValue();
  await context.close();
  return nonce;
}

test.beforeEach(() => {
  test.slow();
  test.info().annotations.push({ type: 'shop', description: shopName() });
});

test.describe('A checkout form without a valid nonce, sent with an empty cart', () => {
  test('saves no address, and a message states that nothing was changed @no-js', async ({ page }) => {
    await withEmptyCart(page);
    await page.request.post('/checkout/', { form: { ...FORGED, ...PLACE }, maxRedirects: 0 });
    await page.goto('/cart/');
    await expect(error(page).first()).toContainText('Your changes were not saved');
    expect(await nextCheckout(page)).toEqual(['', '']);
  });

  test('saves no address with the nonce of another visitor @no-js', async ({ page }) => {
    const nonce = await nonceOfAnother(page);
    await withEmptyCart(page);
    await page.request.post('/checkout/', { form: { ...FORGED, ...PLACE, [CHECKOUT_NONCE]: nonce } });
    expect(await nextCheckout(page)).toEqual(['', '']);
  });

  test('saves no address when it is sent to the address for scripts @no-js', async ({ page }) => {
    await withEmptyCart(page);
    const response = await page.request.post('/?wc-ajax=checkout', { form: FORGED });
    expect(await response.json()).toMatchObject({ result: 'failure' });
    expect(await nextCheckout(page)).toEqual(['', '']);
  });
});

test('A cart form without a valid nonce leaves no typed quantity behind for the next page @no-js', async ({
  page,
}) => {
  await putIntoCart(page, await aProduct());
  await page.goto('/cart/');
  const name = (await quantity(page).getAttribute('name')) ?? '';
  // WooCommerce reads the form at every address, and this page does not show the cart.
  await page.request.post('/shop/', { form: { [name]: '50', update_cart: '1' } });
  await page.goto('/cart/');
  await expect(quantity(page)).toHaveValue('1');
  await expect(count(page).first()).toHaveText('1');
});

test('A checkout form without a valid nonce does not tell where the last order is @no-js', async ({
  page,
}) => {
  const email = anEmail();
  await putIntoCart(page, await aProduct());
  await page.goto('/checkout/');
  await fillCheckout(page, { ...VISITOR, billing_email: email });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/order-received/, { timeout: 45_000 });

  for (const nonce of ['', 'wrong']) {
    const form = { ...VISITOR, payment_method: 'cod', [CHECKOUT_NONCE]: nonce };
    const response = await page.request.post('/checkout/', { form: { ...form, ...PLACE }, maxRedirects: 0 });
    expect(response.headers()['location'] ?? '').not.toContain('order-received');
    await page.goto('/cart/');
    await expect(error(page).first()).toContainText('Your changes were not saved');
    const script = await page.request.post('/?wc-ajax=checkout', { form });
    expect(await script.json()).toMatchObject({ result: 'failure' });
  }
  expect(await ordersOf(email)).toBe(1);
});
