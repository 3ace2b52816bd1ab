import type { Browser, BrowserContext } from '@playwright/test';
import { axe } from '../support/axe';
import { expect, test, type Page } from '../support/test';
import { framesDrawn } from '../support/settled';
import { shop } from '../support/shop/shop';
import {
  anEmail,
  aProduct,
  error,
  fillCheckout,
  putIntoCart,
  putIntoCartByForm,
  VISITOR,
} from '../support/shop/checkout';

const WIDTHS = [390, 1366] as const;

/**
 * A browser context whose pages run no script of their own. axe needs JavaScript, so it is not turned off: a policy
 * keeps the page's scripts from running, and the browser shows the content of <noscript>.
 */
async function withoutScripts(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '' });
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    return route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" },
    });
  });
  return context;
}

/** WooCommerce scrolls to its messages for a second; what a sticky header covers then is not an error. */
async function atTop(page: Page): Promise<void> {
  const isAnimated = () =>
    page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery?: (selector: string) => { length: number } };
      return jQuery !== undefined && jQuery(':animated').length > 0;
    });
  await expect.poll(isAnimated).toBe(false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await framesDrawn(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

async function expectNoViolations(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await atTop(page);
    expect(await axe(page), `${where}, ${width} pixels`).toEqual([]);
  }
}

/** Checks the colors of the dark mode, too. */
async function expectNoViolationsInBothModes(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await atTop(page);
    expect(await axe(page, { onlyColors: true }), `${where}, dark, ${width} pixels`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Buys a product, from the shop to the order received, and checks every page. */
async function expectNoViolationsUntilOrder(page: Page, expectNone = expectNoViolations): Promise<void> {
  await page.goto('/shop/');
  await expectNone(page, 'shop');
  await page.goto('/product-category/kitchen/');
  await expectNoViolations(page, 'category');
  await page.goto('/product/copper-kettle/');
  await expectNone(page, 'product');
  await page.goto('/cart/');
  await expectNone(page, 'empty cart');
  await putIntoCartByForm(page, await aProduct());
  await expectNoViolations(page, 'product just added');
  await page.goto('/cart/');
  await expectNoViolations(page, 'cart');
  await page.goto('/checkout/');
  await expectNone(page, 'checkout');
  await fillCheckout(page, { ...VISITOR, billing_email: anEmail() });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/order-received/, { timeout: 45_000 });
  await expectNoViolations(page, 'order received');
}

/** Checks the refused form: its messages and marked fields are a state of its own. */
async function expectNoViolationsOfRefused(page: Page): Promise<void> {
  await putIntoCart(page, await aProduct());
  await page.goto('/checkout/');
  // After an order WooCommerce has the address already.
  await page.locator('[name=billing_last_name]').fill('');
  await page
    .locator('form.woocommerce-checkout')
    .evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(error(page).first()).toBeVisible();
  await expectNoViolations(page, 'checkout that was refused');
}

test.beforeEach(() => {
  test.setTimeout(240_000);
  test.info().annotations.push({ type: 'shop', description: `${shop().kind} ${shop().version}` });
});

test('axe finds no violation from the shop to the order received, in light and dark mode @js', async ({
  page,
}) => {
  await expectNoViolationsUntilOrder(page, expectNoViolationsInBothModes);
});

test('axe finds no violation on a checkout that was refused @js', async ({ page }) => {
  await expectNoViolationsOfRefused(page);
});

test('axe finds no violation on the same pages without their scripts @js', async ({
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/Content Security Policy/);
  const context = await withoutScripts(browser);
  const page = await context.newPage();
  await expectNoViolationsUntilOrder(page);
  await expectNoViolationsOfRefused(page);
  await context.close();
});

test('axe finds no violation on the variable product, in light and dark mode @js', async ({ page }) => {
  await page.goto('/product/enamel-kettle/');
  await expectNoViolationsInBothModes(page, 'variable product');
});
