import type { Locator, Page } from '@playwright/test';
import { axe } from '../support/axe';
import { blockScripts } from '../support/scripts';
import { shop, shopName } from '../support/shop/shop';
import { expect, test } from '../support/test';
import { aProduct, checkoutForm, putIntoCart } from '../support/shop/checkout';
import { pageWith } from '../support/wp';

const WIDTHS = [320, 390, 768, 1366];
const BLOCK_CHECKOUT = '/checkout-block/';

const fontSize = (element: Locator): Promise<number> =>
  element.evaluate((node) => parseFloat(getComputedStyle(node).fontSize));

/** Left and right edge, in pixels. */
async function edges(element: Locator): Promise<{ left: number; right: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return { left: box.x, right: box.x + box.width };
}

/** The block checkout of a visitor with something in the cart, with its form drawn. */
async function blockCheckout(page: Page): Promise<void> {
  await putIntoCart(page, await aProduct());
  await page.goto(BLOCK_CHECKOUT);
  await expect(page.locator('#email')).toBeVisible({ timeout: 60_000 });
}

const fallback = (page: Page): Locator => page.locator('.checkout-other');

/** Expects the link at the end of its animation, without waiting for the eight seconds. */
async function expectFallback(page: Page): Promise<void> {
  await expect(fallback(page)).toHaveCSS('animation-duration', '8s');
  const isVisibleAtEnd = () =>
    fallback(page).evaluate((link) => {
      for (const animation of link.getAnimations()) animation.finish();
      return link.checkVisibility({ visibilityProperty: true });
    });
  await expect.poll(isVisibleAtEnd).toBe(true);
}

/** The link leads to the classic form. */
async function expectClassicForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: /simple form/ }).click();
  await expect(checkoutForm(page)).toBeVisible();
}

test.beforeEach(({ pageErrors }) => {
  test.slow();
  test.info().annotations.push({ type: 'shop', description: shopName() });
  // WooCommerce's own script asks for settings that a guest may not read.
  if (shop().kind === 'woocommerce') pageErrors.allow(/.*/);
});

test('the review form of a product has the text size of the page @no-js', async ({ page }) => {
  await page.goto('/product/copper-kettle/');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const body = await fontSize(page.locator('body'));
    for (const part of [
      '.comment-form-comment label',
      '.comment-form-comment textarea',
      '.comment-form [type=submit]',
    ])
      expect(await fontSize(page.locator(`#reviews ${part}`)), `${part} at ${width}`).toBeLessThanOrEqual(
        body,
      );
    expect(await fontSize(page.locator('.woocommerce-Reviews-title'))).toBeGreaterThan(body);
  }
});

test('on the block checkout and the block cart the catalog is not a column, and its toggle opens it @no-js', async ({
  page,
}) => {
  const cart = await pageWith(
    '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart is-loading"></div><!-- /wp:woocommerce/cart -->',
  );
  await putIntoCart(page, await aProduct());
  for (const path of [BLOCK_CHECKOUT, cart]) {
    await page.goto(path);
    for (const width of [768, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('.catalog-toggle'), `${path} at ${width}`).toBeVisible();
      await expect(page.locator('.catalog__panel'), `${path} at ${width}`).toBeHidden();
    }
  }
  await page.goto('/shop/');
  await expect(
    page.locator('.catalog__panel'),
    'in the shop, filters and products need the width',
  ).toBeHidden();
  await page.goto('/journal/');
  await expect(page.locator('.catalog__panel'), 'the journal keeps its column').toBeVisible();
});

test('the filters and the order of the products line up with their grid', async ({ page }) => {
  await page.goto('/shop/');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const grid = await edges(page.locator('ul.products').first());
    const form = page.locator('.woocommerce-ordering').first();
    const controls = await Promise.all(
      (await form.locator('select, button').all()).map(async (control) =>
        (await control.isVisible()) ? edges(control) : null,
      ),
    );
    const right = Math.max(...controls.map((control) => control?.right ?? 0));
    expect(Math.abs(right - grid.right), `right edge at ${width}`).toBeLessThanOrEqual(1);
    // On phones, the button of the filters is at the start of the same row.
    if (width < 576)
      expect(
        Math.abs((await edges(page.locator('.filters__toggle'))).left - grid.left),
        `left edge at ${width}`,
      ).toBeLessThanOrEqual(1);
  }
});

