import { add, drawer, someProducts } from '../support/shop/cart';
import { aProduct, cartForm, count, error, message, quantity } from '../support/shop/checkout';
import { shop } from '../support/shop/shop';
import { expect, test } from '../support/test';
import { pageWith, wp } from '../support/wp';

test.beforeEach(() => {
  test.slow();
});

test('A changed quantity updates the cart: the focus stays, the total is announced, 0 can be undone @js', async ({
  page,
}) => {
  await add(
    page,
    await someProducts([
      { name: 'Cup', price: '5.00' },
      { name: 'Pan', price: '20.00' },
    ]),
  );
  await page.goto('/cart/');
  // WooCommerce's script focuses the messages of the page that loads.
  await page.goto('/cart/');
  const line = (name: string) => page.locator('.cart_item', { hasText: name });
  const more = line('Cup').getByRole('button', { name: 'Increase quantity' });
  await expect(page.getByRole('button', { name: 'Update cart' })).toBeHidden();
  await more.click();
  await more.click();
  await expect(line('Cup').locator('.product-subtotal')).toContainText('15.00');
  await expect(more).toBeFocused();
  await expect(page.locator('[data-part=cart-page-status]')).toContainText(/Cart updated\. Total: .*35\.00/);
  await expect(count(page)).toHaveText('4');
  await line('Pan').locator('input.qty').fill('99999');
  await page.keyboard.press('Enter');
  expect(
    await line('Pan')
      .locator('input.qty')
      .evaluate((input: HTMLInputElement) => input.validity.rangeOverflow),
  ).toBe(true);
  await expect(line('Pan').locator('input.qty')).toHaveValue('99999');
  await expect(count(page)).toHaveText('4');
  await line('Pan').locator('input.qty').fill('0');
  await page.keyboard.press('Tab');
  await expect(message(page)).toContainText('“Pan” removed.');
  await expect(message(page)).toBeFocused();
  await expect(cartForm(page)).not.toContainText('Pan');
  await message(page).getByRole('link', { name: 'Undo?' }).click();
  await expect(cartForm(page)).toContainText('Pan');
  await expect(drawer(page)).toHaveCount(0);
});

test('The last line with the quantity 0: the cart is empty, and the message offers to restore it', async ({
  page,
}) => {
  await add(page, await someProducts([{ name: 'Cup', price: '5.00' }]));
  await page.goto('/cart/');
  await quantity(page).fill('0');
  await quantity(page).press('Enter');
  await expect(page.locator('.wc-empty-cart-message')).toContainText('empty');
  await expect(page.locator('.next-steps')).toBeVisible();
  await page.getByRole('link', { name: 'Undo?' }).click();
  await expect(cartForm(page)).toContainText('Cup');
});

test('A product that sells out in the cart: a message, and its line is marked @no-js', async ({ page }) => {
  const product = await aProduct('Rare kettle');
  await add(page, [product.id]);
  await wp(`$p = wc_get_product($args); $p->set_stock_status('outofstock'); $p->save();`, product.id);
  await page.goto('/cart/');
  await expect(error(page)).toContainText('Rare kettle');
  await expect(page.locator('.cart_item--sold-out')).toContainText('Out of stock');
});

test.describe('A coupon', () => {
  test.skip(() => shop().kind === 'stand-in', 'the stand-in has no coupons');

  const coupon = (change = ''): Promise<string> =>
    wp<string>(
      `$c = new WC_Coupon(); $c->set_code(uniqid('soon')); $c->set_discount_type('percent'); $c->set_amount(20); ${change} $c->save(); return $c->get_code();`,
    );

  test('that expires while it is in the cart: a message, and the full price @no-js', async ({ page }) => {
    const code = await coupon();
    await add(page, [(await aProduct()).id]);
    await page.goto('/cart/');
    await page.locator('.coupon-fold > summary').click();
    await page.locator('[name=coupon_code]').fill(code);
    await page.locator('[name=coupon_code]').press('Enter');
    await expect(page.locator('.order-total')).toContainText('10.00');
    await wp(`$c = new WC_Coupon($args); $c->set_date_expires(time() - 60); $c->save();`, code);
    await page.goto('/cart/');
    // WooCommerce removes it before the page checks its date.
    await expect(error(page)).toContainText(/has now been removed|expired/);
    await expect(page.locator('.order-total')).toContainText('12.50');
  });

  test('that is not valid: the disclosure is open, and the code stays in its field', async ({ page }) => {
    await add(page, [(await aProduct()).id]);
    await page.goto('/cart/');
    await expect(page.locator('[name=coupon_code]')).toBeHidden();
    await page.locator('.coupon-fold > summary').click();
    await page.locator('[name=coupon_code]').fill('no-such-code');
    await page.locator('[name=apply_coupon]').click();
    await expect(page.locator('.woocommerce-error, .coupon-error-notice').first()).toContainText(
      'no-such-code',
    );
    await expect(page.locator('[name=coupon_code]')).toBeVisible();
    await expect(page.locator('[name=coupon_code]')).toHaveValue('no-such-code');
  });
});

test('the footer is below the window while the block of the cart loads, so it does not move @js', async ({
  page,
  pageErrors,
}) => {
  // Inline scripts of WooCommerce need its files.
  pageErrors.allow(/net::ERR_FAILED|: (wp|_) is not defined/);
  await page.route('**/*.js*', (route) => route.abort());
  await page.goto(
    await pageWith(
      '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart is-loading"></div><!-- /wp:woocommerce/cart -->',
    ),
  );
  const { y } = (await page.locator('.site-footer').boundingBox())!;
  expect(y).toBeGreaterThan(768);
});
