import { asAdmin } from '../support/admin';
import { axe } from '../support/axe';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The first steps of an owner. */

test('the notice leads to the checklist, whose steps lead to their places @js', async ({ page }) => {
  await wp(
    `delete_metadata('user', 0, 'stallkeeper_welcome_dismissed', '', true); remove_theme_mod('custom_logo');`,
  );
  await asAdmin(page);
  await page.goto('/wp-admin/');
  await page.getByRole('link', { name: 'Open the checklist' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Stallkeeper');
  expect(await axe(page, { within: '#wpbody-content' })).toEqual([]);
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const step = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(step('Add products')).toContainText('(done)');
  await expect(step('Add your logo')).not.toContainText('(done)');
  const address = await step('Add your logo').getByRole('link').getAttribute('href');
  expect(address).toContain('autofocus%5Bcontrol%5D=custom_logo');
  await page.goto('/wp-admin/');
  await expect(page.getByRole('link', { name: 'Open the checklist' })).toHaveCount(0);
});

test('a dismissed notice does not come back @js', async ({ page }) => {
  await wp(`delete_metadata('user', 0, 'stallkeeper_welcome_dismissed', '', true);`);
  await asAdmin(page);
  await page.goto('/wp-admin/themes.php');
  await page.getByRole('link', { name: 'Dismiss this notice' }).click();
  await expect(page).toHaveURL(/themes\.php/);
  await page.goto('/wp-admin/');
  await expect(page.getByRole('link', { name: 'Open the checklist' })).toHaveCount(0);
});

test('the Customizer of a new site shows a complete shop @js', async ({ page, pageErrors }) => {
  // WordPress's preview is such a frame.
  pageErrors.allow(/allow-scripts and allow-same-origin/);
  // A page with the name of a page of the starter content would be used instead.
  await wp(
    `foreach (get_pages() as $one) { wp_update_post(['ID' => $one->ID, 'post_name' => "old-$one->post_name"]); }
     foreach (wp_get_nav_menus() as $one) { wp_delete_nav_menu($one); }
     global $wpdb; $wpdb->update($wpdb->posts, ['post_type' => 'not_a_product'], ['post_type' => 'product']);
     update_option('fresh_site', '1'); update_option('show_on_front', 'posts');`,
  );
  await asAdmin(page);
  await page.goto('/wp-admin/customize.php');
  const preview = page.frameLocator('iframe[title="Site Preview"]');
  await expect(preview.getByRole('heading', { name: 'Made where you can visit it' })).toBeVisible();
  await expect(preview.locator('.site-header').getByRole('link', { name: 'About' }).first()).toBeAttached();
  await expect(preview.locator('.site-header').getByRole('link', { name: 'Shop' }).first()).toBeAttached();
});
