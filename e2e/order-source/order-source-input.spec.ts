import { shopName } from '../support/shop/shop';
import {
  answer,
  fieldsOf,
  intoCart,
  order,
  settle,
  sourceCookies,
  sourceOf,
} from '../support/shop/order-source';
import { pageIdle } from '../support/settled';
import { storeNonce } from '../support/shop/store-api';
import { expect, test, type Page } from '../support/test';
import { anEmail, ordersOf } from '../support/shop/checkout';

test.beforeEach(() => {
  test.info().annotations.push({ type: 'shop', description: shopName() });
});

/** Lands at an address, allows it, and goes to the checkout with something to buy. */
async function landAt(page: Page, path: string, hasScript: boolean): Promise<void> {
  await page.goto(path);
  await answer(page, 'Allow');
  await settle(page, hasScript);
  await intoCart(page);
  await page.goto('/checkout/');
}

test.describe('Hostile addresses and cookies run no script and do not stop an order', () => {
  test.describe.configure({ timeout: 120_000 });

  test('markup in a campaign stays text', async ({ page, javaScriptEnabled }) => {
    const evil = "\"><img src=x onerror=\"document.title='hacked'\"><script>document.title='hacked'</script>";
    await landAt(
      page,
      `/?utm_source=${encodeURIComponent(evil)}&utm_campaign=a%2500b%00c&utm_term=%E4`,
      javaScriptEnabled,
    );
    await expect(page.locator('wc-order-attribution-inputs :not(input, span, template)')).toHaveCount(0);
    expect((await fieldsOf(page))['utm_source']).toBe(evil);
    expect((await fieldsOf(page))['utm_campaign']).toBe('a%00bc');
    const saved = await sourceOf(await order(page));
    expect(await page.title()).not.toBe('hacked');
    expect(saved['utm_source']).not.toContain('<');
    expect(saved['source_type']).toBe('utm');
  });

  test('raw delimiters, a parameter called constructor and 3,000 letters do not change the source', async ({
    page,
    javaScriptEnabled,
  }) => {
    const path = `/?constructor=1&__proto__=2&utm_source=${'a'.repeat(3000)}&utm_campaign=a|||src=evil|||typ=organic`;
    await landAt(page, path, javaScriptEnabled);
    const saved = await sourceOf(await order(page));
    expect(saved).toMatchObject({
      source_type: 'utm',
      utm_source: 'a'.repeat(380),
      utm_campaign: 'a|||src=evil|||typ=organic',
    });
  });

  test('a forged server cookie is ignored, and forged host headers do not change URLs @no-js', async ({
    page,
    context,
  }) => {
    await page.setExtraHTTPHeaders({
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-For': '1.2.3.4',
      'X-Forwarded-Proto': 'https',
    });
    const url = test.info().project.use.baseURL ?? '';
    for (const value of [
      'garbage',
      'eyJ2IjoxfQ.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      'a'.repeat(3900),
      '%FF%FE',
    ]) {
      await context.addCookies([{ name: 'stallkeeper_source', value, url }]);
      expect((await page.goto('/shop/'))?.status()).toBe(200);
    }
    await landAt(page, '/?utm_source=honest', false);
    const saved = await sourceOf(await order(page));
    expect(saved['utm_source']).toBe('honest');
    expect(saved['session_entry']).toBe(`${url}/?utm_source=honest`);
  });

  test("overwritten cookies of the page's script are read as text or ignored @no-js", async ({
    page,
    context,
  }) => {
    const url = test.info().project.use.baseURL ?? '';
    const cookie = (name: string, value: string) => ({ name, value: encodeURIComponent(value), url });
    await page.goto('/');
    await answer(page, 'Allow');
    await context.addCookies([
      cookie('sbjs_current', 'typ=utm|||src="><script>alert(1)</script>|||mdm=x'),
      cookie('sbjs_session', 'pgs=-5|||cpg=javascript:alert(1)'),
      cookie('sbjs_udata', `vst=${'9'.repeat(40)}|||uag=<b>`),
      cookie('sbjs_first', '\u0001\u0002garbage'),
    ]);
    await intoCart(page);
    await page.goto('/checkout/');
    expect(await fieldsOf(page)).toMatchObject({
      utm_source: '"><script>alert(1)</script>',
      session_count: '1',
    });
    await expect(page.locator('wc-order-attribution-inputs script')).toHaveCount(0);
    expect((await sourceOf(await order(page)))['utm_source']).not.toContain('<');
  });

  test('without cookies, pages work and scripts have no source @js', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
    );
    const counted = page.waitForResponse(/order-source-collect\.js/);
    await page.goto('/?utm_source=a');
    await answer(page, 'Allow');
    await counted;
    await expect(page.getByRole('region', { name: 'Tracking preferences' })).toBeHidden();
    await page.goto('/shop/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
    await pageIdle(page);
    const found = await page.evaluate(() => window.wc_order_attribution.getAttributionData());
    expect(Object.keys(found)).toContain('utm_source');
    expect(Object.values(found).filter((value) => value !== null)).toEqual([]);
  });

  test('tracking works with full or blocked storage @js', async ({ page, context }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.setItem = refuse;
      Storage.prototype.getItem = refuse;
    });
    await page.goto('/?utm_source=a');
    await answer(page, 'Allow');
    await settle(page, true);
    expect((await sourceCookies(context))['sbjs_current']).toContain('src=a');
  });

  test('two tabs opened at the same time keep one source @js', async ({ page, context }) => {
    await page.goto('/?utm_source=a');
    await answer(page, 'Allow');
    await settle(page, true);
    const other = await context.newPage();
    await Promise.all([page.goto('/shop/'), other.goto('/cart/')]);
    await expect.poll(async () => (await sourceCookies(context))['sbjs_session']).toMatch(/pgs=[23]/);
    expect((await sourceCookies(context))['sbjs_current']).toContain('src=a');
    expect((await sourceCookies(context))['sbjs_udata']).toContain('vst=1');
  });

  test('the source is kept after the clock is set back @js', async ({ page, context, pageErrors }) => {
    // The fake clock has no entries of the page's load, which a script of WordPress reads.
    pageErrors.allow(/domContentLoadedEventStart/);
    await page.goto('/?utm_source=a');
    await answer(page, 'Allow');
    await settle(page, true);
    await page.clock.setSystemTime(Date.now() - 600_000);
    await page.goto('/shop/');
    await expect.poll(async () => (await sourceCookies(context))['sbjs_session']).toContain('pgs=2');
    expect((await sourceCookies(context))['sbjs_current']).toContain('src=a');
  });

  test('the Store API accepts an order with fields of the wrong type @no-js', async ({ page }) => {
    await page.goto('/?utm_source=honest');
    await answer(page, 'Allow');
    await intoCart(page);
    const email = anEmail();
    const address = {
      first_name: 'Ada',
      last_name: 'Marchant',
      address_1: 'Am Markt 7',
      city: 'Freiburg',
      postcode: '79098',
      country: 'DE',
      email,
      phone: '0761 1',
    };
    const answered = await page.request.post('/wp-json/wc/store/v1/checkout', {
      headers: { nonce: await storeNonce(page.request) },
      data: {
        billing_address: address,
        payment_method: 'cod',
        extensions: {
          'woocommerce/order-attribution': {
            source_type: 5,
            utm_source: ['a'],
            utm_medium: { b: 1 },
            user_agent: null,
            unknown: true,
          },
          stallkeeper: 'no object',
        },
      },
    });
    expect(answered.status(), await answered.text()).toBe(200);
    expect(await ordersOf(email)).toBe(1);
    const { order_id: id } = (await answered.json()) as { order_id: number };
    expect(await sourceOf(id), 'the source from the server is used').toMatchObject({ utm_source: 'honest' });
  });

  test('values posted without consent are not saved @no-js', async ({ page }) => {
    await intoCart(page);
    await page.goto('/checkout/');
    // As a tab that was open before the withdrawal would send it.
    await page.route('**/checkout/', (route) =>
      route.request().method() === 'POST'
        ? route.continue({
            postData: `${route.request().postData() ?? ''}&wc_order_attribution_source_type=utm&wc_order_attribution_utm_source=stale`,
          })
        : route.fallback(),
    );
    expect(await sourceOf(await order(page))).toEqual({});
  });
});
