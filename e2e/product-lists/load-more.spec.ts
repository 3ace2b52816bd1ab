import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The setting "load more" of product lists. */

const SETTINGS = `set_theme_mod('stallkeeper_product_list_pages', 'more'); update_option('woocommerce_catalog_columns', 2); update_option('woocommerce_catalog_rows', 2);`;

test.beforeEach(() => wp(SETTINGS));

test('more products are added to the list, and are there when the visitor comes back; without the script the next page opens', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/shop/');
  const cards = page.locator('main ul.products > li');
  const numbers = page.locator('.woocommerce-pagination');
  const more = page.getByRole('link', { name: 'Show more products' });
  await expect(cards).toHaveCount(4);
  if (!javaScriptEnabled) {
    await expect(numbers).toBeVisible();
    await more.click();
    await expect(page).toHaveURL(/(page\/2|paged=2)/);
    await expect(cards).toHaveCount(4);
    return;
  }
  await expect(numbers).toBeHidden();
  await more.click();
  await expect(cards).toHaveCount(8);
  await expect(cards.nth(4).getByRole('link').first()).toBeFocused();
  await expect(page.locator('[data-part="load-more"] [role="status"]')).toHaveText(
    'Products added to the list: 4',
  );
  await expect(page).toHaveURL(/\/shop\/$/);
  const sixth = cards.nth(5).getByRole('link').first();
  const address = await sixth.getAttribute('href');
  await sixth.click();
  await expect(page).toHaveURL(address ?? '');
  await page.goBack();
  await expect(cards).toHaveCount(8);
  await expect(cards.nth(5)).toBeInViewport();
});
