import { expect, test } from '../support/test';

test('each image of a product is scrolled into view when its link gets focus', async ({ page }) => {
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
      if (index > 0) await page.keyboard.press('Tab');
      await expect(picture).toBeFocused();
      const apart = async () =>
        Math.abs(((await picture.boundingBox())?.x ?? Infinity) - ((await strip.boundingBox())?.x ?? 0));
      await expect
        .poll(apart, { message: `picture ${index + 1} at ${size.width} pixels` })
        .toBeLessThanOrEqual(1);
    }
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
