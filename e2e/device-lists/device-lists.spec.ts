import { axe } from '../support/axe';
import { expect, test } from '../support/test';

/** The wish list, which is on the device of the visitor. */

const PRODUCT = '/product/copper-kettle/';

test('a product is saved, found through the message, removed and brought back @js', async ({ page }) => {
  await page.goto(PRODUCT);
  const button = page.getByRole('button', { name: /wish list$/ });
  await button.click();
  await expect(button).toHaveText('Remove from the wish list');
  const toast = page.locator('.toast');
  await expect(toast).toContainText('is on your wish list.');
  await expect(toast).toBeInViewport({ ratio: 1 });
  expect(await axe(page)).toEqual([]);
  // The message follows the button for the keyboard.
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');

  const list = page.getByRole('region', { name: 'Your wish list' });
  await expect(list).toBeInViewport();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('list')).toHaveCSS('list-style-type', 'none');
  await list.getByRole('button', { name: /^Remove / }).click();
  await expect(list).toBeHidden();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('button', { name: /^Remove / })).toBeFocused();
  await expect(toast).toBeHidden();
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

for (const width of [320, 390])
  test(`the message fits ${width} pixels, and Escape closes it @js`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(PRODUCT);
    await page.getByRole('button', { name: 'Add to the wish list' }).click();
    const toast = page.locator('.toast');
    await expect(toast).toBeInViewport({ ratio: 1 });
    const box = await toast.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await expect(toast).toBeHidden();
  });

test('without a script there is no button that would do nothing @no-js', async ({ page }) => {
  await page.goto(PRODUCT);
  await expect(page.getByRole('button', { name: /wish list/ })).toHaveCount(0);
});
