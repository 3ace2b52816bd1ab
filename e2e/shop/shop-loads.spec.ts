import { expect, test, type Page } from '../support/test';
import { shop } from '../support/shop/shop';
import { aProduct, checkoutForm, putIntoCart } from '../support/shop/checkout';

/** Paths of all scripts and styles of the page. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=stylesheet]'),
    ].map((element) => new URL('src' in element ? element.src : element.href).pathname),
  );

test.beforeEach(() => {
  test.slow();
  test.info().annotations.push({ type: 'shop', description: `${shop().kind} ${shop().version}` });
});

test.describe('What a page loads', () => {
  test('no jQuery, and no script or style of WooCommerce’s but the one that notes where visitors come from @js', async ({
    page,
  }) => {
    for (const path of ['/shop/', '/product-category/kitchen/', '/product/copper-kettle/', '/journal/']) {
      await page.goto(path);
      const files = await loaded(page);
      expect(files.length, path).toBeGreaterThan(3);
      expect(
        files.filter((file) => /jquery|backbone|underscore|select/i.test(file)),
        path,
      ).toEqual([]);
      expect(
        files.filter(
          (file) =>
            file.includes('/plugins/') &&
            !file.includes('/plugins/stallkeeper-tools/') &&
            !/sourcebuster|order-attribution/.test(file),
        ),
        path,
      ).toEqual([]);
    }

    // With something in the cart, no page fetches the files of the cart block in advance.
    await putIntoCart(page, await aProduct());
    await page.goto('/shop/');
    await expect(page.locator('link[rel=prefetch], link[rel=prerender]')).toHaveCount(0);
  });
});

test.describe('A checkout that is rendered by a script', () => {
  test('shows the classic form where no script runs, and an order can be placed by it @no-js', async ({
    page,
  }) => {
    await putIntoCart(page, await aProduct());
    await page.goto('/checkout-block/');
    await expect(checkoutForm(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  });
});
