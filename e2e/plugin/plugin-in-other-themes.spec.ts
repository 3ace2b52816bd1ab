import { openFilters } from '../support/filters';
import { axe } from '../support/axe';
import { shopName } from '../support/shop/shop';
import { AD, answer, order, orderByBlock, sourceOf, settle } from '../support/shop/order-source';
import { titles } from '../support/search';
import { expect, test, type Page } from '../support/test';
import { BLOCK_THEME, CLASSIC_THEME, isInstalled, withTheme } from '../support/themes';
import { aProduct } from '../support/shop/checkout';
import { pageWith } from '../support/wp';

test.beforeEach(() => {
  test.info().annotations.push({ type: 'shop', description: shopName() });
});

/** Looks for what rules of a theme for all inputs, lists and search forms do to the results. */
const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const widget = document.querySelector('.instant-search') as HTMLElement;
    const { left, right } = widget.getBoundingClientRect();
    if (left < 12 || right > innerWidth - 12) faults.push('the results touch the edge of the window');
    const box = widget.querySelector('.search-form__input')?.getBoundingClientRect();
    const button = widget.querySelector('.search-form__submit')?.getBoundingClientRect();
    if (!box || !button || button.top > box.bottom) faults.push('the form has two rows');
    const bullets = [...widget.querySelectorAll('li')].filter(
      (item) => getComputedStyle(item).listStyleType !== 'none',
    );
    if (bullets.length > 0) faults.push(`${bullets.length} items have bullets`);
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    return faults;
  });

/** Replaces the query in the box of the results. */
async function typeLimescale(page: Page): Promise<void> {
  const box = page.locator('.instant-search').getByRole('searchbox');
  await box.fill('');
  await box.pressSequentially('limescale');
  await expect(page).toHaveURL(/s=limescale$/);
  await expect(titles(page).first()).toContainText('Limescale');
  expect(await axe(page, { within: '.instant-search' })).toEqual([]);
}

for (const [name, theme] of [
  ['a classic theme', CLASSIC_THEME],
  ['Twenty Twenty-Four', BLOCK_THEME],
] as const) {
  test.describe(`The plugin in ${name}`, { tag: '@js' }, () => {
    test.skip(() => !isInstalled(theme), 'This WordPress does not have the theme.');

    for (const hasScript of [false, true]) {
      const mode = hasScript ? 'with JavaScript' : 'without JavaScript';
      test.describe(mode, () => {
        test.use({ javaScriptEnabled: hasScript });

        test('shows its results for the search block, which stays as it is', async ({ page }) => {
          await withTheme(theme, async () => {
            await page.goto(await pageWith('<!-- wp:search {"label":"Find posts"} /-->'));
            const input = page.locator('.wp-block-search').getByRole('searchbox', { name: 'Find posts' });
            await input.fill('limescale');
            // With JavaScript it is a combobox now.
            await page.keyboard.press('Enter');
            await expect(page).toHaveURL(/\/\?s=limescale$/);
            const widget = page.locator('.instant-search');
            await expect(widget).toHaveCount(1);
            await expect(
              widget
                .locator('.hit')
                .getByRole('link', { name: /Limescale/ })
                .first(),
            ).toBeVisible();
            await expect(widget.getByRole('searchbox')).toHaveValue('limescale');
            await expect(widget.getByRole('heading', { name: 'Sort by' })).toBeVisible();
            await expect(page.getByRole('main')).toHaveCount(1);
            // The theme's own form beside the results would be a second one with the same purpose.
            await expect(page.getByRole('main').getByRole('search')).toHaveCount(1);
            for (const width of [1366, 390]) {
              await page.setViewportSize({ width, height: 900 });
              expect(await layoutFaults(page), `${width} px`).toEqual([]);
            }

            await page.goto('/?s=tea');
            await openFilters(page);
            const group = widget.locator('.filters__group').filter({ hasText: 'Categories' });
            const value = group.locator('.filters__value').first();
            const address = new URL((await value.getAttribute('href')) ?? '', page.url());
            await value.click();
            // The script writes spaces as plus signs.
            await expect(page).toHaveURL((url) => `${url.searchParams}` === `${address.searchParams}`);
            await expect(group.locator('.filters__value[aria-current="true"]')).toHaveCount(1);
            await page.goto('/?s=zzzzqqq');
            await expect(widget.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
            if (!hasScript) return;
            await page.setViewportSize({ width: 1366, height: 768 });
            await test.step('updates the results while the visitor types', () => typeLimescale(page));
          });
        });

        test(`saves the source of an order that the visitor allowed${hasScript ? ', in both checkouts' : ''}`, async ({
          page,
          pageErrors,
        }) => {
          test.setTimeout(200_000);
          // WooCommerce 11 does not recognize the mini-cart of the block theme as its own script, also without this plugin.
          pageErrors.allow(/An inline or unknown script accessed wc\.(blocksCheckout|wcBlocksData)/);
          await withTheme(theme, async () => {
            await page.goto(AD);
            await answer(page, 'Allow');
            await settle(page, hasScript);
            const { id } = await aProduct();
            await page.goto(`/?add-to-cart=${id}`);
            const saved = await sourceOf(await order(page));
            expect(saved).toMatchObject({ source_type: 'utm', utm_source: 'newsletter' });
            if (!hasScript) return;
            await page.goto(`/?add-to-cart=${id}`);
            await page.goto('/checkout-block/');
            expect(await sourceOf(await orderByBlock(page)), 'block checkout').toMatchObject({
              source_type: 'utm',
              utm_source: 'newsletter',
            });
          });
        });
      });
    }
  });
}
