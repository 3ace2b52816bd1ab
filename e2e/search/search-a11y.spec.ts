import { axe, withoutScripts } from '../support/axe';
import { box, problem, summary, wake } from '../support/search';
import { expect, test } from '../support/test';

/** Checks all states of the search with axe: WCAG 2.2 AA and best practices. */

const PATHS = ['/?s=', '/?s=kettle', '/?s=tea&paged=2', '/?s=zzqxv', '/find/', '/find-in-a-grid/'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
] as const;

for (const path of PATHS) {
  test(`axe finds no violation on ${path} at 390 and 1366 px with live results @js`, async ({ page }) => {
    await page.setViewportSize(SIZES[0]);
    await page.goto(path);
    await wake(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // Targets below the sticky bar are not too small: the visitor scrolls.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axe(page), `${size.width} px`).toEqual([]);
    }
    if (path !== '/?s=kettle') return;
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page, { onlyColors: true }), 'dark').toEqual([]);
  });
}

test('without a script, axe finds no violation on any of these pages, and they fit 320 px @js', async ({
  browser,
}) => {
  test.slow();
  for (const path of PATHS)
    await withoutScripts(browser, path, {}, async (page) => {
      expect(await axe(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    });
});

test('axe finds no violation after typing, without results and after a failed search @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|net::ERR/);
  await page.goto('/?s=');
  await box(page).fill('kettle');
  await expect(page.locator('.hit mark').first()).toBeVisible();
  expect(await axe(page), 'hits').toEqual([]);
  await box(page).fill('zzqxv');
  await expect(summary(page)).toHaveText('0 results found');
  expect(await axe(page), 'nothing found').toEqual([]);
  await page.route('**/1/indexes/**', (route) => route.abort());
  await box(page).fill('tea');
  await expect(problem(page)).toBeVisible({ timeout: 15_000 });
  expect(await axe(page), 'failed').toEqual([]);
});

test('a query of 300 letters does not scroll the results page horizontally at 320 px @no-js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/?s=${'W'.repeat(300)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the keyboard reaches box, reset, button, hits and pages in this order, each with a visible change', async ({
  page,
}) => {
  await page.goto('/?s=tea&shop_type=post');
  await box(page).focus();
  const stops: string[] = [];
  for (let stop = 0; stop < 200; stop++) {
    const look = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const frame = one.closest('.search-form');
      const framed = one.matches('input') && frame !== null ? getComputedStyle(frame) : null;
      const isSeen =
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        boxShadow !== 'none' ||
        (framed !== null && framed.outlineStyle !== 'none');
      return {
        name: one.className || one.tagName,
        isInside: one.closest('.instant-search-widget') !== null,
        isSeen,
      };
    });
    if (!look.isInside) break;
    expect(look.isSeen, look.name).toBe(true);
    stops.push(look.name);
    await page.keyboard.press('Tab');
  }
  expect(stops.slice(0, 3)).toEqual(['search-form__input', 'search-form__reset', 'search-form__submit']);
  expect(stops.filter((name) => name === 'pagination__link').length).toBeGreaterThan(2);
});
