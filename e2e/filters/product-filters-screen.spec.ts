import { asAdmin, logIn } from '../support/admin';
import { axe } from '../support/axe';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** The screen on which the owner selects, orders and configures the product filters. */

test.describe.configure({ mode: 'serial' });

const SCREEN = '/wp-admin/admin.php?page=stallkeeper-product-filters';
const headings = (page: Page) => page.locator('.product-filters h2');
const save = (page: Page) => page.getByRole('button', { name: 'Save filters' }).click();

test('shown filters, their order and their titles apply to the shop and to search results @no-js', async ({
  page,
}) => {
  await page.goto('/shop/');
  await expect(headings(page).filter({ hasText: 'Categories' })).toHaveCount(1);
  await asAdmin(page);
  await page.goto(SCREEN);
  await page.getByLabel('Show “Categories”').uncheck();
  await page.getByLabel('Position of “Stock”').fill('1');
  await page.getByLabel('Title of “Stock”').fill('Availability <b>');
  await page.getByLabel('Position of “Tags”').fill('3');
  await save(page);
  await expect(page.getByRole('status')).toContainText('Filters saved');
  await expect(page.getByLabel('Title of “Stock”')).toHaveValue('Availability');
  for (const url of ['/shop/', '/?s=&shop_type=product']) {
    await page.goto(url);
    const titles = page.locator('.filters__group h2');
    await expect(titles.filter({ hasText: 'Availability' }), url).toHaveCount(1);
    await expect(titles.filter({ hasText: 'Categories' }), url).toHaveCount(0);
  }
  await page.goto('/shop/');
  await expect(headings(page).first()).toHaveText('Availability');
});

test('the values of a filter can be sorted by name @no-js', async ({ page }) => {
  await asAdmin(page);
  await page.goto(SCREEN);
  await page.getByLabel('Sort the values of “Categories”').selectOption('A to Z');
  await save(page);
  await page.goto('/shop/');
  const names = page
    .locator('.product-filters section', { has: page.locator('h2', { hasText: 'Categories' }) })
    .locator('a > :first-child');
  await expect(names.nth(3)).toBeAttached();
  const texts = await names.evaluateAll((found) => found.map(({ textContent }) => textContent));
  expect(texts).toEqual([...texts].sort());
});

test('the price form has a position among the other filters @no-js', async ({ page }) => {
  await asAdmin(page);
  for (const [position, index] of [
    ['1', 0],
    ['2', 1],
  ] as const) {
    await page.goto(SCREEN);
    await page.getByLabel('Position of “Categories”').fill('1');
    await page.getByLabel('Position of “Stock”').fill('3');
    await page.getByLabel('Position of “Price”').fill(position);
    if (index === 0) await page.getByLabel('Position of “Categories”').fill('2');
    await save(page);
    for (const url of ['/shop/', '/?s=&shop_type=product']) {
      await page.goto(url);
      const titles = page.locator('.filters__group h2').filter({ hasNotText: 'Sort by' });
      await expect(titles.nth(index), url).toHaveText('Price');
      await expect(titles.nth(1 - index), url).toHaveText('Categories');
    }
  }
});

test('without the price filter, the price form is missing and a price in the URL has no effect @no-js', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto(SCREEN);
  await page.getByLabel('Show “Price”').uncheck();
  await save(page);
  await page.goto('/shop/?shop_max=1');
  await expect(page.locator('main ul.products > li').first()).toBeVisible();
  await expect(page.locator('.product-filters input[name="shop_max"]')).toHaveCount(0);
});

test('an invalid position is reported, nothing is saved, and the other values stay in the form @no-js', async ({
  page,
}) => {
  await asAdmin(page);
  await page.goto(SCREEN);
  // The browser's own validation would prevent the request. Another client may send it.
  await page.locator('.wrap > form').evaluate((form) => form.setAttribute('novalidate', ''));
  await page.getByLabel('Title of “Tags”').fill('Labels');
  await page.getByLabel('Position of “Tags”').fill('0');
  await save(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Tags: Enter a position from 1 to 99.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Title of “Tags”')).toHaveValue('Labels');
  expect(await wp(`return get_option('stallkeeper_product_filters');`)).toBe(false);
});

test('the screen passes the axe checks, and only shop managers can open it @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/403/);
  await asAdmin(page);
  await page.goto(SCREEN);
  expect(await axe(page, { within: '.wrap' })).toEqual([]);
  await wp(`wp_insert_user(['user_login' => 'reader', 'user_pass' => 'reader', 'role' => 'author']);`);
  try {
    await page.context().clearCookies();
    await logIn(page, 'reader', 'reader');
    expect((await page.goto(SCREEN))?.status()).toBe(403);
  } finally {
    await wp(
      `require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user(get_user_by('login', 'reader')->ID);`,
    );
  }
});
