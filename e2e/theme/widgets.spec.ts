import { asAdmin } from '../support/admin';
import { axe, withoutScripts } from '../support/axe';
import { DESK, PHONE } from '../support/nav';
import { expect, test, type Page } from '../support/test';
import { withWidgets, type Widget } from '../support/widgets';
import { wp } from '../support/wp';

/** The theme's widgets: products, popular posts. The demo has both in the sidebar and in the footer. */

test('popular posts are ordered by their number of comments, each with a small picture @no-js', async ({
  page,
}) => {
  await page.goto('/journal/');
  const popular = page.locator('.sidebar .popular-post');
  await expect(popular).toHaveCount(5);
  const expected = await wp<string[]>(
    `return array_map('get_permalink', get_posts(['numberposts' => 5, 'has_password' => false, 'orderby' => ['comment_count' => 'DESC', 'date' => 'DESC']]));`,
  );
  expect(
    await popular.locator('a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
  ).toEqual(expected);
  const picture = await popular.locator('img').first().boundingBox();
  expect(picture).toMatchObject({ width: 75, height: 75 });
  await expect(popular.locator('img').first()).toHaveAttribute('src', /-150x150\.\w+$/);
  // WordPress 6.7 and later add `auto` to pictures that load lazily.
  await expect(popular.locator('img').first()).toHaveAttribute('sizes', /^(auto, )?75px$/);
  await popular.locator('a').first().click();
  await expect(page).toHaveURL(expected[0] ?? '');
});

test('the sidebar and the footer show products with links @no-js', async ({ page }) => {
  await page.goto('/journal/');
  for (const area of ['.sidebar .slider--sidebar', '.site-footer .slider--footer']) {
    const slider = page.locator(area);
    await expect(slider).toHaveCount(1);
    await expect(slider.locator('.product-tile .price').first()).not.toBeEmpty();
    await expect(slider.locator('.product-tile h3 a').first()).toHaveAttribute('href', /\/product\//);
  }
});

test('axe finds no violation on a page with widgets, with and without a script @js', async ({
  browser,
  page,
}) => {
  test.slow();
  const expectNoViolations = async (checked: Page): Promise<void> => {
    for (const viewport of [PHONE, DESK]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await checked.emulateMedia({ colorScheme });
        await checked.setViewportSize(viewport);
        const look = `${viewport.width} pixels, ${colorScheme}`;
        expect(await axe(checked, { onlyColors: colorScheme === 'dark' }), look).toEqual([]);
      }
    }
  };
  await withoutScripts(browser, '/journal/', { viewport: PHONE }, expectNoViolations);
  await page.setViewportSize(PHONE);
  await page.goto('/journal/');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a products widget shows the selected products up to the maximum, and is hidden without products @js', async ({
  page,
}) => {
  const { garden, empty } = await wp<{ garden: number; empty: number }>(
    `return ['garden' => get_term_by('slug', 'garden', 'product_cat')->term_id, 'empty' => wp_insert_term('Empty shelf', 'product_cat')['term_id']];`,
  );
  const products = (settings: unknown): Widget => ({
    widget: 'stallkeeper_products',
    area: 'front-page',
    settings,
  });
  try {
    await withWidgets(
      [
        products({ title: 'Newest', count: 3 }),
        products({ title: 'Garden', source: 'category', category: garden, count: 24 }),
        products({ title: 'Reduced', source: 'sale', look: 'slider' }),
        products({ title: 'Nothing', source: 'category', category: empty }),
        products({ title: ['x'], source: '<b>', category: 'none', count: -1, look: 9 }),
      ],
      async () => {
        await page.goto('/');
        const widgets = page.locator('.front__widgets .widget');
        await expect(widgets.locator('.widget__title')).toHaveText([
          'Newest',
          'Garden',
          'Reduced',
          'Products',
        ]);
        const names = (index: number) => widgets.nth(index).locator('.product-tile h3').allTextContents();
        const wanted = await wp<{ latest: string[]; garden: string[] }>(
          `$names = static fn($args) => array_map(static fn($p) => $p->get_name(), wc_get_products($args + ['status' => 'publish', 'visibility' => 'catalog', 'orderby' => 'date', 'order' => 'DESC']));
           return ['latest' => $names(['limit' => 3]), 'garden' => $names(['limit' => 24, 'category' => ['garden']])];`,
        );
        expect(await names(0)).toEqual(wanted.latest);
        expect(await names(1)).toEqual(wanted.garden);
        expect(await names(2)).toEqual(['Whetstone, two sides']);
        expect(await names(3)).toEqual(wanted.latest.slice(0, 1));
        await expect(widgets.nth(2).locator('.onsale')).toBeVisible();
        const note = page.getByText('This widget is empty');
        await expect(note).toHaveCount(0);
        await expect(widgets.nth(2).locator('.slider--sidebar')).toHaveCount(1);
        expect(await axe(page)).toEqual([]);
        await asAdmin(page);
        await page.goto('/');
        await expect(note, 'for an owner').toBeVisible();
      },
    );
  } finally {
    await wp(`wp_delete_term($args, 'product_cat');`, empty);
  }
});

test('widgets of the shop sidebar follow lists of products with filters, and are on no other page @js', async ({
  page,
}) => {
  await withWidgets(
    [{ widget: 'stallkeeper_popular_posts', area: 'shop-sidebar', settings: [] }],
    async () => {
      const sidebar = page.getByRole('complementary', { name: 'Shop sidebar' });
      for (const path of ['/shop/', '/product-category/kitchen/']) {
        await page.goto(path);
        await expect(sidebar.locator('.popular-post'), path).toHaveCount(5);
        expect(await axe(page), path).toEqual([]);
      }
      const [main, aside] = [await page.getByRole('main').boundingBox(), await sidebar.boundingBox()];
      // The filters are beside the products.
      expect(aside?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0) - 1);
      for (const path of ['/product/copper-kettle/', '/journal/', '/cart/']) {
        await page.goto(path);
        await expect(sidebar, path).toHaveCount(0);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/shop/');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
  );
});
