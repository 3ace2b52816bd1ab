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
  await expect(async () => {
    // The block ignores clicks until its script has started.
    if (!(await drawer.isVisible())) await page.locator('.wc-block-mini-cart__button').click();
    expect((await drawer.boundingBox())?.width).toBe(480);
  }).toPass();
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBeLessThan(1000);
});

test('blocks in a synced pattern have the styles of WooCommerce and of the shop', async ({ page }) => {
  const pattern = await wp<number>(
    'return wp_insert_post(["post_type" => "wp_block", "post_status" => "publish", "post_title" => "Made by a test", "post_content" => $args]);',
    '<!-- wp:woocommerce/product-new {"columns":2,"rows":1} /-->',
  );
  await page.goto(await pageWith(`<!-- wp:block {"ref":${pattern}} /-->`));
  await expect(page.locator('head #wc-blocks-style-css')).toHaveCount(1);
  await expect(page.locator('head #stallkeeper-shop-css')).toHaveCount(1);
});
