import type { Locator } from '@playwright/test';
import { anEmail, aProduct } from '../support/shop/checkout';
import { shop } from '../support/shop/shop';
import { expect, test, type Page } from '../support/test';
import { pageWith, wp } from '../support/wp';

/** Purchases with the keyboard alone: every element is reached with the Tab key. */

/** In the country of the shop: WooCommerce's script ignores keys while it asks for the fields of another one. */
const GUEST = {
  first_name: 'Ada',
  last_name: 'Marchant',
  address_1: 'Am Markt 7',
  city: 'Freiburg',
  postcode: '79098',
  phone: '0761 4960000',
};

/** Page of the demo with the block checkout. */
const BLOCK_CHECKOUT = '/checkout-block/';

const MAX_STEPS = 150;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible({ timeout: 20_000 });
  for (let i = 0; i < MAX_STEPS; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MAX_STEPS} steps do not reach ${String(target)}`);
}

async function type(page: Page, field: Locator, value: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(value);
}

/** Adds the product and opens the checkout, by the cart beside the page or by the links of the messages. */
async function buy(page: Page, path: string, checkout: string, hasScript: boolean): Promise<void> {
  await page.goto(path);
  if (hasScript) await expect(page.locator('form.cart .quantity__step').last()).toBeEnabled();
  await tabTo(page, page.locator('form.cart .single_add_to_cart_button'));
  await page.keyboard.press('Enter');
  if (hasScript) {
    const dialog = page.locator('dialog.cart-drawer');
    await expect(dialog).toBeVisible({ timeout: 20_000 });
    await tabTo(page, dialog.locator('.cart-drawer__checkout'));
    if (checkout === '/checkout/') await page.keyboard.press('Enter');
    else await page.goto(checkout);
  } else {
    await expect(page.locator('.woocommerce-message')).toBeVisible();
    await page.goto(checkout);
  }
}

async function fillClassic(page: Page, email: string): Promise<void> {
  await type(page, page.locator('#billing_email'), email);
  await type(page, page.locator('#billing_first_name'), GUEST.first_name);
  await type(page, page.locator('#billing_last_name'), GUEST.last_name);
  for (const name of ['address_1', 'city', 'postcode', 'phone'] as const) {
    const field = page.locator(`#billing_${name}`);
    // The order of the fields depends on the country.
    await field.evaluate((element) => element.closest('.form-row')?.querySelector('input')?.focus());
    await type(page, field, GUEST[name]);
  }
}

const ORDERED = /\/order-received\/\d+/;

test('A guest buys with the keyboard alone, in the classic checkout', async ({ page }, info) => {
  test.setTimeout(120_000);
  const product = await aProduct('Bought by keyboard');
  await buy(page, product.path, await pageWith('[woocommerce_checkout]'), info.project.name === 'js');
  await fillClassic(page, anEmail());
  await tabTo(page, page.locator('#place_order'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ORDERED, { timeout: 45_000 });
  await expect(page.getByRole('main')).toContainText('Bought by keyboard');
});

test('A guest buys with the keyboard alone, in the block checkout @js', async ({ page, pageErrors }) => {
  test.setTimeout(150_000);
  // WooCommerce's own script asks for settings that a guest may not read.
  if (shop().kind === 'woocommerce') pageErrors.allow(/.*/);
  const product = await aProduct('Bought by keyboard');
  await buy(page, product.path, BLOCK_CHECKOUT, true);
  const form = page.locator('.wp-block-woocommerce-checkout');
  await expect(form.locator('#email')).toBeVisible({ timeout: 60_000 });
  await type(page, form.locator('#email'), anEmail());
  const address = (await form.locator('#shipping-first_name').count()) > 0 ? 'shipping' : 'billing';
  for (const name of ['first_name', 'last_name', 'address_1', 'city', 'postcode', 'phone'] as const)
    await type(page, form.locator(`#${address}-${name}`), GUEST[name]);
  await tabTo(page, form.getByRole('button', { name: /place order/i }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ORDERED, { timeout: 45_000 });
});

test('A customer buys with the keyboard alone, in the classic checkout', async ({ page }, info) => {
  test.skip(shop().kind === 'stand-in', 'the stand-in has no accounts');
  test.setTimeout(120_000);
  const email = anEmail();
  await wp(
    `$id = wc_create_new_customer($args, 'customer-' . wp_generate_password(8, false), 'correct horse 7 battery');
     foreach (['first_name' => 'Ada', 'last_name' => 'Marchant', 'address_1' => '12 Market Street', 'city' => 'Leeds', 'postcode' => 'LS1 1AA', 'country' => 'GB', 'phone' => '0113 496 0000', 'email' => $args] as $name => $value) update_user_meta($id, "billing_$name", $value);`,
    email,
  );
  await page.goto('/my-account/');
  await type(page, page.locator('#username'), email);
  await type(page, page.locator('#password'), 'correct horse 7 battery');
  await page.keyboard.press('Enter');
  await expect(page.locator('.woocommerce-MyAccount-navigation')).toBeVisible({ timeout: 20_000 });
  const product = await aProduct('Bought by keyboard');
  await buy(page, product.path, await pageWith('[woocommerce_checkout]'), info.project.name === 'js');
  await expect(page.locator('#billing_city')).toHaveValue('Leeds');
  await tabTo(page, page.locator('#place_order'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ORDERED, { timeout: 45_000 });
  await expect(page.locator('.order-next')).toContainText('View your order');
});
