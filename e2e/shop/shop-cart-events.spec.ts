import { count } from '../support/shop/checkout';
import { expect, test, type Page } from '../support/test';

interface Recorded {
  events: string[];
}

/** Opens the shop. Returns the first product whose button adds it without a page load. */
async function openShop(page: Page): Promise<{ id: number }> {
  await page.goto('/shop/');
  const id = await page.locator('a.ajax_add_to_cart').first().getAttribute('data-product_id');
  return { id: Number(id) };
}

const button = (page: Page, { id }: { id: number }) =>
  page.locator(`a.ajax_add_to_cart[data-product_id="${id}"]`);
const events = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as Recorded).events);

test.describe('A button of a product list @js', () => {
  test('informs scripts that do not use jQuery, and WooCommerce’s blocks', async ({ page }) => {
    const product = await openShop(page);
    await page.evaluate(() => {
      const recorded: string[] = [];
      Object.assign(window, { events: recorded });
      const { body } = document;
      for (const name of ['adding_to_cart', 'wc-blocks_adding_to_cart', 'added_to_cart']) {
        document.addEventListener(name, () => recorded.push(name));
      }
      body.addEventListener('wc-blocks_added_to_cart', (event) =>
        recorded.push(`wc-blocks_added_to_cart ${JSON.stringify((event as CustomEvent).detail)}`),
      );
      // As Google Analytics for WooCommerce does.
      Object.assign(body, {
        onadded_to_cart: (event: Event, fragments: object, hash: string, buttons: HTMLElement[]) =>
          recorded.push(
            [event.type, 'a.cart-link' in fragments, hash !== '', buttons[0]?.dataset['product_id']].join(),
          ),
      });
    });
    await button(page, product).click();
    await expect(count(page)).toHaveText('1');
    await expect(button(page, product)).toHaveClass(/\badded\b/);
    await expect(button(page, product)).not.toHaveClass(/\bloading\b/);
    await expect.poll(() => events(page)).toContain('wc-blocks_added_to_cart {"preserveCartData":false}');
    expect(await events(page)).toEqual([
      'adding_to_cart',
      'wc-blocks_adding_to_cart',
      'added_to_cart',
      `added_to_cart,true,true,${product.id}`,
      'wc-blocks_added_to_cart {"preserveCartData":false}',
    ]);
  });

  test('informs scripts that use jQuery, and lets them change or stop the request', async ({ page }) => {
    const product = await openShop(page);
    await page.addScriptTag({ url: '/wp-includes/js/jquery/jquery.min.js' });
    await page.evaluate(() => {
      type Handler = (event: { type: string }, ...args: never[]) => unknown;
      const { jQuery } = window as unknown as {
        jQuery: (target: unknown) => { on: (name: string, handler: Handler) => void };
      };
      const recorded: string[] = [];
      Object.assign(window, { events: recorded, isAllowed: false });
      const body = jQuery(document.body);
      for (const name of [
        'ajax_request_not_sent.adding_to_cart',
        'wc_cart_button_updated',
        'wc_fragments_loaded',
        'added_to_cart',
      ]) {
        body.on(name, () => recorded.push(name));
      }
      body.on(
        'should_send_ajax_request.adding_to_cart',
        () => (window as unknown as { isAllowed: boolean }).isAllowed,
      );
      body.on('adding_to_cart', (_, buttons: HTMLElement[], fields: Record<string, unknown>) => {
        recorded.push(`adding_to_cart ${buttons[0]?.className.includes('ajax_add_to_cart')}`);
        fields['quantity'] = 3;
      });
    });
    await button(page, product).click();
    await expect.poll(() => events(page)).toEqual(['ajax_request_not_sent.adding_to_cart']);
    await expect(count(page)).toHaveText('0');
    await page.evaluate(() => Object.assign(window, { isAllowed: true }));
    await button(page, product).click();
    await expect(count(page)).toHaveText('3');
    await expect
      .poll(() => events(page))
      .toEqual([
        'ajax_request_not_sent.adding_to_cart',
        'adding_to_cart true',
        'wc_cart_button_updated',
        'wc_fragments_loaded',
        'added_to_cart',
      ]);
  });

  test('opens the cart if the shop is set so, and loads a page if the shop has no such buttons', async ({
    page,
  }) => {
    const product = await openShop(page);
    const url = page.url();
    await page
      .locator('[data-part=cart-status]')
      .evaluate((status) => status.setAttribute('data-redirect', ''));
    await button(page, product).click();
    await expect(page).toHaveURL(/\/cart\/$/);
    await page.waitForLoadState();
    await expect(count(page)).toHaveText('1');
    // PHP leaves out the element for messages.
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('data-part="cart-status"', ''),
      });
    });
    await page.goto(url);
    await button(page, product).click();
    await expect(page).toHaveURL(/add-to-cart=/);
  });

  test('is counted in the header of a page to which the visitor goes back', async ({ page }) => {
    const product = await openShop(page);
    await expect(count(page)).toHaveText('0');
    await page.request.get(`/?add-to-cart=${product.id}`);
    // The browser dispatches this event for a page from its back/forward cache.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(count(page)).toHaveText('1');
  });
});
