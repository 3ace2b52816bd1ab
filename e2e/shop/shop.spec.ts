import { count, error, message, withoutChecks } from '../support/shop/checkout';
import { expect, test, type Page } from '../support/test';
import { shop } from '../support/shop/shop';
import { wp } from '../support/wp';

/** WooCommerce saves the cart at the end of the request, when the beginning of the page may be visible already. */
async function expectAdded(page: Page): Promise<void> {
  await expect(message(page)).toBeVisible();
  await page.waitForLoadState();
}

/** The first button of a list that adds a product without a page load. */
const addToCart = (page: Page) => page.locator('a.add_to_cart_button.ajax_add_to_cart').first();
const list = (page: Page) => page.getByRole('main').locator('ul.products').first();
const names = (page: Page) => list(page).locator('.woocommerce-loop-product__title').allInnerTexts();
const prices = async (page: Page): Promise<number[]> =>
  (await list(page).locator('li.product > .price').allInnerTexts()).map((text) =>
    // A reduced price comes last, a range begins with the lowest.
    Number(
      /([\d.,]+)$/.exec((text.split('–')[0] ?? '').trim().split('\n').at(-1) ?? '')?.[1]?.replace(',', ''),
    ),
  );

test.beforeEach(() => {
  test.slow();
  test.info().annotations.push({ type: 'shop', description: `${shop().kind} ${shop().version}` });
});

