import { expect, test } from '../support/test';
import { shop } from '../support/shop/shop';
import {
  anEmail,
  aProduct,
  cartForm,
  PHP_ERROR,
  count,
  error,
  fillCheckout,
  ordersOf,
  putIntoCart,
  quantity,
  VISITOR,
  withoutChecks,
} from '../support/shop/checkout';
import { wp } from '../support/wp';

test.beforeEach(() => {
  test.slow();
  test.info().annotations.push({ type: 'shop', description: `${shop().kind} ${shop().version}` });
});

test('A product in the cart is deleted: the cart shows a notice and keeps the other products @no-js', async ({
  page,
}) => {
  const gone = await aProduct('Soon gone');
  await putIntoCart(page, gone);
  await putIntoCart(page, await aProduct('Stays here'));
  await wp('wp_delete_post($args, true);', gone.id);
  await page.goto('/cart/');
  await expect(error(page)).toContainText('1 product in your cart is no longer available');
  await expect(cartForm(page)).toContainText('Stays here');
  await expect(cartForm(page)).not.toContainText('Soon gone');
});

test.describe('An invalid coupon', () => {
  test.skip(() => shop().kind === 'stand-in', 'the stand-in has no coupons');

  for (const path of ['/cart/', '/checkout/']) {
    test(`of 5,000 characters on ${path}: a short message, and the code stays in its field @no-js`, async ({
      page,
    }) => {
      await putIntoCart(page, await aProduct());
      await page.goto(path);
      const code = 'x'.repeat(5000);
      // The form of the cart is in a disclosure, the one of the checkout opens by a link.
      const link = page.locator('.showcoupon, .coupon-fold > summary');
      if (await link.isVisible()) await link.click();
      await page.locator('[name=coupon_code]').fill(code);
      await page.locator('[name=apply_coupon]').click();
      const said = await error(page).innerText();
      expect(said).toContain('This coupon code is too long');
      expect(said.length).toBeLessThan(300);
      await expect(page.locator('[name=coupon_code]')).toHaveValue(code);
    });
  }

  test('sent as a list: the page loads @no-js', async ({ page }) => {
    await putIntoCart(page, await aProduct());
    const response = await page.request.post('/cart/', { form: { 'coupon_code[]': 'x', apply_coupon: '1' } });
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toMatch(PHP_ERROR);
  });
});

test.describe('A checkout that cannot become an order', () => {
  test('with an empty cart: the visitor reads why, and the address is there at the next order @no-js', async ({
    page,
  }) => {
    await putIntoCart(page, await aProduct());
    await page.goto('/checkout/');
    await fillCheckout(page);
    await page.request.get('/cart/?empty');
    const key = await page.request.get('/cart/');
    const remove = /href="([^"]*remove_item[^"]*)"/.exec(await key.text())?.[1] ?? '';
    await page.request.get(remove.replaceAll('&#038;', '&').replaceAll('&amp;', '&'));

    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(error(page)).toContainText('cart is empty');
    await putIntoCart(page, await aProduct());
    await page.goto('/checkout/');
    await expect(page.locator('[name=billing_first_name]')).toHaveValue(VISITOR.billing_first_name);
    await expect(page.locator('[name=billing_address_1]')).toHaveValue(VISITOR.billing_address_1);
  });

  test('with fields missing: each is named, and the others keep what was typed @no-js', async ({ page }) => {
    const email = anEmail();
    await putIntoCart(page, await aProduct());
    await page.goto('/checkout/');
    await fillCheckout(page, { ...VISITOR, billing_email: email, billing_last_name: '', billing_city: '' });
    await withoutChecks(page, 'form.woocommerce-checkout');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(error(page)).toContainText('Last name');
    await expect(error(page)).toContainText(/town|city/i);
    await expect(page.locator('[name=billing_first_name]')).toHaveValue(VISITOR.billing_first_name);
    await expect(page.locator('[name=billing_email]')).toHaveValue(email);
    expect(await ordersOf(email)).toBe(0);
  });

  test('with hostile fields: the page shows an error, runs no script and creates no order @no-js', async ({
    page,
  }) => {
    const email = anEmail();
    await putIntoCart(page, await aProduct());
    await page.goto('/checkout/');
    const nonce = await page.locator('[name=woocommerce-process-checkout-nonce]').inputValue();
    const good = {
      ...VISITOR,
      billing_country: 'GB',
      billing_email: email,
      payment_method: 'cod',
      'woocommerce-process-checkout-nonce': nonce,
      woocommerce_checkout_place_order: '1',
    };
    const hostile: Record<string, string>[] = [
      { ...good, billing_email: '"><script>alert(1)</script>' },
      { ...good, billing_first_name: 'x'.repeat(20_000) },
      { ...good, billing_country: '../../etc' },
      { ...good, payment_method: "cod' OR 1=1" },
      { ...good, billing_postcode: '\u0000\u202E💥' },
      Object.fromEntries(
        Object.entries(good).map(([name, value]) => [/^billing_/.test(name) ? `${name}[]` : name, value]),
      ),
    ];
    for (const form of hostile) {
      const response = await page.request.post('/checkout/', { form, maxRedirects: 0 });
      expect(response.status(), JSON.stringify(form).slice(0, 200)).toBe(200);
      const html = await response.text();
      expect(html).not.toMatch(PHP_ERROR);
      expect(html).toContain('woocommerce-error');
      expect(html).not.toContain('<script>alert(1)');
    }
    expect(await ordersOf(email)).toBe(0);
  });

  test('without its nonce: a message asks the visitor to try again, and all values are kept @no-js', async ({
    page,
  }) => {
    const email = anEmail();
    await putIntoCart(page, await aProduct());
    await page.goto('/checkout/');
    await fillCheckout(page, { ...VISITOR, billing_email: email });
    await page
      .locator('[name=woocommerce-process-checkout-nonce]')
      .evaluate((input: HTMLInputElement) => (input.value = 'wrong'));
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(error(page)).toContainText('try again');
    await expect(page.locator('[name=billing_email]')).toHaveValue(email);
    await expect(page.locator('[name=billing_city]')).toHaveValue(VISITOR.billing_city);
    expect(await ordersOf(email)).toBe(0);
  });
});

test('The cart without its nonce: nothing changes, a message shows the reason, and the quantity stays in its field @no-js', async ({
  page,
}) => {
  await putIntoCart(page, await aProduct());
  await page.goto('/cart/');
  await page
    .locator('[name=woocommerce-cart-nonce]')
    .evaluate((input: HTMLInputElement) => (input.value = 'wrong'));
  await quantity(page).fill('5');
  await page.getByRole('button', { name: 'Update cart' }).click();
  await expect(error(page)).toContainText('Your changes were not saved');
  await expect(quantity(page)).toHaveValue('5');
  await expect(count(page)).toHaveText('1');
});

test('A remove link without its nonce removes nothing and shows a message @no-js', async ({ page }) => {
  await putIntoCart(page, await aProduct());
  await page.goto('/cart/');
  const remove = await page.locator('a.remove').getAttribute('href');
  await page.goto((remove ?? '').replace(/_wpnonce=\w+/, '_wpnonce=wrong'));
  await expect(error(page)).toContainText('Your changes were not saved');
  await expect(count(page)).toHaveText('1');
});
