import type { Page } from '@playwright/test';
import { asAdmin } from '../support/admin';
import { axe } from '../support/axe';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The layout of the Customizer. `@js`: saved settings change the whole site. */

const PREVIEW = 'iframe[title="Site Preview"]';
/** Chromium about the preview of WordPress's Customizer. */
const SANDBOX = /An iframe which has both allow-scripts/;

const set = (settings: Record<string, string>): Promise<unknown> =>
  wp(`foreach ($args as $name => $value) { set_theme_mod("stallkeeper_$name", $value); }`, settings);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const VARIANTS: Record<string, Record<string, string>> = {
  'the brand at the side and the search as an icon': { header_search_form: 'icon' },
  'a centered brand': { header_layout: 'centered' },
  'a centered brand and the search as an icon': { header_layout: 'centered', header_search_form: 'icon' },
  'one row': { header_layout: 'row' },
  'a header that is sticky as a whole': { sticky_header_part: 'whole' },
};

for (const [name, settings] of Object.entries(VARIANTS)) {
  test(`the header with ${name} is accessible and fits the window in both directions @js`, async ({
    page,
  }) => {
    await set(settings);
    await page.goto('/about/');
    for (const width of [320, 768, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate((value) => (document.documentElement.dir = value), dir);
        expect(await overflow(page), `${width} ${dir}`).toBeLessThanOrEqual(0);
        const covered = await page.evaluate(() => {
          const boxes = [
            '.branding',
            '.search-toggle',
            '.account-link',
            '.cart-link',
            '.catalog-toggle',
            '.masthead__search',
          ]
            .map((selector) => document.querySelector(`.site-header ${selector}`)?.getBoundingClientRect())
            .filter((box) => box !== undefined && box.width > 2);
          return boxes.some((one, index) =>
            boxes
              .slice(index + 1)
              .some(
                (other) =>
                  Math.min(one!.right, other!.right) - Math.max(one!.left, other!.left) > 1 &&
                  Math.min(one!.bottom, other!.bottom) - Math.max(one!.top, other!.top) > 1,
              ),
          );
        });
        expect(covered, `${width} ${dir}`).toBe(false);
      }
      await page.evaluate(() => (document.documentElement.dir = 'ltr'));
      expect(await axe(page), `at ${width}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page, { onlyColors: true, within: '.site-header' }), 'in dark mode').toEqual([]);
  });
}

test('the brand is in the middle, or in one row with menu and cart @js', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  const middle = (selector: string): Promise<{ x: number; y: number }> =>
    page.locator(selector).evaluate((element) => {
      const { left, width, top, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  await set({ header_layout: 'centered' });
  await page.goto('/about/');
  expect(Math.abs((await middle('.site-header .branding')).x - 683)).toBeLessThan(12);
  await set({ header_layout: 'row' });
  await page.goto('/about/');
  const brand = await middle('.site-header .branding');
  const menu = await middle('#menu-main-menu, .main-nav .nav__list');
  const cart = await middle('.cart-link');
  expect(Math.abs(brand.y - cart.y)).toBeLessThan(8);
  expect(Math.abs(brand.y - menu.y)).toBeLessThan(8);
  expect(brand.x).toBeLessThan(menu.x);
  expect(menu.x).toBeLessThan(cart.x);
});

test('the icon opens the search, also as a link without the script, and Tab leaves it @js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await set({ header_search_form: 'icon' });
  await page.goto('/about/');
  const form = page.locator('.masthead__search');
  await expect(form).toHaveCSS('inline-size', '1px');
  await page.locator('.search-toggle').click();
  await expect(form.getByRole('searchbox').or(form.getByRole('combobox'))).toBeFocused();
  await expect(form).not.toHaveCSS('inline-size', '1px');
  await page.goto('/about/#site-search');
  await expect(form).not.toHaveCSS('inline-size', '1px');
});

test('the header sticks by its menu, as a whole, or not @js', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  const tops = async (settings: Record<string, string>): Promise<boolean[]> => {
    await set(settings);
    await page.goto('/?s=tea');
    await page.evaluate(() => scrollTo(0, 400));
    return page.evaluate(() =>
      ['.branding', '.sticky-header'].map(
        (selector) =>
          (document.querySelector(`.site-header ${selector}`)?.getBoundingClientRect().bottom ?? 0) > 0,
      ),
    );
  };
  expect(await tops({ sticky_header_part: 'menu' })).toEqual([false, true]);
  expect(await tops({ header_search_form: 'icon' })).toEqual([false, true]);
  expect(await tops({ sticky_header_part: 'whole' })).toEqual([true, true]);
  const padding = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  const height = await page
    .locator('.site-header__rows')
    .evaluate((rows) => rows.getBoundingClientRect().height);
  expect(padding).toBeGreaterThanOrEqual(height);
  expect(await tops({ sticky_header: '' })).toEqual([false, false]);
});

test('catalog and images change sides @js', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  const left = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  await set({ catalog_column_side: 'end', product_gallery_side: 'end' });
  await page.goto('/about/');
  expect(await left('.catalog__panel')).toBeGreaterThan(await left('#main'));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.goto(await wp<string>(`return get_permalink(get_posts(['post_type' => 'product'])[0]);`));
  expect(await left('.woocommerce-product-gallery')).toBeGreaterThan(await left('.summary'));
  expect(await axe(page)).toEqual([]);
});

test('lists of posts are rows or whole posts @js', async ({ page }) => {
  for (const layout of ['rows', 'full']) {
    await set({ post_list_layout: layout });
    await page.goto(await wp<string>(`return get_category_link(get_categories()[0]);`));
    for (const width of [320, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator(layout === 'full' ? '.full-post' : '.card').first()).toBeVisible();
      expect(await overflow(page), `${layout} ${width}`).toBeLessThanOrEqual(0);
      expect(await axe(page), `${layout} ${width}`).toEqual([]);
    }
  }
});

test('the Customizer shows a changed layout without a reload, and opens the page of a section @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(SANDBOX);
  await asAdmin(page);
  await page.goto('/wp-admin/customize.php?autofocus[section]=stallkeeper_frame');
  const preview = page.frameLocator(PREVIEW);
  await expect(preview.getByRole('contentinfo')).toBeAttached();
  await preview.locator('html').evaluate((html) => html.setAttribute('data-same', ''));
  await page.waitForFunction(
    () =>
      (
        window as unknown as {
          wp: { customize: { previewer: { deferred: { active: { state: () => string } } } } };
        }
      ).wp.customize.previewer.deferred.active.state() === 'resolved',
  );
  await page.getByLabel('Layout of the header on wide screens').selectOption('row');
  await expect(preview.locator('body.has-header-row')).toBeAttached();
  await page.getByLabel('Layout of the header on wide screens').selectOption('centered');
  await expect(preview.locator('body.has-header-centered:not(.has-header-row)')).toBeAttached();
  await expect(preview.locator('html[data-same]')).toBeAttached();
  await page.evaluate(() =>
    (
      window as unknown as { wp: { customize: { section: (id: string) => { expand: () => void } } } }
    ).wp.customize
      .section('stallkeeper_product_page')
      .expand(),
  );
  // While a page loads, the preview has two frames.
  await expect(page.locator(PREVIEW).last().contentFrame().locator('body.single-product')).toBeAttached();
});
