import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { themeFile } from '../support/wp';

const WIDTHS = [320, 390, 768, 1024, 1366];
const LONG = 'Edelstahlthermoskannenverschlussdeckelhalterung für 1 Liter';
const NOTE = `https://maps.example.org/place/${'1234567890'.repeat(9)}`;
const price = (amount: string): string =>
  `<span class="woocommerce-Price-amount amount"><bdi>€${amount}</bdi></span>`;
const PICTURE = `<img alt="" width="400" height="400" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='400' height='400'/>">`;

/** Adds a stylesheet of the theme that the page of the shop does not need. */
const addStyle = (page: Page, name: string): Promise<void> =>
  page.evaluate(
    (css) => document.head.append(Object.assign(document.createElement('style'), { textContent: css })),
    readFileSync(themeFile(`build/${name}.css`), 'utf8'),
  );

/** Shows WooCommerce's markup in a page of the shop, with the styles of cart, checkout and account. */
async function show(page: Page, html: string, path = '/shop/'): Promise<void> {
  if (!page.url().includes(path)) {
    await page.goto(path);
    await addStyle(page, 'cart');
    await addStyle(page, 'purchase');
    await addStyle(page, 'account');
  }
  await page.locator('main .wrap').evaluate((main, markup) => (main.innerHTML = markup), html);
}

async function box(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await element.boundingBox();
  if (!found) throw new Error('The element has no box.');
  return found;
}

async function expectNoSidewaysScrolling(page: Page, message: string): Promise<void> {
  const main = await box(page.locator('main .wrap'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth), message).toBe(
    page.viewportSize()?.width,
  );
  for (const table of await page.locator('main .wrap table').all()) {
    const { x, width } = await box(table);
    expect(x + width, message).toBeLessThanOrEqual(main.x + main.width + 1);
  }
}

const CART = `<div class="woocommerce"><form class="woocommerce-cart-form"><table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents">
  <thead><tr><th class="product-remove">x</th><th class="product-thumbnail">y</th><th class="product-name">Product</th><th class="product-price">Price</th><th class="product-quantity">Quantity</th><th class="product-subtotal">Subtotal</th></tr></thead>
  <tbody><tr class="cart_item"><td class="product-remove"><a class="remove" href="#">×</a></td><td class="product-thumbnail"><a href="#">${PICTURE}</a></td>
  <th class="product-name" scope="row" data-title="Product"><a href="#">${LONG.repeat(3)}</a></th><td class="product-price" data-title="Price">${price('1,299.00')}</td>
  <td class="product-quantity" data-title="Quantity"><div class="quantity"><input type="number" class="input-text qty" value="1"></div></td><td class="product-subtotal" data-title="Subtotal">${price('1,299.00')}</td></tr></tbody></table></form>
  <div class="cart-collaterals"><div class="cart_totals"><table class="shop_table shop_table_responsive"><tbody><tr class="cart-discount"><th>Coupon: ${LONG}</th><td data-title="Coupon">${price('1,299.00')}</td></tr>
  <tr class="order-total"><th>Total</th><td data-title="Total">${price('1,234,567.89')}</td></tr></tbody></table></div></div></div>`;
const ORDER = (
  cells: string,
): string => `<table class="shop_table order_details"><thead><tr><th class="product-name">Product</th>${cells.replace(/td/g, 'th')}<th class="product-total">Total</th></tr></thead>
  <tbody><tr class="order_item"><td class="product-name"><a href="#">${LONG}</a></td>${cells}<td class="product-total">${price('1,234.00')}</td></tr></tbody>
  <tfoot><tr><th scope="row"${cells && ' colspan="2"'}>Zwischensumme:</th><td>${price('1,234.00')}</td></tr><tr><th scope="row"${cells && ' colspan="2"'}>Note:</th><td>${NOTE}</td></tr></tfoot></table>`;
const ATTRIBUTES = `<table class="woocommerce-product-attributes shop_attributes"><tr><th>${LONG}</th><td><p>${NOTE}</p></td></tr></table>`;
const GROUPED = `<div class="product"><div class="woocommerce-product-gallery">${PICTURE}</div><div class="summary"><form class="cart grouped_form"><table class="group_table"><tbody>${[
  '<div class="quantity"><input type="number" class="input-text qty" placeholder="0"></div>',
  '<input type="checkbox">',
  '<a class="button" href="#">Select options</a>',
]
  .map(
    (
      quantity,
    ) => `<tr class="product"><td class="woocommerce-grouped-product-list-item__quantity">${quantity}</td>
    <td class="woocommerce-grouped-product-list-item__label"><label><a href="#">${LONG}</a></label></td>
    <td class="woocommerce-grouped-product-list-item__price"><del>${price('1,299.00')}</del> <ins>${price('999.00')}</ins></td></tr>`,
  )
  .join('')}</tbody></table></form></div></div>`;

