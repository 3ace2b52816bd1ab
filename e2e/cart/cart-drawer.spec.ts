import { axe } from '../support/axe';
import { addAtOnce, copiesOf, drawer, drawerLines, LONG_NAME, someProducts } from '../support/shop/cart';
import { aProduct, count, error, message } from '../support/shop/checkout';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

test.beforeEach(() => {
  test.slow();
});

const button = (page: Page) => page.locator('form.cart .single_add_to_cart_button');

async function expectNoViolations(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1366]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect(await axe(page), `${where}, ${colorScheme}, ${width} pixels`).toEqual([]);
    }
}

test.describe('The cart beside the page @js', () => {
  test('opens after adding by the keyboard, gets the focus, and gives it back', async ({ page }) => {
    const product = await aProduct();
    await page.goto(product.path);
    await page.locator('form.cart [name=quantity]').fill('2');
    await button(page).press('Enter');
    await expect(drawer(page)).toHaveAttribute('open');
    await expect(drawer(page).getByRole('heading', { name: 'Added to your cart' })).toBeFocused();
    await expect(drawerLines(page)).toHaveCount(1);
    await expect(drawerLines(page)).toContainText('Just added');
    await expect(drawerLines(page).locator('input.qty')).toHaveValue('2');
    await expect(count(page)).toHaveText('2');
    await expect(page.locator('.cart-link')).toContainText('2 items, €25.00');
    await expect(message(page)).toContainText(product.name);
    expect(new URL(page.url()).pathname).toBe(product.path);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).not.toHaveAttribute('open');
    await expect(button(page)).toBeFocused();
  });

  test('stays closed if the shop shows a message instead, which leads to the cart', async ({ page }) => {
    await wp(`set_theme_mod('stallkeeper_cart_after_adding', 'notice');`);
    const product = await aProduct();
    await page.goto(product.path);
    await button(page).press('Enter');
    await expect(count(page)).toHaveText('1');
    await expect(message(page)).toContainText(product.name);
    await expect(drawer(page)).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await page.goto('/shop/');
    const card = page.locator('li.product', { has: page.locator('a.ajax_add_to_cart') }).first();
    await card.locator('a.ajax_add_to_cart').click();
    await card.getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL(/\/cart\/$/);
    await expect(page.locator('.cart_item')).toHaveCount(2);
  });

  test('changes quantities, removes a line and restores it', async ({ page }) => {
    await page.goto('/shop/');
    const card = page.locator('a.ajax_add_to_cart').first();
    await card.click();
    await expect(drawerLines(page)).toContainText('Just added');
    await expectNoViolations(page, 'after adding');
    const more = drawer(page).getByRole('button', { name: 'Increase quantity' });
    await more.click();
    await more.click();
    await expect(count(page)).toHaveText('3');
    await expect(more).toBeFocused();
    await expect(drawer(page).getByRole('status')).toContainText('Cart updated. Subtotal:');
    await expect(drawer(page).locator('.woocommerce-message')).toBeHidden();
    await drawer(page).locator('.cart-drawer__remove').press('Enter');
    await expect(drawer(page)).toContainText('Your cart is empty.');
    await expect(count(page)).toHaveText('0');
    const undo = drawer(page).locator('a.restore-item');
    await expect(undo).toBeFocused();
    await expectNoViolations(page, 'empty');
    await undo.press('Enter');
    await expect(drawerLines(page).locator('input.qty')).toHaveValue('3');
    await drawerLines(page).locator('input.qty').fill('0');
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(card).toBeFocused();
  });

  test('opens by the cart link, unless the visitor wants another tab or is in the cart', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('.cart-link');
    await link.click();
    await expect(drawer(page)).toContainText('Your cart is empty.');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL(/\/cart\/$/);
    await tab.locator('.cart-link').click();
    await expect(drawer(tab)).toHaveCount(0);
    await expect(drawer(page)).not.toHaveAttribute('open');
  });

  test('a product that sold out meanwhile: an alert beside the button, and the quantity stays', async ({
    page,
  }) => {
    const product = await aProduct();
    await page.goto(product.path);
    await wp(`$p = wc_get_product($args); $p->set_stock_status('outofstock'); $p->save();`, product.id);
    await page.locator('form.cart [name=quantity]').fill('3');
    await button(page).click();
    await expect(page.locator('form.cart + [role=alert]')).toContainText('out of stock');
    await expect(page.locator('form.cart [name=quantity]')).toHaveValue('3');
    await expect(drawer(page)).toHaveCount(0);
    await expect(count(page)).toHaveText('0');
    await expectNoViolations(page, 'refused');
  });

  test('a product of a list that sold out meanwhile: an alert below its button', async ({ page }) => {
    const product = await aProduct();
    await page.goto('/shop/');
    const card = page.locator('a.ajax_add_to_cart').first();
    await card.evaluate((link: HTMLAnchorElement, id) => {
      link.dataset['product_id'] = String(id);
      link.href = `?add-to-cart=${id}`;
    }, product.id);
    await wp(`$p = wc_get_product($args); $p->set_stock_status('outofstock'); $p->save();`, product.id);
    await card.click();
    await expect(page.locator('a.ajax_add_to_cart + [role=alert]')).toContainText('out of stock');
    await expect(page).toHaveURL(/\/shop\/$/);
  });

  test('a browser that refuses cookies: an alert', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
    await page.goto((await aProduct()).path);
    await button(page).click();
    await expect(page.locator('form.cart + [role=alert]')).toContainText('refuses cookies');
    await expect(drawer(page)).toHaveCount(0);
    await page.goto('/shop/');
    await page.locator('a.ajax_add_to_cart').first().click();
    await expect(page.locator('a.ajax_add_to_cart + [role=alert]')).toContainText('refuses cookies');
  });

  test('without a connection: an alert, and the form is not sent again', async ({ page, pageErrors }) => {
    pageErrors.allow(/ERR_FAILED/);
    const product = await aProduct();
    await page.goto(product.path);
    let requests = 0;
    await page.route('**/*wc-ajax=stallkeeper_cart*', (route) => {
      requests++;
      return route.abort();
    });
    await button(page).click();
    await expect(page.locator('form.cart + [role=alert]')).toContainText('check your connection');
    await expect(page).toHaveURL(new RegExp(product.path));
    expect(requests).toBe(1);
  });

  test('before the script arrives, the form loads a page', async ({ page }) => {
    const product = await aProduct();
    await page.route(/\/build\/(product|shop)\.js/, () => new Promise(() => undefined));
    await page.goto(product.path, { waitUntil: 'commit' });
    await button(page).click();
    await expect(message(page)).toContainText(product.name);
    await expect(count(page)).toHaveText('1');
  });

  test('50 lines, a name of 300 characters, a million and nothing: the list scrolls, the button stays', async ({
    page,
  }) => {
    const special = ['1000000.00', '0'].map((price) => ({ name: LONG_NAME, price }));
    const ids = await someProducts([...special, { name: 'Cup', price: '1.00' }]);
    await addAtOnce(page, [...ids, ...(await copiesOf(ids.at(-1) ?? 0, 46))]);
    await page.goto((await aProduct()).path);
    await button(page).click();
    await expect(drawerLines(page)).toHaveCount(50);
    // The line that was added comes first.
    await expect(drawerLines(page).first()).toHaveAttribute('data-added');
    for (const width of [320, 768, 1366]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(drawer(page).getByRole('link', { name: 'Checkout' })).toBeInViewport({ ratio: 1 });
      const list = drawer(page).locator('[data-part=cart-drawer-body]');
      const size = await list.evaluate((body) => [
        body.scrollHeight > body.clientHeight,
        body.scrollWidth - body.clientWidth,
      ]);
      expect(size, `at ${width}`).toEqual([true, 0]);
      expect(
        await drawer(page).evaluate((dialog) => [
          dialog.scrollWidth - dialog.clientWidth,
          dialog.scrollHeight - dialog.clientHeight,
        ]),
      ).toEqual([0, 0]);
    }
    await page.goto('/cart/');
    for (const width of [320, 768, 1366]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
    }
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(page.locator('.cart-bar').getByRole('link', { name: 'Checkout' })).toBeInViewport();
    const heights = await page
      .locator('.cart_item')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
    expect(Math.max(...heights.slice(2))).toBeLessThan(145);
    expect(Math.max(...heights)).toBeLessThan(450);
    await expect(error(page)).toBeHidden();
  });
});
