import type { Page } from '@playwright/test';
import { box, searchWidget, titles, wake } from '../support/search';
import { expect, test } from '../support/test';

/** Screen readers announce a change in a live region only if the region was there before. */

const FAILED = 'Search is not available right now.';
const STALLED = 'Still searching…';

const announced = (page: Page, text: string) =>
  searchWidget(page).getByRole('status').filter({ hasText: text });

/** Remembers the live regions that PHP printed. */
const rememberRegions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const regions = [...document.querySelectorAll('.instant-search-widget [role="status"]')];
    Object.assign(window, { regions });
  });

const isRemembered = (page: Page, text: string): Promise<boolean> =>
  announced(page, text).evaluate((region) =>
    (window as unknown as { regions: Element[] }).regions.includes(region),
  );

test('the regions for announcements are empty in the page that PHP sends @no-js', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/?s=kettle');
  await expect(page.locator('.instant-search > [role="status"]')).toHaveText(['', '']);
  await page.close();
});

test('a failed search is announced in a region that PHP printed @js', async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to load resource|net::ERR/);
  await page.goto('/?s=kettle');
  await rememberRegions(page);
  await wake(page);
  await page.route('**/1/indexes/**', (route) => route.abort());
  await box(page).fill('limescale');
  await expect(announced(page, FAILED)).toHaveCount(1, { timeout: 15_000 });
  expect(await isRemembered(page, FAILED)).toBe(true);
  await page.unroute('**/1/indexes/**');
  await box(page).fill('limescales');
  await expect(titles(page).first()).toContainText('Limescale');
  await expect(announced(page, FAILED)).toHaveCount(0);
});

test('a slow search is announced in a region that PHP printed @js', async ({ page }) => {
  await page.goto('/?s=kettle');
  await rememberRegions(page);
  await wake(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/1/indexes/**', async (route) => {
    await released;
    await route.continue();
  });
  await box(page).fill('limescale');
  await expect(announced(page, STALLED)).toHaveCount(1);
  expect(await isRemembered(page, STALLED)).toBe(true);
  release();
  await expect(titles(page).first()).toContainText('Limescale');
  await expect(announced(page, STALLED)).toHaveCount(0);
});
