import {
  anEmail,
  aProduct,
  checkoutForm,
  error,
  fillCheckout,
  putIntoCart,
  VISITOR,
} from '../support/shop/checkout';
import type { Locator } from '@playwright/test';
import { expect, test, type Page } from '../support/test';
import { pageWith } from '../support/wp';

/** The classic checkout as visitors see it: errors, layout, order summary, and the page after the order. */

test.beforeEach(() => {
  test.slow();
});

const box = async (part: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  const found = await part.boundingBox();
  expect(found).not.toBeNull();
  return found!;
};

async function open(page: Page): Promise<void> {
  await putIntoCart(page, await aProduct('Checkout product'), 2);
  await page.goto(await pageWith('[woocommerce_checkout]'));
}

test('Errors of the checkout have the focus, are links, and are beside their fields', async ({ page }) => {
  await open(page);
  await fillCheckout(page, { ...VISITOR, billing_email: anEmail(), billing_last_name: '', billing_city: '' });
  await checkoutForm(page).evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.locator('#place_order').click();
  await expect(error(page).getByRole('link')).toHaveText([/: Last name$/, /: Town \/ City$/]);
  await expect(page.locator('.woocommerce-error:focus, .woocommerce-NoticeGroup:focus')).toHaveCount(1);
  const name = page.locator('#billing_last_name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/Last name/);
  const message = page.locator('#billing_last_name_field .checkout-inline-error-message');
  await expect(message).toBeVisible();
  // In one step, because WooCommerce's script scrolls slowly.
  const tops = await page.evaluate(
    (selectors) => selectors.map((one) => document.querySelector(one)!.getBoundingClientRect().y),
    [
      '.woocommerce-error',
      '#billing_email',
      '#billing_last_name',
      '#billing_last_name_field .checkout-inline-error-message',
    ],
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await error(page).getByRole('link').last().click();
  await expect(page.locator('#billing_city')).toBeFocused();
  // Typed values stay.
  await expect(page.locator('#billing_first_name')).toHaveValue(VISITOR.billing_first_name);
  await name.fill('Marchant');
  await page.locator('#billing_city').fill('Leeds');
  // WooCommerce's script replaces the button while it calculates, and a click can be lost.
  await page.locator('#billing_city').blur();
  await expect(page.locator('.blockUI')).toHaveCount(0);
  await page.locator('#place_order').click();
  await expect(page).toHaveURL(/order-received/, { timeout: 45_000 });
  await expect(page.locator('.order-next').getByRole('link').first()).toBeVisible();
});

test('Phones show products and total above the form, wide screens beside it @no-js', async ({ page }) => {
  await open(page);
  const summary = page.locator('.order-summary');
  const table = page.locator('.woocommerce-checkout-review-order-table');
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(summary.locator('.order-summary__total')).toHaveText(/25\.00/);
    await expect(summary.locator('li')).toBeHidden();
    expect((await box(summary)).y).toBeLessThan((await box(page.locator('#billing_email'))).y);
    expect((await box(summary.locator('summary'))).height).toBeGreaterThanOrEqual(44);
    // The total stays visible.
    await page.locator('#place_order').scrollIntoViewIfNeeded();
    expect((await box(summary)).y).toBeGreaterThanOrEqual(0);
    expect((await box(summary)).y).toBeLessThan(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.evaluate(() => scrollTo(0, 0));
  }
  await summary.locator('summary').click();
  await expect(summary.locator('li')).toContainText('Checkout product');
  for (const width of [1366, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(summary).toBeHidden();
    const [email, order, button] = await Promise.all(
      [page.locator('#billing_email'), table, page.locator('#place_order')].map(box),
    );
    expect(order!.x).toBeGreaterThan(email!.x + email!.width);
    expect(Math.abs(button!.x - email!.x)).toBeLessThan(5);
    await page.locator('#place_order').scrollIntoViewIfNeeded();
    expect((await box(table)).y, 'the order stays visible').toBeGreaterThanOrEqual(0);
  }
});

test('The checkout has no menus, search or widgets, and other pages have them @no-js', async ({ page }) => {
  await open(page);
  const parts = ['.sticky-header', '.masthead__search', '.top-bar', '.catalog', '.widget-columns'];
  for (const part of parts) await expect(page.locator(part), part).toHaveCount(0);
  await expect(page.locator('.branding a').first()).toBeVisible();
  await expect(page.locator('.cart-link')).toBeVisible();
  await expect(page.locator('.preferences')).toHaveCount(1);
  await page.goto('/cart/');
  for (const part of parts) expect(await page.locator(part).count(), part).toBeGreaterThan(0);
});
