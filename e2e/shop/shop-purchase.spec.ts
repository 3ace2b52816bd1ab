import { shopName } from '../support/shop/shop';
import { expect, test, type Page } from '../support/test';
import { anEmail } from '../support/shop/checkout';
import { wp } from '../support/wp';

interface Order {
  status: string;
  total: number;
  email: string;
  paidBy: string;
  lines: Record<string, number>;
}

const orderNumbered = (id: number): Promise<Order> =>
  wp<Order>(
    `
    $order = wc_get_order($args);
    $lines = [];
    foreach ($order->get_items() as $item) {
        $lines[$item->get_name()] = $item->get_quantity();
    }
    return ['status' => $order->get_status(), 'total' => (float) $order->get_total(), 'email' => $order->get_billing_email(), 'paidBy' => $order->get_payment_method(), 'lines' => $lines];
  `,
    id,
  );

/** Opens a product from the front page by links and buttons that a visitor sees. */
async function toTheProduct(page: Page): Promise<void> {
  await page.goto('/');
  const way = await page
    .locator('.site-header')
    .getByRole('link', { name: 'Shop', exact: true })
    .getAttribute('href');
  await page.goto(way ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Copper kettle/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copper kettle, 1.5 litres');
  await expect(page.getByRole('main')).toContainText('119.00');
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.locator('[name=billing_country]').selectOption('DE');
  for (const [name, value] of Object.entries({
    billing_first_name: 'Greta',
    billing_last_name: 'Ölschläger',
    billing_address_1: 'Am Markt 7',
    billing_postcode: '79098',
    billing_city: 'Freiburg',
    billing_phone: '0761 4960000',
    billing_email: email,
  }))
    await page.locator(`[name=${name}]`).fill(value);
}

test.describe('An order', () => {
  test.beforeEach(() => {
    // In the log of the run, too: the shop is WooCommerce or the stand-in.
    console.log(`This test ran on ${shopName()}.`);
    test.info().annotations.push({ type: 'shop', description: shopName() });
  });

  test('a visitor finds a kettle, puts two into the cart, orders them and sees the order @journey', async ({
    page,
    javaScriptEnabled,
  }) => {
    test.slow();
    const email = anEmail();
    await toTheProduct(page);

    // The script of the page has started.
    if (javaScriptEnabled) await expect(page.locator('form.cart .quantity__step').last()).toBeEnabled();
    await page.getByRole('main').locator('[name=quantity]').fill('2');
    await page.getByRole('main').locator('button[name=add-to-cart]').click();
    const answer = page.getByRole(javaScriptEnabled ? 'dialog' : 'main');
    await expect(answer).toContainText(/added to your cart/i);

    await answer.getByRole('link', { name: 'View cart' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
    await expect(page.getByRole('main').locator('input.qty')).toHaveValue('2');
    await expect(page.locator('.cart_totals .order-total')).toContainText('238.00');

    await page
      .getByRole('main')
      .getByRole('link', { name: /proceed to checkout/i })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Place order' }).click();

    // An order is the slowest thing that a shop does.
    await expect(page).toHaveURL(/\/checkout\/order-received\/\d+\/\?key=/, { timeout: 30_000 });
    await expect(page.getByRole('main')).toContainText(/your order has been received/i);
    await expect(page.getByRole('main')).toContainText('Copper kettle, 1.5 litres');
    await expect(page.getByRole('main')).toContainText('238.00');

    const id = Number(/order-received\/(\d+)/.exec(page.url())?.[1]);
    expect(await orderNumbered(id)).toEqual({
      status: 'processing',
      total: 238,
      email,
      paidBy: 'cod',
      lines: { 'Copper kettle, 1.5 litres': 2 },
    });
    await page.goto('/cart/');
    await expect(page.getByRole('main')).toContainText(/your cart is currently empty/i);
  });
});
