import { axe } from '../support/axe';
import { expect, test } from '../support/test';

/** The filters of product lists: a drawer on small screens, a column beside the list on wide ones. */

test('on a phone the filters are a drawer over the page, and a filter is a link that removes it', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/shop/?shop_max=900');
  const chip = page.getByRole('link', { name: /Remove filter:.*Price/ });
  await expect(chip).toBeVisible();
  await expect(page.locator('.filters__body')).toBeHidden();
  await page.locator('.filters__toggle').click();
  const drawer = await page.locator('.filters__body').boundingBox();
  expect(drawer).toMatchObject({ x: 0, y: 0, height: 800 });
  expect((await page.locator('.filters__toggle').boundingBox())?.y).toBe(0);
  if (javaScriptEnabled) {
    expect(await axe(page, { within: '.product-filters' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('.filters__toggle')).toBeFocused();
  } else {
    await page.locator('.filters__toggle').click();
  }
  await expect(page.locator('.filters__body')).toBeHidden();
  await chip.click();
  await expect(page).not.toHaveURL(/shop_max/);
  await expect(chip).toHaveCount(0);
});

test('on a wide screen the filters are beside the list, and a text that is not a price is named @no-js', async ({
  page,
}) => {
  for (const [address, list] of [
    ['/shop/?shop_min=cheap', 'ul.products'],
    ['/?s=&shop_type=products&shop_min=cheap', '.hit-list'],
  ] as const) {
    await page.goto(address);
    const filters = (await page.locator('.filters__body').boundingBox())!;
    const products = (await page.locator(list).boundingBox())!;
    expect(filters.x + filters.width, address).toBeLessThan(products.x);
    expect(Math.abs(filters.y - products.y), address).toBeLessThan(120);
    await expect(page.getByLabel('Min. price')).toHaveValue('cheap');
    await expect(page.getByLabel('Min. price')).toHaveAccessibleDescription(/“cheap” is not a price/);
  }
});
