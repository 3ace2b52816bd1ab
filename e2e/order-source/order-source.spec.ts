import type { Locator } from '@playwright/test';
import { asAdmin } from '../support/admin';
import { shop, shopName } from '../support/shop/shop';
import {
  AD,
  answer,
  fieldsOf,
  intoCart,
  order,
  settle,
  sourceCookies,
  sourceOf,
} from '../support/shop/order-source';
import { holdScripts } from '../support/scripts';
import { box, isReact, searchWidget } from '../support/search';
import { pageIdle } from '../support/settled';
import { expect, test, type Page } from '../support/test';
import { axe, axeWithoutScripts } from '../support/axe';
import { aProduct } from '../support/shop/checkout';
import { wp } from '../support/wp';

test.beforeEach(() => {
  test.info().annotations.push({ type: 'shop', description: shopName() });
});

const CAMPAIGN = {
  source_type: 'utm',
  utm_source: 'newsletter',
  utm_medium: 'email',
  utm_campaign: 'spring sale',
  utm_id: '77',
  utm_source_platform: 'mailer',
  first_utm_source: 'newsletter',
};

/** From an advertisement over three pages to an order. */
async function buy(page: Page, hasScript: boolean): Promise<Record<string, string>> {
  const product = await aProduct();
  await page.goto(AD);
  await answer(page, 'Allow');
  await settle(page, hasScript);
  // The script counts a page view after the page has loaded. A visitor who leaves earlier is not counted.
  const expectCounted = async (pages: number): Promise<void> => {
    if (!hasScript) return;
    await expect
      .poll(async () => (await sourceCookies(page.context()))['sbjs_session'])
      .toContain(`pgs=${pages}`);
  };
  for (const [index, path] of [product.path, '/cart/', '/shop/'].entries()) {
    await page.goto(path);
    await expectCounted(index + 2);
  }
  await page.goto(`/?add-to-cart=${product.id}`);
  await expectCounted(5);
  await page.goto('/checkout/');
  if (hasScript) await expect.poll(async () => (await fieldsOf(page))['session_pages']).toBe('6');
  return sourceOf(await order(page));
}

test.describe('From an advertisement to an order', () => {
  test('the order contains the source, campaign and landing page @journey', async ({
    page,
    javaScriptEnabled,
  }) => {
    test.slow();
    const saved = await buy(page, javaScriptEnabled);
    expect(saved).toMatchObject(CAMPAIGN);
    expect(saved['session_entry']).toContain('/?utm_source=newsletter');
    expect(saved['first_entry']).toContain('/?utm_source=newsletter');
    expect(saved['session_count']).toBe('1');
    expect(Number(saved['session_pages'])).toBeGreaterThanOrEqual(6);
    expect(saved['device_type']).toBe('Desktop');
  });

  test('an order has its source if the visitor consents before the scripts load @js', async ({ page }) => {
    test.slow();
    const product = await aProduct();
    const release = await holdScripts(page);
    await page.goto(AD, { waitUntil: 'commit' });
    await answer(page, 'Allow');
    // The browser sends the form itself; the cookie of its answer says that the server has read it.
    await expect
      .poll(async () => Object.keys(await sourceCookies(page.context())))
      .toContain('stallkeeper_source');
    release();
    await settle(page, true);
    await intoCart(page, product);
    expect(await sourceOf(await order(page))).toMatchObject(CAMPAIGN);
  });

  test('an order placed before React loads has the correct values @js', async ({ page }) => {
    test.slow();
    await page.goto(AD);
    await answer(page, 'Allow');
    await settle(page, true);
    await intoCart(page);
    await page.route('**/order-source-fields.js*', () => undefined);
    expect(await sourceOf(await order(page))).toMatchObject(CAMPAIGN);
  });

  test('if the collecting script does not load, the order uses the source from the server @js', async ({
    page,
    pageErrors,
  }) => {
    test.slow();
    pageErrors.allow(/net::ERR_FAILED/);
    await page.route('**/order-source-collect.js*', (route) => route.abort());
    const product = await aProduct();
    await page.goto(AD);
    await answer(page, 'Allow');
    await expect
      .poll(async () => Object.keys(await sourceCookies(page.context())))
      .toContain('stallkeeper_source');
    await intoCart(page, product);
    expect(await sourceOf(await order(page))).toMatchObject({ ...CAMPAIGN });
  });

  test('the order screen shows the source @js', async ({ page, browser }) => {
    test.slow();
    await page.goto(AD);
    await answer(page, 'Allow');
    await settle(page, true);
    await intoCart(page);
    const id = await order(page);
    const admin = await (
      await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' })
    ).newPage();
    await asAdmin(admin);
    const { list, edit } = await wp<{ list: string; edit: string }>(
      `$hasTables = $args['isStandIn'] || get_option('woocommerce_custom_orders_table_enabled') === 'yes';
       return ['list' => admin_url($hasTables ? 'admin.php?page=wc-orders' : 'edit.php?post_type=shop_order'), 'edit' => wc_get_order($args['id'])->get_edit_order_url()];`,
      { id, isStandIn: shop().kind === 'stand-in' },
    );
    await admin.goto(list);
    const listed = admin
      .locator('#the-list')
      .getByRole('row')
      .filter({ hasText: `#${id}` });
    await expect(listed.locator('.column-origin')).toHaveText('Source: Newsletter');
    await admin.goto(edit);
    const box = admin.locator('#stallkeeper-order-source');
    await expect(box).toContainText('Source: Newsletter');
    await expect(box).toContainText('utm_source=newsletter');
    await expect(box).toContainText('First visit: campaign');
    await admin.goto('/wp-admin/admin.php?page=stallkeeper-order-sources');
    const row = admin.getByRole('row', { name: /Source: Newsletter/ }).first();
    await expect(row).toContainText('spring sale');
    await admin.context().close();
  });
});

