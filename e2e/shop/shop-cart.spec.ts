import { expect, test } from '../support/test';
import { shop } from '../support/shop/shop';
import { aProduct, cartForm, count, putIntoCart } from '../support/shop/checkout';
import { wp } from '../support/wp';

test.beforeEach(() => {
  test.slow();
  test.info().annotations.push({ type: 'shop', description: `${shop().kind} ${shop().version}` });
});

test.describe('The cart', () => {
  test('changes a quantity and takes something out without a script @no-js', async ({ page }) => {
    await putIntoCart(page, await aProduct('First'));
    await putIntoCart(page, await aProduct('Second'));
    await page.goto('/cart/');
    await page.locator('tr', { hasText: 'Second' }).locator('input.qty').fill('4');
    await page.getByRole('button', { name: 'Update cart' }).click();
    await expect(count(page)).toHaveText('5');
    await expect(page.locator('.order-total')).toContainText('62.50');
    await page.locator('tr', { hasText: 'First' }).locator('a.remove').click();
    await expect(count(page)).toHaveText('4');
    await expect(cartForm(page)).not.toContainText('First');
  });

  test('accepts a coupon in the forms of the cart and the checkout @no-js', async ({ page }) => {
    test.skip(shop().kind === 'stand-in', 'the stand-in has no coupons');
    const code = `made-${Date.now().toString(36)}`;
    await wp(
      '$c = new WC_Coupon(); $c->set_code($args); $c->set_discount_type("percent"); $c->set_amount(20); $c->save();',
      code,
    );
    for (const path of ['/cart/', '/checkout/']) {
      await page.context().clearCookies();
      await putIntoCart(page, await aProduct());
      await page.goto(path);
      await expect(page.locator('[name=coupon_code]')).toBeHidden();
      await page.locator(path === '/checkout/' ? '.showcoupon' : '.coupon-fold > summary').click();
      await expect(page.locator('[name=coupon_code]')).toBeVisible();
      await page.locator('[name=coupon_code]').fill(code);
      await page.locator('[name=apply_coupon]').click();
      await expect(page.locator('.order-total')).toContainText('10.00');
    }
  });
});
