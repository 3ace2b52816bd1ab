import { randomUUID } from 'node:crypto';
import { aProduct, putIntoCart } from '../support/shop/checkout';
import { shop } from '../support/shop/shop';
import { expect, test } from '../support/test';
import { pageWith, wp } from '../support/wp';

test.beforeEach(() => {
  test.slow();
  test.skip(shop().kind === 'stand-in', 'the stand-in has no coupons and no accounts');
});

test('The coupon form of the checkout is closed, opens by its link, and stays open for a code that is not valid', async ({
  page,
}, info) => {
  await wp('update_option("woocommerce_enable_coupons", "yes");');
  await putIntoCart(page, await aProduct());
  const block = await pageWith('<!-- wp:woocommerce/classic-shortcode {"shortcode":"checkout"} /-->');
  for (const url of ['/checkout/', block]) {
    await page.goto(url);
    const field = page.locator('.checkout_coupon [name=coupon_code]');
    const billing = page.locator('#billing_first_name');
    await expect(field).toBeHidden();
    expect((await billing.boundingBox())?.y).toBeLessThan(900);
    await expect(page.locator('.woocommerce-form-coupon-toggle')).toBeVisible();
    await expect(page.locator('.select2')).toHaveCount(0);
    await page.locator('.showcoupon').click();
    await expect(field).toBeVisible();
    if (info.project.name === 'no-js') {
      await field.fill(randomUUID());
      await page.locator('[name=apply_coupon]').click();
      await expect(page.locator('.woocommerce-error')).toBeVisible();
      await expect(field).toBeVisible();
    }
  }
});
