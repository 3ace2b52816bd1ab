import { expect, test } from '../support/test';
import { shop } from '../support/shop/shop';
import { aProduct, PHP_ERROR, count, error, putIntoCart, withoutChecks } from '../support/shop/checkout';

test.beforeEach(() => {
  test.slow();
  test.info().annotations.push({ type: 'shop', description: `${shop().kind} ${shop().version}` });
});

test.describe('A quantity that cannot be ordered', () => {
  test("on a product's page it is rejected with a message, and the cart stays empty @no-js", async ({
    request,
  }) => {
    const product = await aProduct();
    for (const quantity of ['-1', '0', '1000000000', '1e9', 'some', '1.5', '١٢', '<b>2</b>']) {
      const response = await request.post(product.path, {
        form: { 'add-to-cart': String(product.id), quantity },
      });
      expect(response.status(), quantity).toBe(200);
      const html = await response.text();
      expect(html, quantity).not.toMatch(PHP_ERROR);
      expect(html, quantity).toContain('is not a valid quantity');
      expect(html).not.toContain('<b>2</b>');
      const next = await (await request.get(product.path)).text();
      expect(next, quantity).toMatch(/class="cart-link__count"[^>]*>0</);
    }
  });

  test('the browser reports it before the form is sent, and the number stays in the field', async ({
    page,
  }) => {
    const product = await aProduct();
    await page.goto(product.path);
    const box = page.locator('form.cart [name=quantity]');
    await box.fill('1000000000');
    await page.locator('form.cart button[name=add-to-cart]').click();
    await expect(box).toHaveValue('1000000000');
    expect(await box.evaluate((input: HTMLInputElement) => input.validity.rangeOverflow)).toBe(true);
    await expect(count(page)).toHaveText('0');
  });

  test('in the cart, the quantity stays unchanged and the field keeps the typed value @no-js', async ({
    page,
  }) => {
    const product = await aProduct();
    await putIntoCart(page, product, 2);
    for (const typed of ['-1', '1000000000']) {
      await page.goto('/cart/');
      await withoutChecks(page, '.woocommerce-cart-form');
      await page.locator('.woocommerce-cart-form input.qty').fill(typed);
      await page.getByRole('button', { name: 'Update cart' }).click();
      await expect(error(page)).toContainText(`“${typed}” is not a valid quantity`);
      await expect(error(page)).toContainText(product.name);
      await expect(page.locator('.woocommerce-cart-form input.qty')).toHaveValue(typed);
      await expect(count(page)).toHaveText('2');
    }
  });

  test('0 in the cart takes the product out @no-js', async ({ page }) => {
    await putIntoCart(page, await aProduct());
    await page.goto('/cart/');
    await page.locator('.woocommerce-cart-form input.qty').fill('0');
    await page.getByRole('button', { name: 'Update cart' }).click();
    await expect(count(page)).toHaveText('0');
  });

  test('a valid quantity is saved, and an invalid one next to it stays in its field @no-js', async ({
    page,
  }) => {
    await putIntoCart(page, await aProduct('Good one'));
    await putIntoCart(page, await aProduct('Bad one'));
    await page.goto('/cart/');
    await withoutChecks(page, '.woocommerce-cart-form');
    const line = (name: string) => page.locator('tr', { hasText: name }).locator('input.qty');
    await line('Good one').fill('3');
    await line('Bad one').fill('-7');
    await page.getByRole('button', { name: 'Update cart' }).click();
    await expect(error(page)).toContainText('Bad one');
    await expect(line('Good one')).toHaveValue('3');
    await expect(line('Bad one')).toHaveValue('-7');
    await expect(count(page)).toHaveText('4');
  });
});
