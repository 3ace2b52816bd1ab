import type { Locator, Page } from '@playwright/test';
import { asAdmin } from '../support/admin';
import { axe, axeWithoutScripts } from '../support/axe';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The sections of a product as tabs: description, delivery and reviews, by setting. */

const PREVIEW = 'iframe[title="Site Preview"]';
/** Chromium about the preview of WordPress's Customizer. */
const SANDBOX = /An iframe which has both allow-scripts/;

/** @returns path of a product with a description, a page about delivery and a review */
const aProduct = (): Promise<string> =>
  wp(
    `set_theme_mod('stallkeeper_product_layout', 'tabs');
    $page = wp_insert_post(['post_type' => 'page', 'post_title' => 'Delivery', 'post_status' => 'publish', 'post_content' => '<p>In two days.</p>']);
    set_theme_mod('stallkeeper_product_delivery_page', $page);
    $id = get_posts(['post_type' => 'product', 'numberposts' => 1])[0]->ID;
    wp_update_post(['ID' => $id, 'comment_status' => 'open', 'post_content' => '<p>A pot of clay.</p>']);
    $review = wp_insert_comment(['comment_post_ID' => $id, 'comment_content' => 'Holds heat well.', 'comment_type' => 'review', 'comment_approved' => 1, 'comment_author' => 'Ada', 'comment_author_email' => 'ada@example.test']);
    update_comment_meta($review, 'rating', 5);
    return wp_make_link_relative(get_permalink($id));`,
  );

const tab = (page: Page, name: string | RegExp): Locator => page.getByRole('tab', { name });
const texts = (page: Page): Record<string, Locator> => ({
  description: page.getByText('A pot of clay.', { exact: true }),
  delivery: page.getByText('In two days.'),
  reviews: page.getByText('Holds heat well.'),
});

async function expectOnly(page: Page, shown: string): Promise<void> {
  for (const [name, text] of Object.entries(texts(page)))
    await expect(text, name)[name === shown ? 'toBeVisible' : 'toBeHidden']();
}

test('without JavaScript, all sections are visible after links to them @no-js', async ({ page, browser }) => {
  const path = await aProduct();
  await page.goto(path);
  for (const text of Object.values(texts(page))) await expect(text).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Delivery', exact: true })).toBeVisible();
  await page.locator('.product-tabs').getByRole('link', { name: 'Delivery' }).click();
  await expect(page).toHaveURL(/#tab-delivery$/);
  expect(await axeWithoutScripts(browser, path)).toEqual([]);
});

test('the sections are tabs for keyboard and pointer, and one tab stop @js', async ({ page }) => {
  await page.goto(await aProduct());
  await expect(tab(page, 'Description')).toHaveAttribute('aria-selected', 'true');
  await expectOnly(page, 'description');
  await tab(page, 'Delivery').click();
  await expectOnly(page, 'delivery');
  await expect(page).toHaveURL(/#tab-delivery$/);
  await page.keyboard.press('End');
  await expect(tab(page, /Reviews/)).toBeFocused();
  await expectOnly(page, 'reviews');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Description')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toBeFocused();
});

test('addresses and links into a section open its tab, and the rest of the page stays as it is @js', async ({
  page,
}) => {
  const path = await aProduct();
  for (const [hash, shown] of [
    ['#tab-delivery', 'delivery'],
    ['#reviews', 'reviews'],
    ['#comments', 'reviews'],
    ['#none', 'description'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(path + hash);
    await expectOnly(page, shown);
    if (shown !== 'description') await expect(texts(page)[shown]!).toBeInViewport();
  }
  await page.goto('about:blank');
  await page.goto(path);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#reviews', textContent: 'To reviews' });
    document.querySelector('.summary')?.append(link);
  });
  await page.getByRole('link', { name: 'To reviews' }).click();
  await expect(texts(page)['reviews']!).toBeInViewport();
  await page.goBack();
  await page.emulateMedia({ media: 'print' });
  for (const text of Object.values(texts(page))) await expect(text).toBeVisible();
});

test('tabs are accessible and fit the window, and the script shifts nothing that is visible @js', async ({
  page,
}) => {
  const path = await aProduct();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + entry.value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(tab(page, 'Description')).toHaveAttribute('aria-selected', 'true');
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.05);
    const box = await tab(page, 'Description').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((value) => (document.documentElement.dir = value), dir);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `${width} ${dir}`,
      ).toBeLessThanOrEqual(0);
    }
    for (const name of ['Description', 'Delivery', /Reviews/]) {
      await tab(page, name).click();
      expect(await axe(page, { within: '.woocommerce-tabs' }), `${width} ${String(name)}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page, { onlyColors: true, within: '.woocommerce-tabs' }), 'dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
});

test('the Customizer shows the selected form of the sections @js', async ({ page, pageErrors }) => {
  pageErrors.allow(SANDBOX);
  const path = await aProduct();
  await asAdmin(page);
  await page.goto(
    `/wp-admin/customize.php?autofocus[section]=stallkeeper_product_page&url=${encodeURIComponent(path)}`,
  );
  // While a page loads, the preview has two frames.
  const preview = page.locator(PREVIEW).last().contentFrame();
  const layout = page.getByLabel('Description, details and delivery');
  await expect(preview.getByRole('tab', { name: 'Delivery' })).toBeVisible();
  await layout.selectOption('sections');
  await expect(preview.locator('section#tab-delivery:not([role])')).toBeVisible();
  await layout.selectOption('disclosures');
  await expect(preview.locator('details#tab-delivery')).toBeVisible();
});
