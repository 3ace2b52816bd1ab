import { axeAtWidths } from '../support/axe';
import { block, blockOf, canvas, editorWith, save } from './editor';
import { enhanced as menusEnhanced } from '../support/nav';
import { at, enhanced } from '../support/slider';
import { expect, test, type Page } from '../support/test';
import { pageWith, wp } from '../support/wp';

/** The blocks of the plugin, as the theme renders them. BlockTypesTest and its neighbours cover their attributes. */

const CONTENT = [
  block('search', { hitsPerPage: 3 }),
  block('search', { hitsPerPage: 2, listLayout: 'grid', gridColumns: 2, displayPostContentRadio: 'hide' }),
  block('products', { title: 'New & good', source: 'latest', count: 8 }),
  block('banner', { source: 'posts', count: 3, align: 'wide' }),
  block('catalog', { title: 'All categories', anchor: 'all-categories' }),
  block('preferences', { title: 'Your choices' }),
].join('\n');

const all = (): Promise<string> => pageWith(CONTENT);

const search = (page: Page, number: number) => blockOf(page, 'search').nth(number);

test('a page with all blocks is complete without JavaScript @no-js', async ({ page }) => {
  await page.goto(await all());
  await expect(search(page, 0).locator('.hit')).toHaveCount(3);
  await expect(search(page, 1).locator('.hit-list--grid .hit')).toHaveCount(2);
  await expect(blockOf(page, 'products').getByRole('heading', { name: 'New & good' })).toBeVisible();
  await expect(blockOf(page, 'products').locator('.product-tile')).toHaveCount(8);
  await expect(blockOf(page, 'products').locator('.slider__list')).toHaveCSS('overflow-x', 'auto');
  await expect(blockOf(page, 'banner').locator('.banner-slide')).toHaveCount(3);
  const catalog = blockOf(page, 'catalog');
  await expect(catalog).toHaveAttribute('id', 'all-categories');
  expect(await catalog.locator('.sub-menu a').count()).toBeGreaterThan(0);
  await expect(catalog.locator('.sub-menu a').first()).toBeVisible();
  await expect(blockOf(page, 'preferences').getByRole('link', { name: 'Privacy choices' })).toBeVisible();
  // A product may also be in the drawer of the cart, with the same IDs from WooCommerce.
  const ids = await page.evaluate(() => [...document.querySelectorAll('main [id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('a page loads the styles of its blocks before its content, and no script of the editor @no-js', async ({
  request,
}) => {
  const html = await (await request.get(await all())).text();
  const [before = ''] = html.split('<main');
  for (const id of ['stallkeeper-front-css', 'stallkeeper-shop-css'])
    expect(before.match(new RegExp(`id=["']${id}["']`, 'g')), id).toHaveLength(1);
  expect(html).not.toContain('stallkeeper-blocks-');
  expect(html).not.toContain('/build/blocks.js');
});

test('the scripts enhance the blocks: live search, slider, submenus and preferences @js', async ({
  page,
}) => {
  await page.goto(await all());
  const words = await wp<string>(
    `return get_the_title(get_posts(['numberposts' => 1, 'orderby' => 'date', 'order' => 'ASC'])[0]);`,
  );
  await search(page, 1).getByRole('searchbox').fill(words);
  await expect(search(page, 1).locator('.hit__title').first()).toContainText(words);
  await expect(page).toHaveURL(/shop_s_2=/);
  await expect(search(page, 0).locator('.hit')).toHaveCount(3);

  const slider = blockOf(page, 'products').locator('.slider');
  await slider.scrollIntoViewIfNeeded();
  await enhanced(slider);
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => at(slider)).toBeGreaterThan(1);

  await menusEnhanced(page);
  const toggle = blockOf(page, 'catalog').locator('.menu__toggle').first();
  const links = blockOf(page, 'catalog').locator('.sub-menu').first();
  await expect(links).toBeVisible();
  await toggle.click();
  await expect(links).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await menusEnhanced(page);
  await expect(links).toBeHidden();
  await toggle.click();
  await expect(links).toBeVisible();

  // The switches of the block and of the footer are the same.
  for (const name of ['Keyboard shortcuts', 'Pause animations']) {
    const own = blockOf(page, 'preferences').getByRole('button', { name });
    const footer = page.getByRole('contentinfo').getByRole('button', { name });
    const before = await own.getAttribute('aria-pressed');
    await own.click();
    await expect(own).not.toHaveAttribute('aria-pressed', before ?? '');
    await expect(footer).toHaveAttribute('aria-pressed', (await own.getAttribute('aria-pressed')) ?? '');
  }
});

test('axe finds no violation on a page with all blocks, and it fits 320 pixels @js', async ({
  browser,
  page,
}) => {
  test.slow();
  expect(await axeAtWidths(browser, page, new URL(await all()).pathname)).toEqual([]);
});

test('an editor adds the product slider, changes it, sees the preview and saves it @js', async ({
  page,
  pageErrors,
}) => {
  // The editor's greeting has a picture on another host, and WooCommerce 8.9 requests a file that it does not contain.
  pageErrors.allow(/Failed to load resource/);
  pageErrors.allow(/woocommerce-classictheme-editor-fonts/);
  test.slow();
  await editorWith(page, 'stallkeeper/products');
  const preview = (await canvas(page)).locator('.wp-block-stallkeeper-products');
  await expect(preview.locator('.product-tile').first()).toBeVisible();
  await page.getByLabel('Heading', { exact: true }).fill('Fresh');
  await page.getByLabel('Product selection').selectOption('latest');
  await page.getByLabel('Layout').selectOption('grid');
  await page.getByRole('spinbutton', { name: 'Maximum number of items' }).fill('3');
  await expect(preview.locator('.product-tiles .product-tile')).toHaveCount(3);
  await expect(preview.getByRole('heading', { name: 'Fresh' })).toBeVisible();
  await page.goto(await save(page));
  await expect(blockOf(page, 'products').locator('.product-tiles .product-tile')).toHaveCount(3);
  await expect(blockOf(page, 'products').getByRole('heading', { name: 'Fresh' })).toBeVisible();
});
