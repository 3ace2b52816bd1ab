import type { Page } from '@playwright/test';
import { axe } from '../support/axe';
import { enhanced } from '../support/nav';
import { framesDrawn } from '../support/settled';
import { expect, test } from '../support/test';

const SHOP = '/shop/';
const row = (page: Page) => page.locator('.site-header__rows');
// The script of suggestions changes the role of the field.
const searchBox = (page: Page) => page.locator('#site-search input[type="search"]');
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);

test('at 320, 390 and 766 pixels the page begins within 120 pixels, with the consent question, and nothing overlaps', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(SHOP);
  if (javaScriptEnabled) await enhanced(page);
  for (const width of [320, 390, 766]) {
    await page.setViewportSize({ width, height: 844 });
    await framesDrawn(page);
    await expect(page.locator('.consent-bar')).toBeVisible();
    expect(await topOf(page, '.stage'), `${width} pixels`).toBeLessThanOrEqual(120);
    const boxes = await row(page)
      .locator(
        '.branding, .search-toggle, .account-link, .cart-link, .catalog-toggle, .main-nav .nav__toggle',
      )
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThanOrEqual(5);
    for (const [i, box] of boxes.slice(1).entries()) {
      expect(box.left, `target ${i}`).toBeGreaterThanOrEqual(boxes[i]!.right - 1);
      expect(box.height, `target ${i}`).toBeGreaterThanOrEqual(44);
      expect(Math.abs(box.top + box.height / 2 - (boxes[0]!.top + boxes[0]!.height / 2))).toBeLessThan(6);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('on a phone the sticky row has search and cart, and the search opens with the focus in its field', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SHOP);
  if (javaScriptEnabled) await enhanced(page);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => topOf(page, '.site-header__rows')).toBe(0);
  await expect(row(page).locator('.cart-link')).toBeInViewport();
  const toggle = row(page).getByRole('link', { name: 'Search' });
  await expect(toggle).toBeInViewport();
  await toggle.click();
  await expect(searchBox(page)).toBeInViewport();
  if (javaScriptEnabled) await expect(searchBox(page)).toBeFocused();
  await searchBox(page).fill('kettle');
  await page.locator('#site-search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/[?&]s=kettle/);
});

test('on a phone the search closes with the next touch elsewhere, and axe finds nothing while it is open @js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SHOP);
  await enhanced(page);
  await row(page).getByRole('link', { name: 'Search' }).click();
  expect(await axe(page, { within: '.site-header' })).toEqual([]);
  const open = await row(page).evaluate((one) => (one as HTMLElement).offsetHeight);
  await page.locator('h1').click();
  await expect.poll(() => row(page).evaluate((one) => (one as HTMLElement).offsetHeight)).toBeLessThan(open);
});

test('the search of the header can be reached by keyboard on a phone, and is shown then @no-js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SHOP);
  await row(page).getByRole('link', { name: 'Search' }).focus();
  await page.keyboard.press('Tab');
  await expect(searchBox(page)).toBeFocused();
  expect(await searchBox(page).evaluate((one) => one.getBoundingClientRect().width)).toBeGreaterThan(150);
});
