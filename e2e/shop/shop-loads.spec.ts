import { framesDrawn } from '../support/settled';
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

test.describe('The header', () => {
  for (const [path, file] of [
    ['/', 'front.css'],
    ['/shop/', 'filters.css'],
    ['/product/copper-kettle/', 'product-page.css'],
    ['/cart/', 'cart.css'],
    ['/checkout/', 'purchase.css'],
  ] as const)
    test(`is shown before ${file} has arrived, and nothing moves when it arrives @js`, async ({ page }) => {
      if (path === '/cart/' || path === '/checkout/') await putIntoCart(page, await aProduct());
      await page.setViewportSize({ width: 390, height: 844 });
      let arrive = (): void => undefined;
      const wait = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(`**/${file}?*`, async (route) => {
        await wait;
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            for (const { node } of (entry as unknown as { sources: { node?: Element }[] }).sources)
              shifts.push(`${(node?.outerHTML ?? '').slice(0, 200)} ${JSON.stringify(entry)}`);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('banner').getByRole('link', { name: 'Stallkeeper' }).first()).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      await expect(page.getByRole('main')).toHaveCount(0);
      // The header may have been drawn in parts, as it arrived.
      await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));
      arrive();
      await expect(page.getByRole('main')).toBeVisible();
      await page.waitForLoadState('load');
      await framesDrawn(page);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
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