test('long words in the tables of cart, checkout, orders and products do not widen the page @no-js', async ({
  page,
}) => {
  for (const [name, html] of Object.entries({
    cart: CART,
    order: ORDER(''),
    'order with quantities': ORDER('<td class="product-quantity">× 2</td>'),
    attributes: ATTRIBUTES,
    grouped: GROUPED,
  })) {
    await show(page, html);
    for (const width of [...WIDTHS, 834]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScrolling(page, `${name} at ${width}`);
      for (const amount of await page.locator('main .amount').all())
        expect((await box(amount)).height, `a price in one line, ${name} at ${width}`).toBeLessThan(40);
      for (const row of await page.locator('.cart_totals tr, .order_details tr:has(.amount)').all()) {
        const [line, amount] = [await box(row), await box(row.locator('.amount'))];
        const space = line.x + line.width - amount.x - amount.width;
        expect(space, `an amount at the end of its line, ${name} at ${width}`).toBeLessThan(20);
      }
      if (name === 'cart')
        expect((await box(page.locator('.product-thumbnail img'))).width, `at ${width}`).toBe(
          width < 360 ? 72 : width < 768 ? 80 : 96,
        );
    }
  }
  // The label of a sum keeps its words.
  await show(page, ORDER(''));
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await box(page.locator('tfoot th').first())).height).toBeLessThan(60);
});

test('the orders of an account are cards on phones, and the buttons of an order have gaps @no-js', async ({
  page,
}) => {
  const cell = (name: string, title: string, html: string, tag = 'td'): string =>
    `<${tag} class="woocommerce-orders-table__cell woocommerce-orders-table__cell-order-${name}" data-title="${title}">${html}</${tag}>`;
  const row = `<tr class="woocommerce-orders-table__row woocommerce-orders-table__row--status-failed order">
    ${cell('number', 'Order', '<a href="#">#283</a>', 'th')}
    ${cell('date', 'Date', '<time>November 25, 2026</time>')}
    ${cell('status', 'Status', 'Failed')}
    ${cell('total', 'Total', `${price('54.00')} for 2 items`)}
    ${cell('actions', 'Actions', '<a class="button" href="#">Pay</a><a class="button" href="#">View</a><a class="button" href="#">Cancel</a>')}</tr>`;
  await show(
    page,
    `<table class="woocommerce-orders-table shop_table shop_table_responsive"><tbody>${row}</tbody></table>`,
  );
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const buttons = await Promise.all((await page.locator('td .button').all()).map(box));
    for (const [index, next] of buttons.slice(1).entries()) {
      const last = buttons[index]!;
      expect(
        Math.max(next.x - last.x - last.width, next.y - last.y - last.height),
        `gap at ${width}`,
      ).toBeGreaterThanOrEqual(4);
    }
    if (width >= 768) continue;
    const cells = await Promise.all((await page.locator('tbody tr > *').all()).map(box));
    for (const [index, one] of cells.entries())
      for (const other of cells.slice(index + 1))
        expect(
          Math.max(
            other.y - one.y - one.height,
            one.y - other.y - other.height,
            other.x - one.x - one.width,
            one.x - other.x - other.width,
          ),
          `cell ${index + 1} at ${width} overlaps another one`,
        ).toBeGreaterThanOrEqual(-0.5);
    // The amount and the number of items are one sentence.
    expect(cells[3]!.height).toBeLessThan(45);
  }
});

test('the control that shows a password is an eye inside the field @no-js', async ({ page }) => {
  for (const control of [
    '<button type="button" class="show-password-input" aria-label="Show password"></button>',
    '<span class="show-password-input"></span>',
  ]) {
    await show(
      page,
      `<form><p class="form-row"><span class="password-input"><input type="password" class="input-text">${control}</span></p></form>`,
    );
    const eye = page.locator('.show-password-input');
    const icon = (): Promise<{ mask: string; colour: string; behind: string; width: number }> =>
      eye.evaluate((element) => {
        const { maskImage, backgroundColor, inlineSize } = getComputedStyle(element, '::before');
        const behind = getComputedStyle(element).backgroundColor;
        return { mask: maskImage, colour: backgroundColor, behind, width: parseFloat(inlineSize) };
      });
    for (const forcedColors of ['none', 'active'] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, forcedColors });
        const [field, target] = [await box(page.locator('main form input')), await box(eye)];
        expect([target.width, target.height]).toEqual([44, 44]);
        expect(target.x + target.width).toBeCloseTo(field.x + field.width, 0);
        expect(target.y).toBeCloseTo(field.y, 0);
        const { mask, colour, behind, width } = await icon();
        expect(mask).toContain('svg');
        expect(width).toBe(24);
        expect(colour, `${colorScheme}, forced ${forcedColors}`).not.toBe(behind);
      }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    const hidden = await icon();
    await eye.evaluate((element) => element.classList.add('display-password'));
    expect((await icon()).mask).not.toBe(hidden.mask);
  }
});

