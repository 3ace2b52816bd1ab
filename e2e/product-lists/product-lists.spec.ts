import { axe } from '../support/axe';
import { expect, test, type Page } from '../support/test';
import { framesDrawn } from '../support/settled';
import { count } from '../support/shop/checkout';
import { wp } from '../support/wp';

/** Cards of products with unusual values, and the dialog with the options of a product. */

/**
 * Creates products and returns the list that WooCommerce's templates print for them. The products are in no list of the
 * site, because tests that run at the same time count the products.
 */
const LIST = `
  add_filter('woocommerce_product_is_visible', '__return_true');
  $html = '';
  foreach ($ids as $id) {
    $GLOBALS['post'] = get_post($id); setup_postdata($GLOBALS['post']); $GLOBALS['product'] = wc_get_product($id);
    ob_start(); wc_get_template_part('content', 'product'); $html .= ob_get_clean();
  }
  return $html;`;

const UNUSUAL = `
  $file = static function (string $name, string $type, string $bytes, int $width, int $height): int {
    $upload = wp_upload_dir(); $path = $upload['path'] . '/' . uniqid() . "-$name"; file_put_contents($path, $bytes);
    $id = wp_insert_attachment(['post_title' => $name, 'post_mime_type' => $type, 'post_status' => 'inherit'], $path);
    wp_update_attachment_metadata($id, ['width' => $width, 'height' => $height, 'file' => _wp_relative_upload_path($path), 'sizes' => []]);
    return $id;
  };
  $png = static function (int $width, int $height, bool $isClear): string {
    $image = imagecreatetruecolor($width, $height); imagesavealpha($image, true);
    imagefill($image, 0, 0, imagecolorallocatealpha($image, 90, 40, 40, $isClear ? 127 : 0));
    ob_start(); imagepng($image); return ob_get_clean();
  };
  $svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" width="300" height="100"><rect width="300" height="100"/></svg>';
  $cases = [
    'No image' => [0],
    'Portrait' => [$file('portrait.png', 'image/png', $png(90, 400, false), 90, 400)],
    'Panorama' => [$file('panorama.png', 'image/png', $png(900, 90, false), 900, 90)],
    'Clear' => [$file('clear.png', 'image/png', $png(200, 200, true), 200, 200)],
    'Vector' => [$file('vector.svg', 'image/svg+xml', $svg, 300, 100)],
    trim(str_repeat('A long title ', 24)) => [0],
    str_repeat('Donaudampf', 8) => [0],
    'Gold' => [0, '1000000.00'],
    'Free' => [0, '0'],
    'قميص من القطن الأزرق' => [0],
    'Übergrößenbeinkleidaufbewahrungsschränke' => [0],
  ];
  $ids = [];
  foreach ($cases as $title => $case) {
    $product = new WC_Product_Simple();
    $product->set_props(['name' => (string) $title, 'status' => 'publish', 'regular_price' => $case[1] ?? '12', 'catalog_visibility' => 'hidden', 'date_created' => '2020-01-01']);
    $product->set_image_id((string) $case[0]);
    $ids[] = $product->save();
  }`;

const VARIABLE = `
  $attribute = new WC_Product_Attribute(); $attribute->set_name('Size'); $attribute->set_options(['S', 'L']); $attribute->set_visible(true); $attribute->set_variation(true);
  $product = new WC_Product_Variable(); $product->set_props(['name' => 'Quokka shirt', 'status' => 'publish', 'catalog_visibility' => 'hidden', 'date_created' => '2020-01-01']); $product->set_attributes([$attribute]); $id = $product->save();
  foreach (['S' => 'instock', 'L' => 'outofstock'] as $size => $stock) {
    $one = new WC_Product_Variation(); $one->set_parent_id($id); $one->set_attributes(['size' => $size]); $one->set_props(['regular_price' => '30', 'status' => 'publish', 'stock_status' => $stock]); $one->save();
  }
  WC_Product_Variable::sync($id);
  $ids = [$id];`;

/** Opens the shop with other products in its list. */
async function openShopWith(page: Page, html: string): Promise<void> {
  await page.route('**/shop/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<ul class="products[^>]*>)[\s\S]*?(<\/ul>\s*(?:<nav|<\/div>|<p))/,
      (_, start: string, end: string) => start + html + end,
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/shop/');
}

/** Records the layout shifts of all pages that are loaded from now on. */
const recordShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
};
const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.filter((shift) => shift > 0.001));

