import { asAdmin } from '../support/admin';
import { axe } from '../support/axe';
import { shopName } from '../support/shop/shop';
import { intoCart, order, sourceOf } from '../support/shop/order-source';
import { expect, test } from '../support/test';
import { withoutPlugin } from '../support/themes';

test.beforeEach(() => {
  test.info().annotations.push({ type: 'shop', description: shopName() });
});

test.describe('The theme without the plugin', { tag: '@js' }, () => {
  for (const hasScript of [false, true]) {
    const mode = hasScript ? 'with JavaScript' : 'without JavaScript';
    test.describe(mode, () => {
      test.use({ javaScriptEnabled: hasScript });

      test('shows WordPress’s search results in its own markup', async ({ page }) => {
        await withoutPlugin(async () => {
          await page.goto('/about/');
          const form = page.getByRole('banner').getByRole('search');
          await form.getByRole('searchbox', { name: 'Search for:' }).fill('limescale');
          await form.getByRole('button', { name: 'Search' }).click();
          await expect(page).toHaveURL(/\/\?s=limescale$/);
          const main = page.getByRole('main');
          await expect(main.getByRole('heading', { level: 1 })).toContainText('limescale');
          await expect(main.getByRole('link', { name: /Limescale/ }).first()).toBeVisible();
          await expect(main.getByRole('searchbox')).toHaveValue('limescale');
          await expect(
            page.locator('.instant-search, [data-shop-root], wc-order-attribution-inputs'),
          ).toHaveCount(0);
          await expect(page.getByRole('region', { name: 'Tracking preferences' })).toHaveCount(0);
          if (hasScript) expect(await axe(page)).toEqual([]);

          await page.goto('/?s=zzzzqqq');
          await expect(main.getByText('No results found.')).toBeVisible();
          expect((await page.request.get('/?s=')).status()).toBe(200);
        });
      });
    });
  }

  test('takes orders, without the fields of the plugin', async ({ page }) => {
    await withoutPlugin(async () => {
      await intoCart(page);
      // WooCommerce has its own order attribution, without the first visit.
      const saved = Object.keys(await sourceOf(await order(page)));
      expect(saved.filter((name) => name.startsWith('first_'))).toEqual([]);
    });
  });

  test('has one notice that leads to the plugin in the admin, which an administrator can dismiss', async ({
    page,
  }) => {
    await withoutPlugin(async () => {
      await asAdmin(page);
      await page.goto('/wp-admin/themes.php');
      const notice = page
        .locator('.notice')
        .filter({ has: page.getByRole('link', { name: 'Open the checklist' }) });
      await expect(notice).toHaveCount(1);
      const checklist = await notice.getByRole('link', { name: 'Open the checklist' }).getAttribute('href');
      await notice.getByRole('link', { name: 'Dismiss this notice' }).click();
      await expect(page).toHaveURL(/themes\.php/);
      await expect(notice).toHaveCount(0);
      await page.goto(checklist ?? '');
      await expect(page.getByText('The plugin adds instant search')).toBeVisible();
    });
  });
});
