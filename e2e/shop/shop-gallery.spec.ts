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
  await image.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Product images' });
  await expect(dialog).toBeVisible();
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
