import { adminHtml } from '../support/admin';
import { aProduct } from '../support/shop/checkout';
import { shop } from '../support/shop/shop';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

interface Answer {
  status: number;
  data: { code?: string; message?: string; order_id?: number };
}

/** A checkout by the Store API with something in the cart; `before` runs first, in the same process. */
const order = async (request: Record<string, unknown>, before = ''): Promise<Answer> =>
  wp<Answer>(
    `${before}
     wc_load_cart();
     WC()->cart->empty_cart();
     if ($args['isFull'] ?? true) {
       WC()->cart->add_to_cart($args['product']);
     }
     $request = new WP_REST_Request('POST', '/wc/store/v1/checkout');
     $request->set_header('Content-Type', 'application/json');
     $request->set_body(json_encode($args['body']));
     $args['nonce'] !== null && $request->set_header('Nonce', $args['nonce'] === 'valid' ? wp_create_nonce('wc_store_api') : $args['nonce']);
     $answer = rest_do_request($request);
     return ['status' => $answer->get_status(), 'data' => $answer->get_data()];`,
    { nonce: 'valid', body: BODY, product: (await aProduct()).id, ...request },
  );

const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  address_1: 'Market 1',
  city: 'Berlin',
  postcode: '10115',
  country: 'DE',
  phone: '030 123456',
};
const BODY = {
  billing_address: { ...ADDRESS, email: 'ada@example.test' },
  payment_method: 'cod',
  extensions: {},
};
const REGISTER = `woocommerce_store_api_register_endpoint_data([
    'endpoint' => 'checkout',
    'namespace' => 'known',
    'schema_callback' => static fn() => ['colour' => ['type' => ['string', 'null'], 'arg_options' => [
      'validate_callback' => static fn($value) => $value === null || is_string($value),
      'sanitize_callback' => static fn($value) => is_string($value) ? sanitize_text_field($value) : null,
    ]]],
  ]);
  add_action('woocommerce_store_api_checkout_update_order_from_request', static function ($order, $request) {
    $order->update_meta_data('_extensions', wp_json_encode($request['extensions']));
  }, 10, 2);`;

const blockCheckout = async (page: Page): Promise<void> => {
  const { id } = await aProduct();
  await page.goto(`/?add-to-cart=${id}`);
  await page.goto('/checkout-block/');
};

