import { asAdmin } from '../support/admin';
import { axe } from '../support/axe';
import { titles } from '../support/search';
import { clearReport } from '../support/search-report';
import { aProduct, message, type Product } from '../support/shop/checkout';
import { answer, intoCart, order, settle, sourceCookies } from '../support/shop/order-source';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

/** From a search to an order, and to its query in the search report. */

const SCREEN = '/wp-admin/admin.php?page=stallkeeper-search-report';

/** A product that searches find, with a word that no other product has. */
async function searchable(): Promise<Product & { word: string }> {
  const word = `samovar${Date.now().toString(36)}`;
  const product = await aProduct(`Copper ${word}`);
  await wp(
    `$product = wc_get_product($args); $product->set_catalog_visibility('visible'); $product->save();`,
    product.id,
  );
  return { ...product, word };
}

test.beforeEach(() => wp(`update_option('stallkeeper_search_report_orders', '1');`));

/** Searches, opens the product, puts it into the cart and orders it. @returns the query of the order; '' for none */
async function buy(page: Page, { name, word }: Product & { word: string }): Promise<string> {
  await page.goto(`/?s=${word.toUpperCase()}`);
  await titles(page).first().getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.locator('form.cart button[name=add-to-cart]').click();
  await expect(message(page).first()).toContainText(name);
  // WooCommerce saves the cart after it has sent the page. Wait for the end of the response.
  await page.waitForLoadState();
  return queryOf(await order(page));
}

const queryOf = (id: number): Promise<string> =>
  wp<string>(`wp_cache_flush(); return wc_get_order($args)->get_meta('_stallkeeper_search_query');`, id);

test('an order with consent is in the search report at its query @journey', async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  test.slow();
  const product = await searchable();
  await page.goto('/about/');
  await answer(page, 'Allow');
  await settle(page, javaScriptEnabled);
  expect(await buy(page, product)).toBe(product.word);

  const admin = await (
    await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '', javaScriptEnabled: true })
  ).newPage();
  await asAdmin(admin);
  await admin.goto(SCREEN);
  const sales = admin.getByRole('table', { name: 'Sales by query' });
  await expect(sales.getByRole('row').filter({ hasText: product.word })).toHaveText(
    new RegExp(`${product.word}\\s*1\\s*\\D*12[.,]50\\D*0`),
  );
  await admin.setViewportSize({ width: 390, height: 800 });
  expect(await axe(admin, { within: '#wpbody-content .wrap' })).toEqual([]);
  await admin.context().close();
});

test('without consent neither the visitor nor the order has the query @journey', async ({ page }) => {
  test.slow();
  const product = await searchable();
  expect(await buy(page, product)).toBe('');
  await page.goto('/about/');
  await answer(page, 'Refuse');
  expect(await buy(page, product)).toBe('');
  expect(await sourceCookies(page.context())).toEqual({});
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
    product.word,
  );
});

test('consent on the results page counts, and its withdrawal deletes the query @journey', async ({
  page,
  javaScriptEnabled,
}) => {
  const stored = async (): Promise<string | undefined> =>
    (await sourceCookies(page.context()))['sbjs_search'];
  await page.goto('/?s=kettle');
  await answer(page, 'Allow');
  await expect.poll(stored).toBe('kettle');
  await page.goto('/about/');
  await settle(page, javaScriptEnabled);
  await page.goto('/about/#consent-bar');
  await answer(page, 'Refuse');
  await expect.poll(async () => Object.keys(await sourceCookies(page.context()))).toEqual([]);
  await intoCart(page);
  expect(await queryOf(await order(page))).toBe('');
});

test('a cached page, and a result that is opened while typing, keep their query @js', async ({
  page,
  context,
  request,
}) => {
  await clearReport();
  await context.addCookies([{ name: 'stallkeeper_consent', value: 'allow', url: process.env.E2E_URL ?? '' }]);
  const stored = async (): Promise<string | undefined> => (await sourceCookies(context))['sbjs_search'];
  const body = await (await request.get('/?s=kettle')).text();
  await page.route(/\?s=kettle$/, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/?s=kettle');
  await expect.poll(stored).toBe('kettle');
  await page.goto('/about/');
  const input = page.locator('.masthead [data-part="input"]');
  await input.click();
  await expect(input).toHaveAttribute('role', 'combobox');
  await page.evaluate(() => import('@stallkeeper/search-report'));
  await input.fill('limescale');
  await page.getByRole('option').first().click();
  await expect(page).not.toHaveURL(/about/);
  expect(await stored()).toBe('limescale');
});
