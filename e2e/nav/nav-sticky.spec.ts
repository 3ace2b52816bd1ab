import type { Page } from '@playwright/test';
import { asAdmin } from '../support/admin';
import { enhanced } from '../support/nav';
import { expect, test } from '../support/test';

const POST = '/how-the-stall-came-indoors/';
const bar = (page: Page) => page.locator('.sticky-header');
/** The row of the menu on wide screens, the whole header on small ones. The other one has no box. */
const top = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('.site-header__rows, .sticky-header')]
        .find((one) => one.offsetHeight > 0)!
        .getBoundingClientRect().top,
  );
const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);

test('the bar stays at the top while the page scrolls, and scrolls with the page on low screens', async ({
  page,
}) => {
  await page.goto(POST);
  expect(await top(page)).toBeGreaterThan(50);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => top(page)).toBe(0);
  await expect(bar(page)).toHaveCSS('z-index', '999');
  // A phone in landscape, and a zoom of 400 %.
  for (const size of [
    { width: 844, height: 390 },
    { width: 341, height: 192 },
  ]) {
    await page.setViewportSize(size);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => top(page)).toBeLessThan(-200);
  }
});

test('the bar sticks below the admin bar: at 32 pixels, at 46 on a tablet, at 0 where the admin bar scrolls away @no-js', async ({
  page,
}) => {
  await asAdmin(page);
  for (const [width, offset] of [
    // At the desk the pointer is over the catalog: the wheel moves the page there, too.
    [1366, 32],
    [700, 46],
    [390, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(POST);
    await expect(page.locator('#wpadminbar')).toBeAttached();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => top(page), { message: `${width} pixels` }).toBe(offset);
  }
});

test('the page has a class while the bar is stuck, and its height @js', async ({ page }) => {
  await page.goto(POST);
  await enhanced(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-header', 'free');
  await scrollTo(page, 1500);
  await expect(root).toHaveAttribute('data-header', 'stuck');
  await scrollTo(page, 0);
  await expect(root).toHaveAttribute('data-header', 'free');
  // Written only where the style sheet's own guess, in rem, is wrong.
  const height = () =>
    root.evaluate((one) => {
      const said = getComputedStyle(one).getPropertyValue('--stallkeeper-header-height').trim();
      return said.endsWith('rem')
        ? `${parseFloat(said) * parseFloat(getComputedStyle(one).fontSize)}px`
        : said;
    });
  const real = () => bar(page).evaluate((one) => `${(one as HTMLElement).offsetHeight}px`);
  await expect.poll(async () => (await height()) === (await real())).toBe(true);
  await page.setViewportSize({ width: 780, height: 700 });
  await expect.poll(async () => (await height()) === (await real())).toBe(true);
});

test('an address of a place on the page shows that place below the bar', async ({ page }) => {
  await page.goto(`${POST}#comments`);
  await expect(page.locator('#comments')).toBeInViewport();
  const distance = () =>
    page.evaluate(
      () =>
        document.querySelector('#comments')!.getBoundingClientRect().top -
        document.querySelector('.sticky-header')!.getBoundingClientRect().bottom,
    );
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
});
