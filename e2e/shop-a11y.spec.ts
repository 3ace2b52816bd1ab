import type { Browser, BrowserContext } from '@playwright/test';
import { axe } from './support/axe';
import { expect, test, type Page } from './support/test';
import { shop } from './support/shop';
import { VISITOR, aProduct, anEmail, fillCheckout, putIntoCart } from './support/till';

const WIDTHS = [390, 1366];

/**
 * A browser context whose pages run no script of their own. axe needs JavaScript, so it is not turned off: a policy
 * keeps the page's scripts from running, and what stands in <noscript> is shown as such a visitor has it.
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

/** WooCommerce scrolls to its messages for a second; what lies under a sticky header then is no finding. */
async function atTop(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(150);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }).toPass();
}

async function isClean(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await atTop(page);
    expect(await axe(page), `${where}, ${width} pixels`).toEqual([]);
  }
}

/** From the shop to the order received, with a look at every page on the way. */
async function walk(page: Page): Promise<void> {
  await page.goto('/shop/');
  await isClean(page, 'shop');
  await page.goto('/product-category/kitchen/');
  await isClean(page, 'category');
  await page.goto('/product/copper-kettle/');
  await isClean(page, 'product');
  await page.goto('/cart/');
  await isClean(page, 'empty cart');
  await putIntoCart(page, await aProduct());
  await isClean(page, 'product just added');
  await page.goto('/cart/');
  await isClean(page, 'cart');
  await page.goto('/checkout/');
  await isClean(page, 'checkout');
  await fillCheckout(page, { ...VISITOR, billing_email: anEmail() });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/order-received/);
  await isClean(page, 'order received');
}

/** The refused form: its messages and marked fields are a state of their own. */
async function refused(page: Page): Promise<void> {
  await putIntoCart(page, await aProduct());
  await page.goto('/checkout/');
  // After an order WooCommerce has the address already.
  await page.locator('[name=billing_last_name]').fill('');
  await page
    .locator('form.woocommerce-checkout')
    .evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.locator('.woocommerce-error').first()).toBeVisible();
  await isClean(page, 'checkout that was refused');
}

test.beforeEach(() => {
  test.setTimeout(240_000);
  test.info().annotations.push({ type: 'shop', description: `${shop().kind} ${shop().version}` });
});

test('axe finds nothing from the shop to the order received @js', async ({ page }) => {
  await walk(page);
});

test('axe finds nothing on a checkout that was refused @js', async ({ page }) => {
  await refused(page);
});

test('axe finds nothing on the same pages where no script runs @js', async ({ browser, complaints }) => {
  complaints.allow(/Content Security Policy/);
  const context = await withoutScripts(browser);
  const page = await context.newPage();
  await walk(page);
  await refused(page);
  await context.close();
});

test('axe finds nothing in the dark, and on the variable product @js', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/shop/', '/product/copper-kettle/', '/product/enamel-kettle/', '/cart/']) {
    await page.goto(path);
    await isClean(page, path);
  }
  await putIntoCart(page, await aProduct());
  await page.goto('/checkout/');
  await isClean(page, 'checkout');
});
