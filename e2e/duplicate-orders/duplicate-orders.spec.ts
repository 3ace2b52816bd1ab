import { placeByBlock, storeNonce } from '../support/shop/store-api';
import { withPlugin } from '../support/engine';
import { shop } from '../support/shop/shop';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';
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

test.describe('Paying the same order twice', { tag: '@js' }, () => {
  test.skip(() => shop().kind === 'stand-in', 'the stand-in has no payment page');

  test('two simultaneous submits of the payment page start one payment @no-js', async ({ page }) => {
    const slowGateway = `add_filter('woocommerce_cod_process_payment_order_status', static function ($status) { sleep(2); add_option('made_payment_' . wp_generate_uuid4(), '1'); return $status; });`;
    const { id } = await aProduct();
    const address = await wp<string>(
      `
    $order = wc_create_order();
    $order->add_product(wc_get_product($args['id']));
    $order->set_address(['first_name' => 'Ada', 'country' => 'GB', 'email' => $args['email']], 'billing');
    $order->calculate_totals();
    $order->save();
    return $order->get_checkout_payment_url();
  `,
      { id, email: anEmail() },
    );
    await withPlugin(slowGateway, async () => {
      await page.goto(address);
      const form = await page
        .locator('#order_review')
        .evaluate((element: HTMLFormElement) =>
          Object.fromEntries(
            [...new FormData(element)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
          ),
        );
      const submit = () =>
        page.request.post(address, { form: { ...form, payment_method: 'cod' }, maxRedirects: 0 });
      const responses = await Promise.all([submit(), submit(), submit()]);
      expect(responses.map((response) => response.status())).toEqual([302, 302, 302]);
      expect(new Set(responses.map((response) => response.headers()['location']))).toEqual(
        new Set([expect.stringMatching(RECEIVED)]),
      );
      const payments = await wp<number>(
        `global $wpdb; return (int) $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'made\\_payment\\_%'");`,
      );
      expect(payments).toBe(1);
    });
  });
});
