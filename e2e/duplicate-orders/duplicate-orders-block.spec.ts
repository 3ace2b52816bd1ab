import type { APIRequestContext, APIResponse } from '@playwright/test';
import { shop, shopName } from '../support/shop/shop';
import { placeByBlock, storeNonce, type Placed } from '../support/shop/store-api';
import { expect, test } from '../support/test';
import { aProduct, anEmail, ordersOf, putIntoCart } from '../support/shop/checkout';
import { wp } from '../support/wp';

/** The request by which the checkout block places an order: who may send it, and what a repeated one is answered. */

const bodiesOf = (responses: APIResponse[]): Promise<Placed[]> =>
  Promise.all(responses.map(async (response) => (await response.json()) as Placed));

/** All requests lead to one and the same order. */
async function expectOneOrder(responses: APIResponse[], email: string): Promise<void> {
  const bodies = await bodiesOf(responses);
  expect(responses.map((response) => response.status())).toEqual(responses.map(() => 200));
  expect(new Set(bodies.map(({ order_key }) => order_key)).size).toBe(1);
  expect(new Set(bodies.map(({ payment_result }) => payment_result?.redirect_url)).size).toBe(1);
  expect(await ordersOf(email)).toBe(1);
}

/** A refused request says nothing about an order. */
async function expectRefused(response: APIResponse, status: number): Promise<void> {
  expect(response.status()).toBe(status);
  expect(await response.text()).not.toMatch(/order_key|wc_order_|order-received/);
}

test.beforeEach(() => {
  test.slow();
  test.info().annotations.push({ type: 'shop', description: shopName() });
});

test('a request without a valid nonce is refused while the order is placed, and afterwards @no-js', async ({
  page,
}) => {
  const email = anEmail();
  await putIntoCart(page, await aProduct());
  const nonce = await storeNonce(page.request);
  const [placed, missing, wrong] = await Promise.all([
    placeByBlock(page.request, email, { nonce }),
    placeByBlock(page.request, email, {}),
    placeByBlock(page.request, email, { nonce: 'wrong' }),
  ]);
  await expectOneOrder([placed], email);
  await expectRefused(missing, 401);
  await expectRefused(wrong, 403);
  await expectRefused(await placeByBlock(page.request, email, {}), 401);
  await expectRefused(await placeByBlock(page.request, email, { nonce: 'wrong' }), 403);
  expect(await ordersOf(email)).toBe(1);
});

test('eight requests at the same moment, and one after them, lead to one order @no-js', async ({ page }) => {
  const email = anEmail();
  await putIntoCart(page, await aProduct());
  const nonce = await storeNonce(page.request);
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => placeByBlock(page.request, email, { nonce })),
  );
  responses.push(await placeByBlock(page.request, email, { nonce }));
  await expectOneOrder(responses, email);
  expect(responses.at(-1)?.headers()['nonce'], 'the nonce of the next request').toMatch(/^[0-9a-f]{10}$/);
});

test.describe('With WooCommerce', () => {
  test.skip(() => shop().kind === 'stand-in', 'the stand-in has no stock management and no Cart-Token');

  test('simultaneous requests for the last two items in stock create one order @js', async ({ page }) => {
    // WooCommerce reserves stock by a statement that SQLite does not know.
    const minutes = await wp<string>(
      `$minutes = get_option('woocommerce_hold_stock_minutes'); update_option('woocommerce_hold_stock_minutes', '0'); return $minutes;`,
    );
    try {
      const email = anEmail();
      const product = await aProduct('The last two');
      await wp(
        `$product = wc_get_product($args);
         $product->set_manage_stock(true);
         $product->set_stock_quantity(2);
         $product->save();`,
        product.id,
      );
      await putIntoCart(page, product, 2);
      const nonce = await storeNonce(page.request);
      const responses = await Promise.all(
        Array.from({ length: 4 }, () => placeByBlock(page.request, email, { nonce })),
      );
      responses.push(await placeByBlock(page.request, email, { nonce }));
      await expectOneOrder(responses, email);
    } finally {
      await wp(`update_option('woocommerce_hold_stock_minutes', $args);`, minutes);
    }
  });

  /** A client without cookies: it names its cart by the Cart-Token header. */
  async function cartToken(request: APIRequestContext): Promise<Record<string, string>> {
    const begun = (await request.get('/wp-json/wc/store/v1/cart')).headers();
    const headers = { 'cart-token': begun['cart-token'] ?? '', nonce: begun['nonce'] ?? '' };
    const { id } = await aProduct();
    const added = await request.post('/wp-json/wc/store/v1/cart/add-item', {
      headers,
      data: { id, quantity: 1 },
    });
    expect(added.status()).toBe(201);
    return headers;
  }

  test('requests with the same cart token create one order @no-js', async ({ playwright }) => {
    const email = anEmail();
    const request = await playwright.request.newContext({ baseURL: process.env.E2E_URL ?? '' });
    const headers = await cartToken(request);
    await expectOneOrder(
      await Promise.all([1, 2, 3].map(() => placeByBlock(request, email, headers))),
      email,
    );
    await request.dispose();
  });

  test('a token that WooCommerce has not signed opens no order @no-js', async ({ page }) => {
    const email = anEmail();
    await putIntoCart(page, await aProduct());
    const nonce = await storeNonce(page.request);
    await expectOneOrder([await placeByBlock(page.request, email, { nonce })], email);
    await expectRefused(await placeByBlock(page.request, email, { 'cart-token': 'e30.e30.e30' }), 401);
  });
});