test('errors of the checkout are above its first field @no-js', async ({ page }) => {
  await show(
    page,
    `<form class="checkout woocommerce-checkout"><div class="woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout"><ul class="woocommerce-error"><li>First name is required.</li></ul></div>
    <div class="col2-set"><input></div><h3>Your order</h3><div class="woocommerce-checkout-review-order">Review</div></form>`,
  );
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const [notices, details, heading] = await Promise.all(
      ['.woocommerce-NoticeGroup', '.col2-set', 'form h3'].map((part) => box(page.locator(part))),
    );
    expect(notices!.y + notices!.height, `details at ${width}`).toBeLessThanOrEqual(details!.y);
    expect(notices!.y + notices!.height, `heading at ${width}`).toBeLessThanOrEqual(heading!.y);
  }
});

test('a rating is shown as stars that have the text as their name @no-js', async ({ page }) => {
  await show(
    page,
    `<div class="star-rating" role="img" aria-label="Rated 3.50 out of 5"><span style="width:70%">Rated <strong class="rating">3.50</strong> out of 5</span></div>`,
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const stars = page.getByRole('img', { name: 'Rated 3.50 out of 5' });
    await expect(stars).toHaveCSS('mask-image', /svg/);
    const [all, filled] = [await box(stars), await box(stars.locator('> span'))];
    expect(filled.width / all.width).toBeCloseTo(0.7, 2);
    expect(all.height).toBeLessThan(24);
    // The text is below the clipped box.
    expect((await box(stars.locator('strong'))).y).toBeGreaterThanOrEqual(all.y + all.height);
  }
});

test('notices with a button, single pictures and hidden quantities leave room for their texts @no-js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await show(
    page,
    `<div class="woocommerce-info"><a class="button" href="#">Confirm email address</a> <span>Confirm your email address to check for past orders.</span></div>
    <div class="product"><div class="woocommerce-product-gallery">${PICTURE}</div><div class="summary"><h1 class="product_title">Title</h1>
    <form class="cart"><div class="quantity"><input type="hidden" name="quantity" value="1"></div><button>Add to cart</button></form></div></div>`,
    '/product/copper-kettle/',
  );
  const [button, text] = [
    await box(page.locator('.woocommerce-info .button')),
    await box(page.locator('.woocommerce-info span')),
  ];
  expect(text.y).toBeGreaterThanOrEqual(button.y + button.height);
  const [gallery, title] = [
    await box(page.locator('.woocommerce-product-gallery')),
    await box(page.locator('h1')),
  ];
  expect(title.y - gallery.y - gallery.height).toBeGreaterThanOrEqual(12);
  expect((await box(page.locator('form.cart button'))).x).toBe((await box(page.locator('form.cart'))).x);
});

test('the thumbnails of a gallery are one row, which scrolls @no-js', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const thumbs = `<ul class="gallery-thumbs">${`<li><a href="#">${PICTURE}</a></li>`.repeat(40)}</ul>`;
  await show(
    page,
    `<div class="product"><div class="woocommerce-product-gallery">${PICTURE}</div>${thumbs}<div class="summary"><div style="block-size: 3000px">Text</div></div></div>`,
    '/product/copper-kettle/',
  );
  expect((await box(page.locator('.gallery-thumbs'))).height).toBeLessThan(100);
  await expectNoSidewaysScrolling(page, '40 thumbnails');
});

test("WooCommerce's classic widgets have small pictures, a slider and separate buttons @no-js", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await show(
    page,
    `<div class="widget woocommerce widget_shopping_cart"><ul class="woocommerce-mini-cart cart_list product_list_widget"><li class="woocommerce-mini-cart-item mini_cart_item">
    <a role="button" href="#" class="remove">×</a><a href="#">${PICTURE}${LONG}</a><span class="quantity">1 × ${price('9.50')}</span></li></ul>
    <p class="woocommerce-mini-cart__buttons"><a class="button" href="#">View cart</a><a class="button" href="#">Checkout</a></p></div>
    <div class="widget woocommerce widget_price_filter"><div class="price_slider ui-slider"><div class="ui-slider-range" style="left: 10%; width: 80%"></div><span tabindex="0" class="ui-slider-handle" style="left: 10%"></span></div>
    <div class="price_slider_amount"><input type="text" style="display: none"><input type="text" style="display: none"></div></div>`,
  );
  await addStyle(page, 'widgets');
  expect((await box(page.locator('.mini_cart_item img'))).width).toBe(64);
  const [remove, picture] = [
    await box(page.locator('.remove')),
    await box(page.locator('.mini_cart_item img')),
  ];
  expect(remove.width).toBeGreaterThanOrEqual(24);
  expect(remove.x).toBeGreaterThan(picture.x + picture.width);
  const [view, checkout] = await Promise.all(
    (await page.locator('.woocommerce-mini-cart__buttons a').all()).map(box),
  );
  expect(checkout!.x - view!.x - view!.width).toBeGreaterThanOrEqual(8);
  const [slider, range, handle] = await Promise.all(
    ['.price_slider', '.ui-slider-range', '.ui-slider-handle'].map((part) => box(page.locator(part))),
  );
  expect(slider!.height).toBe(8);
  expect(range!.width / slider!.width).toBeCloseTo(0.8, 1);
  expect(Math.min(handle!.width, handle!.height)).toBeGreaterThanOrEqual(24);
  for (const field of await page.locator('.price_slider_amount input').all())
    await expect(field).toBeVisible();
});
