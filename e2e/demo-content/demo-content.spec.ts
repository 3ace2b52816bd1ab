import { asAdmin } from '../support/admin';
import { axe } from '../support/axe';
import { expect, test } from '../support/test';

/** The screen of the demo content. Its import and its removal are in demo-content.full.spec.ts. */

test('the screen names what is missing, is accessible, and fits narrow windows @js', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/wp-admin/admin.php?page=stallkeeper-demo-content');
  await expect(page.getByText('need the plugin “WordPress Importer”')).toBeVisible();
  await expect(page.getByText('9 pages, 20 posts')).toBeVisible();
  expect(await axe(page, { within: '#wpbody-content' })).toEqual([]);
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
