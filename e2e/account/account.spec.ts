import { axe } from '../support/axe';
import { seedParts } from '../support/shop/parts';
import { shop } from '../support/shop/shop';
import { expect, test } from '../support/test';

test('the account on a phone: a menu of one row at the current page, orders as cards, no wide forms', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(shop().kind === 'stand-in', 'the stand-in has no accounts');
  test.slow();
  const { account } = await seedParts();
  const open = (name: string) => page.goto(account[name] ?? '');
  await open('dashboard');
  await page.locator('#username').fill('parts');
  await page.locator('#password').fill('parts');
  await page.locator('[name=login]').click();
  await page.setViewportSize({ width: 390, height: 844 });

  await expect(page.getByRole('region', { name: 'Latest order' }).getByRole('link').first()).toBeInViewport();
  await page
    .getByRole('list', { name: 'Your account' })
    .getByRole('link', { name: 'Account details' })
    .click();

  // In WooCommerce 8.9, it has no name, and its current entry only a class.
  const menu = page.locator('nav.woocommerce-MyAccount-navigation');
  expect((await menu.boundingBox())?.height).toBeLessThan(100);
  await expect(menu.locator('.is-active a')).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 1366, height: 844 });
  const form = page.locator('.woocommerce-EditAccountForm');
  expect((await form.boundingBox())?.width).toBeLessThanOrEqual(26 * 18);
  expect((await form.getByRole('button', { name: 'Save' }).boundingBox())?.width).toBeLessThan(300);

  await page.setViewportSize({ width: 390, height: 844 });
  await open('orders');
  // Twelve of thirteen orders of the same second, in any order. These two ask for a payment.
  const order = page.getByRole('row', { name: /Pending payment|Failed/ }).first();
  await expect(order).toBeVisible();
  const actions = await Promise.all((await order.locator('.button').all()).map((one) => one.boundingBox()));
  expect(actions.length).toBeGreaterThan(1);
  for (const [index, box] of actions.entries()) {
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const next = actions[index + 1];
    if (box && next?.y === box.y) expect(next.x - box.x - box.width).toBeGreaterThanOrEqual(8);
  }
  const card = await order.boundingBox();
  const badge = await order.locator('.order-badge').boundingBox();
  const number = await order.getByRole('link').first().boundingBox();
  expect(Math.abs((badge?.y ?? 0) - (number?.y ?? 1000)), 'number and status in one line').toBeLessThan(12);
  expect(badge?.x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0) / 2);

  if (!javaScriptEnabled) return;
  for (const name of ['dashboard', 'orders', 'downloads']) {
    await open(name);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axe(page, { onlyColors: colorScheme === 'dark' }), `${name}, ${colorScheme}`).toEqual([]);
    }
  }
});