test.describe('The hidden fields', () => {
  test.slow();

  test('PHP prints one set of fields with the values from the server', async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto(AD);
    await answer(page, 'Allow');
    await settle(page, javaScriptEnabled);
    await intoCart(page);
    await page.goto('/checkout/');
    await expect(page.locator('form.checkout wc-order-attribution-inputs')).toHaveCount(1);
    await expect(page.locator('input[name=wc_order_attribution_utm_source]')).toHaveCount(1);
    expect(await fieldsOf(page)).toMatchObject({ utm_source: 'newsletter', utm_campaign: 'spring sale' });
  });

  test('React keeps the elements that PHP printed @js', async ({ page }) => {
    await page.goto(AD);
    await answer(page, 'Allow');
    await settle(page, true);
    await intoCart(page);
    const fetched = page.waitForResponse(/order-source-fields\.js/);
    await page.goto('/checkout/');
    const input = page.locator('input[name=wc_order_attribution_utm_source]');
    await expect(input).toHaveCount(1);
    const printed = await input.elementHandle();
    await fetched;
    const isHydrated = () =>
      page
        .locator('wc-order-attribution-inputs [data-shop-root]')
        .evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')));
    await expect.poll(isHydrated).toBe(true);
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('stallkeeper:source', { detail: { utm_source: 'changed' } })),
    );
    await expect(input).toHaveValue('changed');
    expect(await printed.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('the fields and a search of the same page load React once @js', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => isReact(request.url()) && loaded.push(request.url()));
    await page.goto(AD);
    await answer(page, 'Allow');
    await settle(page, true);
    await intoCart(page);
    await page.goto('/checkout/');
    const isHydrated = (root: Locator) =>
      root.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer')));
    await expect
      .poll(() => isHydrated(page.locator('wc-order-attribution-inputs [data-shop-root]')))
      .toBe(true);
    expect(loaded).toHaveLength(1);
    await page
      .locator('main')
      .evaluate((main) =>
        main.insertAdjacentHTML(
          'beforeend',
          '<div class="instant-search-widget" data-hits-per-page="2"></div>',
        ),
      );
    await box(page).focus();
    await expect.poll(() => isHydrated(searchWidget(page).locator('[data-shop-root]'))).toBe(true);
    expect(loaded).toHaveLength(1);
  });

  test('a missing input is a warning in the console @js', async ({ page, pageErrors }) => {
    pageErrors.allow(/<wc-order-attribution-inputs> has no input/);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(AD);
    await answer(page, 'Allow');
    await settle(page, true);
    await intoCart(page);
    await page.route('**/checkout/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /<input[^>]*name="wc_order_attribution_utm_term"[^>]*>/,
        '',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/checkout/');
    await expect.poll(() => warnings.join()).toContain('"utm_term"');
  });

  test('pages without attribution fields do not load React @js', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(AD);
    await answer(page, 'Allow');
    await settle(page, true);
    await page.goto('/shop/');
    // Elements are filled, and React fetched for them, once the visit is counted and the browser is idle.
    await expect.poll(async () => (await sourceCookies(page.context()))['sbjs_session']).toContain('pgs=2');
    await pageIdle(page);
    expect(fetched.filter((url) => url.includes('order-source-fields'))).toEqual([]);
  });
});

test.describe('Beside the attribution of WooCommerce', () => {
  test.slow();

  test('one script collects the source, and each page view is counted once @js', async ({ page }) => {
    await page.goto(AD);
    await answer(page, 'Allow');
    await settle(page, true);
    await page.goto('/shop/');
    await expect.poll(async () => (await sourceCookies(page.context()))['sbjs_session']).toContain('pgs=2');
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
    expect(scripts.filter((src) => /order-attribution(\.min)?\.js|sourcebuster/.test(src))).toEqual([]);
    const found = await page.evaluate(() => window.wc_order_attribution.getAttributionData());
    expect(found).toMatchObject({ utm_source: 'newsletter', source_type: 'utm' });
    expect(Object.keys(found).sort()).toEqual(
      await page.evaluate(() => Object.keys(window.wc_order_attribution.fields).sort()),
    );
  });

  test('a resubmitted order stores each value once @no-js', async ({ page }) => {
    await page.goto(AD);
    await answer(page, 'Allow');
    await intoCart(page);
    const id = await order(page);
    await wp(
      `
      $order = wc_get_order($args);
      $_POST = ['wc_order_attribution_source_type' => 'typein', 'wc_order_attribution_utm_source' => '(direct)'];
      $_COOKIE['stallkeeper_consent'] = 'allow';
      foreach ([1, 2] as $again) {
          do_action('woocommerce_checkout_order_created', wc_get_order($args));
      }
      return true;
    `,
      id,
    );
    expect(await sourceOf(id)).toMatchObject({ source_type: 'utm', utm_source: 'newsletter' });
  });
});

test.describe('The consent banner', () => {
  test('passes the axe checks with and without its script @js', async ({ page, browser }) => {
    test.slow();
    expect(await axeWithoutScripts(browser, '/')).toEqual([]);
    await page.goto('/');
    expect(await axe(page, { within: '#consent-bar' })).toEqual([]);
  });
});