test.describe('The stand-in for WooCommerce', () => {
  test.beforeEach(() => {
    test.skip(shop().kind !== 'stand-in', 'This site has a real WooCommerce.');
  });

  test('is identified in its plugin header and on every admin screen @no-js', async ({ request }) => {
    const header = await wp<{ Name: string; Description: string }>(
      `require_once ABSPATH . 'wp-admin/includes/plugin.php'; return get_plugin_data(STALLKEEPER_STAND_IN);`,
    );
    expect(header.Name).toMatch(/stand-in.*trying out only/);
    expect(header.Description).toContain('NOT WooCommerce and no shop for real money');
    for (const screen of ['index.php', 'edit.php', 'admin.php?page=wc-orders'])
      expect(await adminHtml(request, `/wp-admin/${screen}`), screen).toMatch(
        /id="stallkeeper-stand-in"[\s\S]{0,1000}takes no real money/,
      );
  });

  test('steps aside where WooCommerce is active @no-js', async () => {
    const answer = await wp(
      `$aside = static fn() => \\Stallkeeper\\Demo\\StandIn\\Plugin::isWooCommerceActive();
       return [class_exists('WooCommerce', false), $aside(), WC()->version];`,
    );
    expect(answer).toEqual([true, true, '11.0.1']);
  });

  test('takes no order without a nonce, with a wrong one, or of an empty cart @no-js', async () => {
    expect(await order({ nonce: null })).toMatchObject({
      status: 401,
      data: { code: 'woocommerce_rest_missing_nonce' },
    });
    expect(await order({ nonce: 'abc' })).toMatchObject({
      status: 403,
      data: { code: 'woocommerce_rest_invalid_nonce' },
    });
    expect(await order({ isFull: false })).toMatchObject({
      status: 400,
      data: { code: 'woocommerce_rest_cart_empty' },
    });
  });

  test('reports which field of an address is missing or invalid @no-js', async () => {
    const without = { ...BODY, billing_address: { ...BODY.billing_address, city: '' } };
    expect((await order({ body: without })).data.message).toContain('Town / City is required');
    const wrong = { ...BODY, billing_address: { ...BODY.billing_address, city: ['no', 'text'] } };
    expect(await order({ body: wrong })).toMatchObject({ status: 400, data: { code: 'rest_invalid_param' } });
    const hostile = { ...BODY, billing_address: { ...BODY.billing_address, email: '"><script>' } };
    expect((await order({ body: hostile })).data.message).toContain('not a valid email address');
    expect((await order({ body: { ...BODY, payment_method: 'gold' } })).status).toBe(400);
  });

  test('drops fields without a schema and rejects invalid values @no-js', async () => {
    const extensions = { known: { colour: '<b>green</b>', size: 'L' }, unknown: { any: 'thing' } };
    const { data } = await order({ body: { ...BODY, extensions } }, REGISTER);
    const kept = await wp<string>(`return wc_get_order($args)->get_meta('_extensions');`, data.order_id);
    const all = JSON.parse(kept) as Record<string, unknown>;
    expect(all.known).toEqual({ colour: 'green' });
    expect(all).not.toHaveProperty('unknown');
    const wrong = await order({ body: { ...BODY, extensions: { known: { colour: 12 } } } }, REGISTER);
    expect(wrong).toMatchObject({ status: 400, data: { code: 'rest_invalid_param' } });
  });

  test('renders a plugin’s inner block and sends its values @js', async ({ page }) => {
    await page.route('**/block-registry.js*', async (route) => {
      const response = await route.fetch();
      const mine = `wc.blocksCheckout.registerCheckoutBlock({
        metadata: { name: 'a/block', parent: ['woocommerce/checkout-fields-block'], attributes: { lock: { type: 'object', default: { remove: true } } } },
        component: ({ checkoutExtensionData: { setExtensionData } }) =>
          wp.element.createElement('button', { type: 'button', onClick: () => { setExtensionData('one', 'a', 1); setExtensionData('one', 'b', 2); } }, 'Speak'),
      });`;
      await route.fulfill({ response, body: `${await response.text()}\n${mine}` });
    });
    await blockCheckout(page);
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.evaluate(() => {
      const { dispatch } = (
        window as unknown as {
          wp: { data: { dispatch: (n: string) => Record<string, (...a: unknown[]) => void> } };
        }
      ).wp.data;
      dispatch('wc/store/checkout').setExtensionData!('two', { c: 3, d: 4 });
      dispatch('wc/store/checkout').__internalSetExtensionData!('two', { c: 5 }, true);
    });
    const { email, ...address } = BODY.billing_address;
    await page.locator('#email').fill(email);
    for (const [name, value] of Object.entries(address)) {
      const field = page.locator(`#billing-${name}`);
      await (name === 'country' ? field.selectOption(value) : field.fill(value));
    }
    const sent = page.waitForRequest(/wc\/store\/v1\/checkout/);
    await page.getByRole('button', { name: 'Place Order' }).click();
    const { extensions } = (await sent).postDataJSON() as { extensions: Record<string, unknown> };
    expect(extensions.one).toEqual({ a: 1, b: 2 });
    expect(extensions.two).toEqual({ c: 5 });
    await expect(page).toHaveURL(/order-received/, { timeout: 45_000 });
  });

  test('keeps what was typed when the block checkout is refused @js', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400/);
    await blockCheckout(page);
    await page
      .locator('form.wc-block-checkout__form')
      .evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.locator('#email').fill('ada@example.test');
    await page.locator('#billing-first_name').fill('Ada');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('alert')).toContainText('Last name is required');
    await expect(page.locator('#billing-first_name')).toHaveValue('Ada');
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  });
});
