import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { shopName } from '../support/shop/shop';
import { expect, test } from '../support/test';
import {
  anEmail,
  aProduct,
  checkoutForm,
  fillCheckout,
  ordersOf,
  type Product,
  putIntoCart,
  VISITOR,
} from '../support/shop/checkout';
import { siteFolder, wp } from '../support/wp';

/** A session handler of a plugin that gives its sessions no id, as far as the theme can see. */
const NAME = 'sessions-without-id';
const PLUGIN = `<?php
/* Plugin Name: Sessions without an id, for a test */
add_filter('woocommerce_session_handler', static function ($handler) {
    if (!class_exists('Session_Without_Id')) {
        class Session_Without_Id extends WC_Session_Handler {
            public function get_customer_id() {
                $caller = debug_backtrace(DEBUG_BACKTRACE_IGNORE_ARGS, 2)[1]['class'] ?? '';
                return str_starts_with($caller, 'Stallkeeper\\\\Theme') ? '' : parent::get_customer_id();
            }
        }
    }
    return 'Session_Without_Id';
});
`;
const folder = (): string => join(siteFolder(), 'www/wp-content/plugins', NAME);
const PATH = `${NAME}/${NAME}.php`;

async function readyToOrder(page: Page, product: Product, email: string): Promise<Record<string, string>> {
  await putIntoCart(page, product);
  await page.goto('/checkout/');
  await fillCheckout(page, { ...VISITOR, billing_email: email });
  return checkoutForm(page).evaluate((form: HTMLFormElement) => ({
    ...Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    ),
    woocommerce_checkout_place_order: '1',
  }));
}

test.describe('A shop whose sessions have no id @js', () => {
  test.beforeEach(async () => {
    mkdirSync(folder(), { recursive: true });
    writeFileSync(join(folder(), `${NAME}.php`), PLUGIN);
    await wp(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; return activate_plugin($args);`, PATH);
  });
  test.afterEach(async () => {
    await wp(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins($args);`, PATH);
    rmSync(folder(), { recursive: true });
  });

  test('two visitors who order equal carts at the same moment get an order each', async ({ browser }) => {
    test.slow();
    test.info().annotations.push({ type: 'shop', description: shopName() });
    const product = await aProduct();
    const contexts: BrowserContext[] = [];
    const visitors = await Promise.all(
      [anEmail(), anEmail()].map(async (email) => {
        const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '' });
        contexts.push(context);
        const page = await context.newPage();
        return { page, email, form: await readyToOrder(page, product, email) };
      }),
    );
    const responses = await Promise.all(
      visitors.map(({ page, form }) => page.request.post('/checkout/', { form, maxRedirects: 0 })),
    );
    const addresses = responses.map((response) => response.headers()['location'] ?? '');
    expect(addresses[0]).toContain('order-received');
    expect(addresses[1]).toContain('order-received');
    expect(addresses[0]).not.toBe(addresses[1]);
    for (const { email } of visitors) expect(await ordersOf(email)).toBe(1);
    await Promise.all(contexts.map((context) => context.close()));
  });
});

test('an order lock refuses a session id that names no visitor @no-js', async () => {
  const refused = await wp<string[]>(
    `$refused = [];
     foreach ($args as $id) {
         try {
             Stallkeeper\\Tools\\DuplicateOrders\\OrderLock::create($id, 'cart', microtime(true));
         } catch (InvalidArgumentException) {
             $refused[] = $id;
         }
     }
     return $refused;`,
    ['', ' ', '0', '7', 't_0'],
  );
  expect(refused).toEqual(['', ' ', '0']);
});
