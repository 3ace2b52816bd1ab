import { axe } from '../support/axe';
import { expect, test } from '../support/test';

test('each image of a product is scrolled into view when its link gets focus, also by arrow keys', async ({
  page,
}, info) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/product/copper-kettle/');
    const strip = page.locator('.woocommerce-product-gallery__wrapper');
    const pictures = await strip.getByRole('link').all();
    expect(pictures.length).toBeGreaterThan(2);
    await pictures[0]?.focus();
    for (const [index, picture] of pictures.entries()) {
      if (index > 0) await page.keyboard.press(info.project.name === 'no-js' ? 'Tab' : 'ArrowRight');
      await expect(picture).toBeFocused();
      const apart = async () =>
        Math.abs(((await picture.boundingBox())?.x ?? Infinity) - ((await strip.boundingBox())?.x ?? 0));
      await expect
        .poll(apart, { message: `picture ${index + 1} at ${size.width} pixels` })
        .toBeLessThanOrEqual(1);
    }
  }
});

test('on a phone, the name and the button of a product come after its images and before its description', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const product of ['bread-knife', 'copper-kettle']) {
    await page.goto(`/product/${product}/`);
    const [gallery, name, button, description] = await Promise.all(
      [
        page.locator('.woocommerce-product-gallery'),
        page.getByRole('heading', { level: 1 }),
        page.locator('form.cart [type=submit]'),
        page.locator('.product-section').first(),
      ].map(async (part) => (await part.boundingBox())?.y ?? NaN),
    );
    expect(name, product).toBeGreaterThan(gallery!);
    expect(button, product).toBeGreaterThan(name!);
    expect(description, product).toBeGreaterThan(button!);
  }
});

test('thumbnails follow a gallery that a script has replaced, for example with that of a variation @js', async ({
  page,
}) => {
  await page.goto('/product/copper-kettle/');
  await page.locator('.woocommerce-product-gallery').evaluate((gallery) => {
    const other = gallery.cloneNode(true) as HTMLElement;
    for (const [index, image] of other
      .querySelectorAll<HTMLElement>('.woocommerce-product-gallery__image')
      .entries()) {
      if (index > 1) image.remove();
      image.id = `other-${index}`;
      image.dataset['thumb'] = `/wp-includes/images/blank.gif?${index}`;
    }
    gallery.replaceWith(other);
  });
  const thumbs = page.locator('[data-part=gallery-thumbs] a');
  await expect(thumbs).toHaveCount(2);
  await expect(thumbs.last().locator('img')).toHaveAttribute('src', '/wp-includes/images/blank.gif?1');
  await thumbs.last().click();
  await expect
    .poll(() => page.locator('.woocommerce-product-gallery__wrapper').evaluate((strip) => strip.scrollLeft))
    .toBeGreaterThan(100);
});

test('the dialog with the full images works with the keyboard, and the focus returns @js', async ({
  page,
}) => {
  await page.goto('/product/copper-kettle/');
  const image = page.locator('.woocommerce-product-gallery').getByRole('link').first();
  const count = page.locator('.gallery-tools [data-part=count]');
  await expect(count).toHaveText(/^1 of \d$/);
  const styles = page.locator('link[href*="/build/lightbox.css"]');
  await expect(styles).toHaveCount(0);
  await image.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Product images' });
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize()! });
  await expect(styles).toHaveCount(1);
  await expect(dialog.locator('img').first()).toHaveJSProperty('complete', true);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator('[data-part=count]')).toHaveText(/^2 of/);
  // Visitors look at an image. 150 ms after the last scroll event, the position is read from the page.
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 500)));
  const width = async (): Promise<number> => (await dialog.locator('img').nth(1).boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press('+');
  expect(await width()).toBeGreaterThan(before * 1.4);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.woocommerce-product-gallery').getByRole('link').nth(1)).toBeFocused();
  await expect(count).toHaveText(/^2 of/);
});

test('the dialog waits for its styles, and opens without them if they fail @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED.*lightbox\.css/);
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => void (fail = resolve));
  await page.route(/\/build\/lightbox\.css/, (route) => failing.then(() => route.abort()));
  await page.goto('/product/copper-kettle/');
  const script = page.waitForEvent('requestfinished', (one) => /\/build\/lightbox\.js/.test(one.url()));
  await page.getByRole('button', { name: 'Enlarge image' }).click();
  await script;
  const dialog = page.getByRole('dialog', { name: 'Product images' });
  // Without the styles, the script would open the dialog within this time.
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 300)));
  await expect(dialog).toBeHidden();
  fail();
  await expect(dialog.locator('img').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('without the script of the dialog, the image opens @js', async ({ page, pageErrors }) => {
  pageErrors.allow(/lightbox/);
  await page.route(/\/build\/lightbox\.js/, (route) => route.abort());
  await page.goto('/product/copper-kettle/');
  const image = page.locator('.woocommerce-product-gallery').getByRole('link').first();
  const url = await image.evaluate((link: HTMLAnchorElement) => link.href);
  await expect(page.locator('.gallery-tools')).toBeVisible();
  await image.click();
  await expect(page).toHaveURL(url);
});
