import { axe } from '../support/axe';
import { openFilters, results, values } from '../support/filters';
import { isSearch, summary } from '../support/search';
import { expect, test } from '../support/test';

/** Filters and sorting with a script: requests per click, and accessibility. */

test('a click on a filter is one request, keeps focus and scroll, and loads no page @js', async ({
  page,
}) => {
  await results(page, '/?s=', true);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isSearch(request.url()) || request.isNavigationRequest()) calls.push(request.url());
  });
  const link = values(page, 'Categories').nth(1);
  const name = await link.locator('> :first-child').innerText();
  const shown = page.locator('.filters__value').filter({ hasText: name }).first();
  await shown.focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveAttribute('aria-current', 'true');
  await expect(shown).toBeFocused();
  await expect(page).toHaveURL(/shop_category/);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain('/1/indexes/');
  // The number is announced, and the list is not.
  await expect(page.locator('.instant-search > [role="status"]').first()).toHaveText(
    await summary(page).innerText(),
  );
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  // The button of the filters is hidden where they are beside the results.
  await expect(page.locator('.filters__fold a').first()).toBeFocused();
});

test('a text that is not a price stays in its field with a message, and a price with a currency sign filters @js', async ({
  page,
}) => {
  await results(page, '/?s=&shop_type=products', true);
  const all = await summary(page).innerText();
  const field = page.getByLabel('Min. price');
  await field.fill('cheap');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/“cheap” is not a price/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('cheap');
  await expect(summary(page)).toHaveText(all);
  await field.fill('€20');
  await field.press('Enter');
  await expect(page).toHaveURL(/shop_min=20/);
  await expect(field).toHaveAccessibleDescription('');
  await expect(field).toHaveValue('20');
  await expect(summary(page)).not.toHaveText(all);
  await page.getByRole('link', { name: /Remove filter:.*€20/ }).click();
  await expect(summary(page)).toHaveText(all);
  await expect(field).toHaveValue('');
});

test('axe finds no violation in filters of posts and products, open and active @js', async ({ page }) => {
  test.slow();
  for (const address of ['/?s=', '/?s=tea&shop_sort=newest', '/?s=&shop_type=product&shop_max=30']) {
    await page.setViewportSize({ width: 1366, height: 800 });
    await results(page, address, true);
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await openFilters(page);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axe(page, { within: 'main' }), `${address} at ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