test('cards with unusual images, titles and prices fit at 320 pixels, in right-to-left shops, too @js', async ({
  page,
}) => {
  const html = await wp<string>(UNUSUAL + LIST);
  await page.setViewportSize({ width: 320, height: 900 });
  await recordShifts(page);
  await openShopWith(page, html);
  const cards = page.locator('ul.products > li');
  await expect(cards).toHaveCount(11);
  await framesDrawn(page);
  expect(await shiftsOf(page)).toEqual([]);
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    await framesDrawn(page);
    const boxes = await cards.evaluateAll((items) =>
      items.map((item) => {
        const picture = item.querySelector('.product-card__picture img')!;
        const title = item.querySelector<HTMLElement>('.woocommerce-loop-product__title')!;
        const box = picture.getBoundingClientRect();
        return {
          top: Math.round(item.getBoundingClientRect().top),
          ratio: Math.round((box.width / box.height) * 100) / 100,
          fit: getComputedStyle(picture).objectFit,
          lines: Math.round(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight)),
          isWide: [...item.querySelectorAll('*')].some(
            (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1,
          ),
          button: item.querySelector('.button')?.getBoundingClientRect().height ?? 44,
        };
      }),
    );
    expect(
      boxes.filter(({ top }) => top === boxes[0]?.top),
      direction,
    ).toHaveLength(2);
    for (const [i, box] of boxes.entries()) {
      expect(box, `${direction} ${i}`).toMatchObject({ ratio: 1, fit: 'contain', isWide: false });
      expect(box.lines, `${direction} ${i}`).toBeLessThanOrEqual(3);
      expect(box.button, `${direction} ${i}`).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await expect(cards.nth(5).getByRole('heading')).toHaveText('A long title '.repeat(24).trim());
  expect(await axe(page, { within: 'ul.products' })).toEqual([]);
});

test('the options of a product are chosen in a dialog, with the keyboard; without the script its page opens', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openShopWith(page, await wp<string>(VARIABLE + LIST));
  const button = page.locator('ul.products').getByRole('link', { name: /Select options/ });
  if (!javaScriptEnabled) {
    await button.click();
    await expect(page).toHaveURL(/quokka-shirt/);
    return;
  }
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Quokka shirt' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('padding-top', '0px');
  expect(await axe(page, { within: 'dialog' })).toEqual([]);
  for (const target of await dialog.locator('.option, button').all())
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const add = dialog.getByRole('button', { name: /cart/ });
  await dialog.getByRole('radio', { name: /^L/ }).check();
  await expect(dialog.locator('.single_variation')).toContainText(/out of stock|sold out/i);
  await dialog.getByRole('radio', { name: 'S', exact: true }).check();
  await dialog.getByRole('button', { name: 'Increase quantity' }).click();
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(count(page)).toHaveText(/2/);
});

test('four products are beside the filters at 1920 pixels, and the filters stay in view @js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/shop/');
  const tops = await page
    .locator('ul.products > li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0]).length).toBeGreaterThanOrEqual(4);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const filters = (await page.locator('.filters__fold').boundingBox())!;
  const header = (await page.locator('.sticky-header').boundingBox())!;
  expect(filters.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
  expect(filters.y + Math.min(filters.height, 100)).toBeLessThan(900);
});

test('on phones, the filters and the sort order share a row, and nothing moves when the page has loaded @js', async ({
  page,
}) => {
  await recordShifts(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/shop/');
    await expect(page.getByRole('button', { name: 'Sort', exact: true })).toBeHidden();
    await framesDrawn(page);
    const filters = (await page.locator('.filters__toggle').boundingBox())!;
    const order = (await page.getByRole('combobox', { name: 'Sort by' }).boundingBox())!;
    expect(Math.abs(filters.y - order.y)).toBeLessThan(3);
    expect(order.height).toBeGreaterThanOrEqual(44);
    expect(await shiftsOf(page)).toEqual([]);
  }
});

test('the second image is not loaded before the card is hovered @js', async ({ page }) => {
  const html = await wp<string>(
    `$ids = []; $image = get_posts(['post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 2, 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC']);
     $product = new WC_Product_Simple();
     $product->set_props(['name' => 'Two images', 'status' => 'publish', 'regular_price' => '12', 'catalog_visibility' => 'hidden', 'date_created' => '2020-01-01', 'image_id' => (string) $image[0], 'gallery_image_ids' => [$image[1]]]);
     $ids[] = $product->save();${LIST}`,
  );
  await page.setViewportSize({ width: 1366, height: 900 });
  await openShopWith(page, html);
  const second = page.locator('ul.products .product-card__second');
  await expect(second).toBeHidden();
  expect(await second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
  await page.getByRole('heading', { name: 'Two images' }).hover();
  await expect(second).toHaveClass(/is-loaded/);
  await expect(second).toBeVisible();
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'Two images', exact: true }).focus();
  await expect(second).toBeVisible();
});
