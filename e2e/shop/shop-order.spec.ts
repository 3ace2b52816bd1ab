import { placeByBlock, storeNonce } from '../support/shop/store-api';
import { expect, test, type Page } from '../support/test';
import {
  anEmail,
  aProduct,
  checkoutForm,
  count,
  fillCheckout,
  ordersOf,
  putIntoCart,
  VISITOR,
} from '../support/shop/checkout';

/** The fields that a browser sends with the form of the page. */
const formOf = (page: Page): Promise<Record<string, string>> =>
  checkoutForm(page).evaluate((form: HTMLFormElement) => ({
    ...Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    ),
    woocommerce_checkout_place_order: '1',
  }));

async function readyToOrder(page: Page, email: string): Promise<Record<string, string>> {
  await putIntoCart(page, await aProduct());
  await page.goto('/checkout/');
  await fillCheckout(page, { ...VISITOR, billing_email: email });
  return formOf(page);
}

/** A request that was redirected to another one's order must not save its old cart. */
async function expectEmptyCart(page: Page): Promise<void> {
  await page.goto('/cart/');
  await expect(count(page).first()).toHaveText('0');
}

const RECEIVED = /\/checkout\/order-received\/\d+\//;

test.describe('Placing the same order twice', () => {
  test.slow();

  test('two simultaneous submits create one order, and both show it @no-js', async ({ page }) => {
    const email = anEmail();
    const form = await readyToOrder(page, email);
    const responses = await Promise.all(
      [1, 2, 3].map(() => page.request.post('/checkout/', { form, maxRedirects: 0 })),
    );
    const addresses = responses.map((response) => response.headers()['location'] ?? '');
    expect(responses.map((response) => response.status())).toEqual([302, 302, 302]);
    expect(addresses[0]).toMatch(RECEIVED);
    expect(new Set(addresses).size).toBe(1);
    expect(await ordersOf(email)).toBe(1);
    await expectEmptyCart(page);
  });

  test('the same holds for the script of the checkout @no-js', async ({ page }) => {
    const email = anEmail();
    const form = await readyToOrder(page, email);
    // A script sends no button.
    delete form['woocommerce_checkout_place_order'];
    const responses = await Promise.all([1, 2].map(() => page.request.post('/?wc-ajax=checkout', { form })));
    const said = await Promise.all(
      responses.map(async (response) => (await response.json()) as { result: string; redirect: string }),
    );
    expect(said.map(({ result }) => result)).toEqual(['success', 'success']);
    expect(new Set(said.map(({ redirect }) => redirect)).size).toBe(1);
    expect(await ordersOf(email)).toBe(1);
    await expectEmptyCart(page);
  });

  test('two submits of the checkout block make one order as well @no-js', async ({ page }) => {
    const email = anEmail();
    await putIntoCart(page, await aProduct());
    const nonce = await storeNonce(page.request);
    const responses = await Promise.all([1, 2, 3].map(() => placeByBlock(page.request, email, { nonce })));
    const led = await Promise.all(
      responses.map(
        async (response) =>
          (await response.json()) as { order_id: number; payment_result: { redirect_url: string } },
      ),
    );
    expect(responses.map((response) => response.status())).toEqual([200, 200, 200]);
    expect(new Set(led.map((response) => response.order_id)).size).toBe(1);
    expect(new Set(led.map((response) => response.payment_result.redirect_url)).size).toBe(1);
    expect(await ordersOf(email)).toBe(1);
    await expectEmptyCart(page);
  });

  test('submitting again after the order was created redirects to that order @no-js', async ({ page }) => {
    const email = anEmail();
    const form = await readyToOrder(page, email);
    const first = await page.request.post('/checkout/', { form, maxRedirects: 0 });
    const second = await page.request.post('/checkout/', { form, maxRedirects: 0 });
    expect(second.headers()['location']).toBe(first.headers()['location']);
    expect(await ordersOf(email)).toBe(1);
  });

  test('after a refused submit the next one places the order at once @no-js', async ({ page }) => {
    const email = anEmail();
    const form = await readyToOrder(page, email);
    const refused = await page.request.post('/checkout/', { form: { ...form, billing_last_name: '' } });
    expect(await refused.text()).toContain('woocommerce-error');
    const began = Date.now();
    const response = await page.request.post('/checkout/', { form, maxRedirects: 0 });
    expect(response.headers()['location']).toMatch(RECEIVED);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(await ordersOf(email)).toBe(1);
  });

  test('an equal cart that is ordered later is a second order @no-js', async ({ page }) => {
    const email = anEmail();
    const product = await aProduct();
    for (const orders of [1, 2]) {
      await putIntoCart(page, product);
      await page.goto('/checkout/');
      await fillCheckout(page, { ...VISITOR, billing_email: email });
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page).toHaveURL(RECEIVED, { timeout: 45_000 });
      expect(await ordersOf(email)).toBe(orders);
    }
  });
});
