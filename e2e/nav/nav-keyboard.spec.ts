import { asAdmin } from '../support/admin';
import { coveredStops } from '../support/keyboard';
import { DESK, enhanced, mainMenu, menuToggle, PHONE } from '../support/nav';
import { expect, test } from '../support/test';

const POST = '/how-the-stall-came-indoors/';

for (const [name, size, admin] of [
  ['on a desk', DESK, false],
  ['on a desk at 200 % @js', { width: 683, height: 384 }, false],
  ['on a desk at 400 % @js', { width: 341, height: 192 }, false],
  ['on a phone', PHONE, false],
  ['below the admin bar @no-js', DESK, true],
  ['below the admin bar at 200 % @js', { width: 683, height: 384 }, true],
  ['below the admin bar at 400 % @js', { width: 341, height: 192 }, true],
] as const) {
  test(`the sticky header does not cover the focused element, forward and backward: ${name}`, async ({
    page,
  }) => {
    if (admin) await asAdmin(page);
    await page.setViewportSize(size);
    await page.goto(POST);
    // WordPress's bar opens a menu below the mouse.
    await page.mouse.move(size.width / 2, size.height - 1);
    expect(await coveredStops(page, 'Tab', 75), 'forth').toEqual([]);
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    expect(await coveredStops(page, 'Shift+Tab', 60), 'back').toEqual([]);
  });
}

test('no entry of an open menu is covered while it has focus, forward and backward', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(POST);
  if (javaScriptEnabled) await enhanced(page);
  await menuToggle(page).click();
  const list = mainMenu(page).locator('.nav__list');
  for (const button of await list.getByRole('button').all()) await button.click();
  const entries = list.getByRole('link').or(list.getByRole('button'));
  const steps = (await entries.count()) - 1;
  expect(steps).toBeGreaterThan(30);

  await entries.last().focus();
  expect(await coveredStops(page, 'Shift+Tab', steps), 'back').toEqual([]);
  await expect(entries.first()).toBeFocused();
  expect(await coveredStops(page, 'Tab', steps), 'forth').toEqual([]);
  await expect(entries.last()).toBeFocused();
});
