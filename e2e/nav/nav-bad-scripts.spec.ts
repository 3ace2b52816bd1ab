import {
  catalogHide,
  catalogList,
  catalogToggle,
  enhanced,
  mainMenu,
  menuToggle,
  PHONE,
  submenuButton,
} from '../support/nav';
import { blockScripts, holdScripts } from '../support/scripts';
import { coveredStops } from '../support/keyboard';
import { expect, test } from '../support/test';

/** The menus with network errors, missing browser features and errors of other scripts. */

for (const [broken, script] of [
  ['the bar', 'delete window.ResizeObserver'],
  [
    'the way to the top',
    'window.IntersectionObserver = class { constructor() { throw new Error("broken") } }',
  ],
  ['the catalog', 'delete HTMLDialogElement.prototype.showModal'],
] as const) {
  test(`a script error in one store: without ${broken} the others still work @js`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/the script could not enhance/);
    await page.addInitScript(script);
    await page.setViewportSize(PHONE);
    await page.goto('/how-the-stall-came-indoors/');
    await page.locator('.main-nav.is-enhanced').waitFor({ state: 'attached' });
    await menuToggle(page).click();
    await submenuButton(page, 'Kitchen').click();
    await expect(mainMenu(page).getByRole('link', { name: 'Spices' })).toBeVisible();
    await menuToggle(page).click();

    await catalogToggle(page).click();
    await expect(catalogList(page).getByRole('link').first()).toBeVisible();
    await catalogHide(page).click();
    await expect(catalogList(page).getByRole('link').first()).toBeHidden();

    await page.evaluate(() => scrollTo(0, 2500));
    await page.getByRole('link', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test('the module blocked: everything works as without JavaScript @js', async ({ page, pageErrors }) => {
  pageErrors.allow(/net::ERR_FAILED|Failed to load/);
  await blockScripts(page);
  await page.setViewportSize(PHONE);
  await page.goto('/how-the-stall-came-indoors/');
  await menuToggle(page).click();
  await expect(mainMenu(page).getByRole('link', { name: 'Spices' })).toBeVisible();
  await menuToggle(page).click();
  await catalogToggle(page).click();
  await expect(catalogList(page).getByRole('link', { name: 'Pans' })).toBeVisible();
  await catalogHide(page).click();
  await expect(catalogList(page).getByRole('link', { name: 'Pans' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible();
});

test('the module blocked: an open menu does not cover the element of the page that has focus @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/net::ERR_FAILED|Failed to load/);
  await blockScripts(page);
  await page.setViewportSize(PHONE);
  await page.goto('/how-the-stall-came-indoors/');
  await menuToggle(page).click();
  const entries = mainMenu(page).getByRole('link');
  await entries.last().focus();
  expect(await coveredStops(page, 'Tab', 8)).toEqual([]);
  await expect(entries.first()).toBeHidden();
  await menuToggle(page).focus();
  await expect(entries.first()).toBeVisible();
});

test('scripts that arrive while the catalog is open leave it open, and its next opening is a dialog @js', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.setViewportSize(PHONE);
  await page.goto('/about/', { waitUntil: 'commit' });
  await catalogToggle(page).click();
  const pans = catalogList(page).getByRole('link', { name: 'Pans' });
  await expect(pans).toBeVisible();
  const before = await pans.boundingBox();
  release();
  await enhanced(page);
  expect(await pans.boundingBox()).toEqual(before);
  await catalogHide(page).click();
  await expect(pans).toBeHidden();
  await catalogToggle(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a window that is rotated or zoomed while a menu is open keeps the visitor’s place @js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto('/');
  await enhanced(page);
  await menuToggle(page).click();
  await submenuButton(page, 'Kitchen').click();
  const spices = mainMenu(page).getByRole('link', { name: 'Spices' });
  await spices.focus();
  await page.setViewportSize({ width: 900, height: 600 });
  await expect(spices).toBeVisible();
  await expect(spices).toBeFocused();
  await expect(mainMenu(page).locator('.nav__list > .toggled-on')).toHaveCount(1);
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(spices).toBeVisible();
  await expect(spices).toBeFocused();

  await menuToggle(page).focus();
  await page.setViewportSize({ width: 900, height: 600 });
  await expect(mainMenu(page).getByRole('link', { name: 'Home' })).toBeFocused();
});

test('without style sheets, the script shows all links of the menu @js', async ({ page, pageErrors }) => {
  pageErrors.allow(/net::ERR_FAILED|Failed to load/);
  await page.route('**/*.css*', (route) => route.abort());
  await page.goto('/');
  await enhanced(page);
  const buttons = await mainMenu(page).getByRole('button').all();
  expect(buttons.length).toBeGreaterThan(2);
  for (const button of buttons) await button.click();
  await expect(mainMenu(page).getByRole('link', { name: 'Spices' })).toBeVisible();
});