test('the block checkout passes the axe checks, and its buttons have the colours of the shop, in light and dark @js', async ({
  page,
}) => {
  await blockCheckout(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colours = await page
      .locator('.wc-block-components-checkout-place-order-button')
      .evaluate((button) => {
        const probe = document.createElement('a');
        probe.className = 'button';
        document.body.append(probe);
        const [own, ours] = [button, probe].map((element) => {
          const { backgroundColor, color } = getComputedStyle(element);
          return [backgroundColor, color];
        });
        probe.remove();
        return { own, ours };
      });
    expect(colours.own, colorScheme).toEqual(colours.ours);
  }
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const onlyColors = colorScheme === 'dark';
      // WooCommerce shows placeholders while it asks for prices again.
      await expect(page.locator('.wc-block-components-skeleton__element')).toHaveCount(0);
      expect(await axe(page, { within: 'main', onlyColors }), `${width} pixels, ${colorScheme}`).toEqual([]);
    }
});

test('labels, quantities and errors of the block checkout are readable in dark mode @js', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(BLOCK_CHECKOUT);
  // The colors of WooCommerce 11: white boxes, a number in the color of the page on its text color, and errors in a fixed red.
  await page.locator('main').evaluate((main) => {
    main.innerHTML = `<style>.wc-blocks-components-select .wc-blocks-components-select__container, .wc-block-components-form .wc-block-components-text-input input[type=text] { background: #fff; color: #2b2d2f; }
      .wc-block-components-order-summary .wc-block-components-order-summary-item__quantity { background: currentColor; }
      .wc-block-components-order-summary .wc-block-components-order-summary-item__quantity span { color: var(--wp--preset--color--base, #fff); }
      .wc-block-components-form .wc-block-components-text-input.has-error input, .wc-block-components-form .wc-block-components-text-input.has-error label { color: #cc1818; }
      .wc-block-components-validation-error { color: #cc1818; }</style>
      <div><div class="wc-blocks-components-select"><div class="wc-blocks-components-select__container"><label for="a" class="wc-blocks-components-select__label">Country</label><select id="a" class="wc-blocks-components-select__select"><option>Germany</option></select></div></div></div>
      <div class="wc-block-components-form"><div class="wc-block-components-text-input has-error"><label for="b">Name</label><input type="text" id="b" value="Ada"></div><div class="wc-block-components-text-input"><label for="c">City</label><input type="text" id="c" value="Leeds"></div></div>
      <div class="wc-block-components-order-summary"><div class="wc-block-components-order-summary-item__quantity"><span>120</span></div></div>
      <div class="wc-block-components-validation-error"><p>Please enter a name.</p></div>`;
  });
  expect(await axe(page, { within: 'main' })).toEqual([]);
});

test.describe('The link to the classic form', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`is never seen while the checkout block starts and works, and appears after an error of it (motion: ${reducedMotion}) @js`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        const look = (): void => {
          const link = document.querySelector('.checkout-other');
          if (link?.checkVisibility({ visibilityProperty: true }))
            document.documentElement.dataset['linkSeen'] = 'yes';
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await blockCheckout(page);
      await expect(fallback(page)).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.dataset['linkSeen'])).toBeUndefined();
      // An error of the block removes its content.
      await page.evaluate(() => {
        document.querySelector('.wp-block-woocommerce-checkout')?.replaceChildren();
      });
      await expectFallback(page);
    });
  }

  test('appears where scripts do not arrive, and leads to the classic form @js', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource|is not defined/);
    await putIntoCart(page, await aProduct());
    await blockScripts(page);
    await page.goto(BLOCK_CHECKOUT);
    await expectFallback(page);
    await expectClassicForm(page);
  });

  test('appears where the script of the checkout block fails @js', async ({ page, pageErrors }) => {
    pageErrors.allow(/broken for a test|Failed to load resource/);
    await putIntoCart(page, await aProduct());
    await page.route(/(checkout-frontend|block-checkout)[^/]*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken for a test');" }),
    );
    await page.goto(BLOCK_CHECKOUT);
    await expectFallback(page);
  });

  test('is there at once where no script runs, and leads to the classic form @no-js', async ({ page }) => {
    await putIntoCart(page, await aProduct());
    await page.goto(BLOCK_CHECKOUT);
    // Elsewhere, an animation hides it at first.
    await expect(fallback(page)).toHaveCSS('animation-name', 'none');
    await expect(fallback(page)).toBeVisible();
    await expectClassicForm(page);
  });
});
