import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { wp } from '../wp';

export interface Product {
  id: number;
  path: string;
  name: string;
  price: string;
}

/** Creates a product for 12.50 that is in no list. Each test creates its own products, because tests run in parallel. */
export function aProduct(name = 'Made by a test', run = wp): Promise<Product> {
  return run<Product>(
    `
    $product = new WC_Product_Simple();
    $product->set_name($args['name']);
    $product->set_slug($args['slug']);
    $product->set_status('publish');
    $product->set_regular_price('12.50');
    $product->set_catalog_visibility('hidden');
    $product->save();
    return ['id' => $product->get_id(), 'path' => (string) parse_url(get_permalink($product->get_id()), PHP_URL_PATH), 'name' => $args['name'], 'price' => '12.50'];
  `,
    { name, slug: `made-${randomUUID()}` },
  );
}

/** Adds a product to the cart with the request that the form of its page sends. The page of the visitor stays open. */
export async function putIntoCart(page: Page, { id, path }: Product, quantity = 1): Promise<void> {
  const form = { 'add-to-cart': String(id), quantity: String(quantity) };
  const html = await (await page.request.post(path, { form })).text();
  expect(html.match(/class="[^"]*\bwoocommerce-(message|error)\b/)?.[1], 'answer of the shop').toBe(
    'message',
  );
}

/** Opens the page of a product and adds it to the cart. */
export async function putIntoCartByForm(page: Page, product: Product): Promise<void> {
  await page.goto(product.path);
  await page.locator('form.cart button[name=add-to-cart]').click();
  await expect(message(page)).toContainText(product.name);
  // WooCommerce saves the cart after it has sent the page. Wait for the end of the response.
  await page.waitForLoadState();
}

export const VISITOR = {
  billing_first_name: 'Ada',
  billing_last_name: 'Marchant',
  billing_address_1: '12 Market Street',
  billing_city: 'Leeds',
  billing_postcode: 'LS1 1AA',
  billing_phone: '0113 496 0000',
  billing_email: 'ada@example.test',
};

/** The form of the classic checkout, filled in; the country first, because WooCommerce's script then asks for other fields. */
export async function fillCheckout(
  page: Page,
  values: Partial<Record<string, string>> = VISITOR,
): Promise<void> {
  const country = page.locator('select[name=billing_country]');
  if ((await country.count()) > 0) await country.selectOption('GB');
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`[name="${name}"]`);
    if ((await field.count()) > 0 && (await field.isVisible())) await field.fill(value ?? '');
  }
}

/** How many of the latest orders have this e-mail address. Counted here: the filter of some versions needs MySQL. Refunds have none. */
export const ordersOf = (email: string): Promise<number> =>
  wp<number>(
    'return count(array_filter(wc_get_orders(["limit" => 60]), static fn($order) => $order instanceof WC_Order && $order->get_billing_email() === $args));',
    email,
  );

/** Returns an email address that no other test uses. */
export const anEmail = (): string => `${randomUUID()}@example.test`;

/** Errors that PHP prints into a page. */
export const PHP_ERROR =
  /<b>(Notice|Warning|Deprecated|Fatal error|Parse error)<\/b>|There has been a critical error/;

export const error = (page: Page): Locator => page.locator('.woocommerce-error');
export const message = (page: Page): Locator => page.locator('.woocommerce-message');
export const cartForm = (page: Page): Locator => page.locator('.woocommerce-cart-form');
export const quantity = (page: Page): Locator => cartForm(page).locator('input.qty');
export const checkoutForm = (page: Page): Locator => page.locator('form.woocommerce-checkout');
export const count = (page: Page): Locator => page.locator('.cart-link__count');

/** Disables the browser's validation of a form, which would prevent the request. */
export const withoutChecks = (page: Page, form: string): Promise<boolean> =>
  page.locator(form).evaluate((element: HTMLFormElement) => (element.noValidate = true));
