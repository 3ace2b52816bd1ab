import { shop } from '../support/shop/shop';
import { expect, test } from '../support/test';
import { pageWith, wp } from '../support/wp';

test.beforeEach(() => {
  test.slow();
  test.skip(shop().kind === 'stand-in', 'the stand-in has no such blocks');
});

test('the drawer of the mini-cart block is as wide as WooCommerce sets it @js', async ({ page }) => {
  await page.goto(await pageWith('<!-- wp:woocommerce/mini-cart /-->'));
  const drawer = page.locator('.wc-block-mini-cart__drawer');
  // The block ignores clicks until its script has started.
  await expect(async () => {
    const place = async () => drawer.boundingBox({ timeout: 500 }).catch(() => null);
    if (((await place())?.x ?? 1366) > 1000) {
      await page.locator('.wc-block-mini-cart__button').click({ timeout: 1_000 });
    }
    const box = await place();
    expect(box?.width).toBe(480);
    expect(box?.x).toBeLessThan(1000);
  }).toPass({ intervals: [3_000] });
});

test('blocks in a synced pattern have the styles of WooCommerce and of the shop @no-js', async ({ page }) => {
  const pattern = await wp<number>(
    'return wp_insert_post(["post_type" => "wp_block", "post_status" => "publish", "post_title" => "Made by a test", "post_content" => $args]);',
    '<!-- wp:woocommerce/product-new {"columns":2,"rows":1} /-->',
  );
  await page.goto(await pageWith(`<!-- wp:block {"ref":${pattern}} /-->`));
  await expect(page.locator('head #wc-blocks-style-css')).toHaveCount(1);
  await expect(page.locator('#stallkeeper-shop-css ~ .stage')).toHaveCount(1);
});
