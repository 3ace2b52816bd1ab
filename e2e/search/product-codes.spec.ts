import { expect, test, type Page } from '../support/test';
import { withProvider } from '../support/algolia/site';
import { box, wake } from '../support/search';

/** A shop's customers search by SKU. ProductResultsTest covers other spellings, other codes and the order of products. */

const names = (page: Page) => page.locator('.instant-search-widget .product-hit__title');
test('a SKU without its separator finds its product first @no-js', async ({ page }) => {
  await page.goto('/?s=sk112');
  await expect(names(page).first()).toHaveText('Tea bowl, ash glaze');
});

test('typing a SKU shows its product @js', async ({ page }) => {
  await page.goto('/?s=kettle');
  await wake(page);
  await box(page).fill('sk112');
  await expect(names(page)).toHaveText(['Tea bowl, ash glaze']);
  await box(page).fill('SK 112');
  await expect(names(page).first()).toHaveText('Tea bowl, ash glaze');
});

test('the hosted provider finds products by their SKU, too @js', async ({ page }) => {
  await withProvider(async () => {
    for (const query of ['SK-112', 'sk112', 'sk-11']) {
      await page.goto(`/?s=${encodeURIComponent(query)}&shop_type=product`);
      await expect(page.locator('.hit__title a', { hasText: 'Tea bowl, ash glaze' })).toBeVisible();
    }
  });
});
