import { axe } from '../support/axe';
import { catalogHide, catalogToggle, DESK, enhanced, mainMenu, menuToggle, PHONE } from '../support/nav';
import { blockScripts, holdScripts } from '../support/scripts';
import { framesDrawn } from '../support/settled';
import { expect, test, type Page } from '../support/test';

/** Checks all states of the menus with axe, with and without their script: WCAG 2.2 AA and best practices. */

const PATH = '/category/kitchen/spices/';

async function everyState(page: Page, hasScript: boolean): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const check = async (state: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      found[`${state}, ${colorScheme}`] = await axe(page, { onlyColors: colorScheme === 'dark' });
    }
  };
  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  if (hasScript) await enhanced(page);
  await check('phone, closed');
  await page.locator('.top-nav .nav__toggle').click();
  await menuToggle(page).click();
  await check('phone, menus open');
  await menuToggle(page).click();
  await catalogToggle(page).click();
  await expect(catalogHide(page)).toBeVisible();
  await check('phone, catalog open');
  await page.setViewportSize(DESK);
  await page.goto('about:blank');
  await page.goto(PATH);
  if (hasScript) await enhanced(page);
  await check('desk, closed');
  await mainMenu(page).getByRole('link', { name: 'House', exact: true }).hover();
  await expect(mainMenu(page).getByRole('link', { name: 'Baskets' })).toBeVisible();
  await check('desk, submenu open');
  return Object.fromEntries(Object.entries(found).filter(([, violations]) => violations.length > 0));
}

test('axe finds no violation in open and closed menus, on a phone and a desktop, in light and dark mode @js', async ({
  page,
}) => {
  expect(await everyState(page, true)).toEqual({});
});

test('axe finds no violation in the menus without their script @js', async ({ page, pageErrors }) => {
  pageErrors.allow(/net::ERR_FAILED/);
  await blockScripts(page);
  expect(await everyState(page, false)).toEqual({});
});

for (const [name, width, touch] of [
  ['a phone', 390, true],
  ['a small window', 800, false],
  ['a desk', 1366, false],
] as const) {
  test(`nothing moves on ${name} when the script starts @js`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      viewport: { width, height: 800 },
      hasTouch: touch,
      baseURL: baseURL ?? '',
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      const add = (entries: PerformanceEntryList) =>
        entries.forEach((entry) => shifts.push((entry as unknown as { value: number }).value));
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      const sum = () => {
        add(observer.takeRecords());
        return shifts.reduce((all, one) => all + one, 0);
      };
      Object.assign(window, { sumOfShifts: sum });
    });
    const release = await holdScripts(page);
    await page.goto('/how-the-stall-came-indoors/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await framesDrawn(page);
    release();
    await page.waitForLoadState();
    await enhanced(page);
    await framesDrawn(page);
    expect(
      await page.evaluate(() => (window as unknown as { sumOfShifts: () => number }).sumOfShifts()),
    ).toBeLessThanOrEqual(0.005);
    await page.close();
  });
}