test.describe('The list of products', () => {
  test('can be sorted: by a button without a script, by choosing with one', async ({ page }, info) => {
    await page.goto('/shop/');
    const button = page.getByRole('button', { name: 'Sort', exact: true });
    const order = page.getByRole('combobox', { name: /sort|order/i });
    if (info.project.name === 'no-js') {
      await expect(button).toBeVisible();
      await order.selectOption('price');
      await button.click();
    } else {
      await expect(button).toBeHidden();
      await order.selectOption('price');
    }
    await expect(page).toHaveURL(/orderby=price/);
    await page.waitForLoadState();
    const all = await prices(page);
    expect(all.length).toBeGreaterThan(8);
    expect(all[0]).toBeGreaterThan(0);
    expect(all).toEqual([...all].sort((a, b) => a - b));
    await expect(page.getByRole('combobox', { name: /sort|order/i })).toHaveValue('price');
  });

  test('has several pages, none of which repeats a product @no-js', async ({ page }) => {
    await page.goto('/shop/');
    const first = await names(page);
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(/\/shop\/page\/2\//);
    await page.waitForLoadState();
    const second = await names(page);
    expect(second.length).toBeGreaterThan(0);
    expect(second).not.toContain('');
    expect(first.filter((name) => second.includes(name))).toEqual([]);
    await expect(page.getByRole('link', { name: 'Previous', exact: true })).toBeVisible();
  });

  test('of a category has its own title and nothing of other categories @no-js', async ({ page }) => {
    const { name, path, products } = await wp<{ name: string; path: string; products: string[] }>(`
      $term = get_terms(['taxonomy' => 'product_cat', 'parent' => 0, 'hide_empty' => true, 'slug' => 'kitchen'])[0];
      $products = wc_get_products(['category' => [$term->slug], 'limit' => -1, 'status' => 'publish']);
      return ['name' => $term->name, 'path' => (string) parse_url(get_term_link($term), PHP_URL_PATH), 'products' => array_map(static fn($p) => html_entity_decode($p->get_name()), $products)];
    `);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const shown = await names(page);
    expect(shown.length).toBeGreaterThan(0);
    for (const product of shown)
      expect(products.map((text) => text.replace(/['’]/g, '’'))).toContain(product);
  });

  test('fits a screen of 320 pixels, and each card has a title that leads to its product @no-js', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/shop/');
    const { content, screen } = await page
      .locator('html')
      .evaluate((html) => ({ content: html.scrollWidth, screen: html.clientWidth }));
    expect(content).toBeLessThanOrEqual(screen);
    const title = page.locator('.woocommerce-loop-product__title a').first();
    const text = await title.innerText();
    await title.click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  });
});

test.describe('A button of the list', () => {
  test('puts the product into the cart and changes the number in the header', async ({ page }, info) => {
    await page.goto('/shop/?orderby=price');
    await expect(count(page)).toHaveText('0');
    const before = page.url();
    await addToCart(page).click();
    await expect(count(page)).toHaveText('1');
    if (info.project.name === 'js') {
      expect(page.url()).toBe(before);
      await expect(page.locator('[data-part=cart-status]')).not.toBeEmpty();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.locator('.added_to_cart').click();
    } else {
      await expectAdded(page);
      await page.locator('.woocommerce-message a').click();
    }
    await expect(page).toHaveURL(/\/cart\//);
    await expect(page.locator('.woocommerce-cart-form .cart_item')).toHaveCount(1);
  });

  test('follows its link if the request of the script fails @js', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 500/);
    await page.route('**/*wc-ajax=add_to_cart*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto('/shop/');
    await addToCart(page).click();
    await expect(message(page)).toBeVisible();
    await expect(count(page)).toHaveText('1');
  });

  test('triggers the jQuery event if a plugin has loaded jQuery @js', async ({ page }) => {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, {
        heard,
        jQuery: () => ({
          data: () => ({}),
          trigger: (event: string, args: unknown[]) => heard.push(event, args.length),
          triggerHandler: () => undefined,
        }),
      });
    });
    await page.goto('/shop/');
    await addToCart(page).click();
    await expect(count(page)).toHaveText('1');
    await expect.poll(() => page.evaluate<unknown[]>('window.heard.slice(-2)')).toEqual(['added_to_cart', 3]);
  });
});

test.describe('A product’s page', () => {
  test('shows its images without a script, and a thumbnail opens the full image', async ({ page }) => {
    await page.goto('/product/copper-kettle/');
    const strip = page.locator('.woocommerce-product-gallery__wrapper');
    await expect(strip.locator('img').first()).toBeVisible();
    const thumbs = page.getByRole('list', { name: 'Product images' }).getByRole('link');
    expect(await thumbs.count()).toBeGreaterThan(1);
    await expect
      .poll(() =>
        strip
          .locator('img')
          .first()
          .evaluate((img) => img.getBoundingClientRect().width),
      )
      .toBeGreaterThan(100);
    await thumbs.nth(1).click();
    const second = strip.locator('> *').nth(1);
    await expect
      .poll(async () =>
        Math.abs(((await second.boundingBox())?.x ?? 0) - ((await strip.boundingBox())?.x ?? 99)),
      )
      .toBeLessThan(3);
  });

  test('has its description and related products one below the other, no tabs @no-js', async ({ page }) => {
    await page.goto('/product/copper-kettle/');
    await expect(page.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible();
    const related = page.getByRole('heading', { level: 2, name: 'Related products' });
    await expect(related).toBeVisible();
    expect(await page.locator('.related li.product').count()).toBeGreaterThan(1);
  });

  test('of a variable product adds the selected variation', async ({ page }, info) => {
    const path = await wp<string>(
      'return (string) parse_url(wc_get_products(["type" => "variable", "limit" => 1])[0]->get_permalink(), PHP_URL_PATH);',
    );
    await page.goto(path);
    const chosen: string[] = [];
    for (const options of await page.locator('[data-part=options]').all()) {
      chosen.push((await options.locator('.option__name').first().innerText()).trim());
      await options.getByRole('radio').first().check();
    }
    expect(chosen).not.toEqual([]);
    if (info.project.name === 'no-js') await expect(page.locator('.variation-list li').first()).toBeVisible();
    else await expect(page.locator('[name="variation_id"]')).not.toHaveValue(/^0?$/);
    await page.locator('.single_add_to_cart_button').click();
    await expectAdded(page);
    await page.goto('/cart/');
    for (const option of chosen) await expect(page.locator('.cart_item')).toContainText(option);
  });

  test('of a variable product asks for an option if none was selected @no-js', async ({ page }) => {
    const path = await wp<string>(
      'return (string) parse_url(wc_get_products(["type" => "variable", "limit" => 1])[0]->get_permalink(), PHP_URL_PATH);',
    );
    await page.goto(path);
    const radio = page.locator('[data-part=options]').getByRole('radio').first();
    expect(await radio.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
    await withoutChecks(page, 'form.variations_form');
    await page.locator('.single_add_to_cart_button').click();
    await expect(error(page)).toContainText(/choose product options/i);
    await expect(count(page)).toHaveText('0');
  });
});
