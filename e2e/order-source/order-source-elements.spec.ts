import { shopName } from '../support/shop/shop';
import {
  AD,
  answer,
  elementsOf,
  fieldsOf,
  intoCart,
  order,
  settle,
  sourceCookies,
  sourceOf,
} from '../support/shop/order-source';
import { expect, test, type Page } from '../support/test';
import { wp } from '../support/wp';

test.beforeEach(({ pageErrors }) => {
  // Elements of plugins lack inputs.
  pageErrors.allow(/<wc-order-attribution-inputs> has no input/);
  test.info().annotations.push({ type: 'shop', description: shopName() });
});

const EMPTY = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
const CAMPAIGN = { source_type: 'utm', utm_source: 'newsletter', utm_campaign: 'spring sale' };

/** Changes the checkout's HTML as a plugin would. Requests of scripts pass unchanged. */
async function withCheckout(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/checkout/', async (route) => {
    if (!route.request().isNavigationRequest() || route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Empty elements of a plugin as first and last child of the checkout form. */
const inCheckoutForm = (html: string): string =>
  html.replace(/(<form[^>]*class="checkout [^>]*>)([^]*?)(<\/form>)/, `$1${EMPTY}$2${EMPTY}$3`);

async function arriveAndAllow(page: Page, hasScript: boolean): Promise<void> {
  await page.goto(AD);
  await answer(page, 'Allow');
  await settle(page, hasScript);
}

const setTracking = (page: Page, isAllowed: boolean): Promise<void> =>
  page.evaluate((allow) => window.wc_order_attribution.setOrderTracking(allow), isAllowed);

/** All fields of an order, those of WooCommerce first. */
const fieldNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { fields, stallkeeper } = window.wc_order_attribution;
    return Object.keys({ ...fields, ...stallkeeper.extra });
  });

/** Adds a form with an empty attribution element to the end of the page, as a quick-order plugin does. */
const addForm = (page: Page, id: string): Promise<void> =>
  page.evaluate((formId) => {
    const form = document.createElement('form');
    form.id = formId;
    form.append(document.createElement('wc-order-attribution-inputs'));
    document.body.append(form);
  }, id);

/** The values of all elements that are not empty. */
const valuesOf = async (page: Page): Promise<string[]> =>
  (await elementsOf(page)).flatMap((element) => Object.values(element)).filter(Boolean);

const valueIn = (page: Page, form: string, field: string): Promise<string> =>
  page.locator(`#${form} [name=wc_order_attribution_${field}]`).inputValue();

test.describe('Attribution elements of plugins', () => {
  test.slow();

  test('the order has the right source when plugins add empty elements to the checkout form', async ({
    page,
    javaScriptEnabled,
  }) => {
    await arriveAndAllow(page, javaScriptEnabled);
    await intoCart(page);
    await withCheckout(page, inCheckoutForm);
    await page.goto('/checkout/');
    await expect(page.locator('form.checkout wc-order-attribution-inputs')).toHaveCount(3);
    const saved = await sourceOf(await order(page));
    expect(saved).toMatchObject({ ...CAMPAIGN, first_utm_source: 'newsletter' });
    expect(saved['session_entry']).toContain('/?utm_source=newsletter');
  });

  test('the order has the right source when a plugin prints empty inputs of the same names behind ours', async ({
    page,
    javaScriptEnabled,
  }) => {
    await arriveAndAllow(page, javaScriptEnabled);
    await intoCart(page);
    await withCheckout(page, (html) =>
      html.replace(
        /(<form[^>]*class="checkout [^]*?)(<\/form>)/,
        '$1<wc-order-attribution-inputs><input type="hidden" name="wc_order_attribution_utm_source" value=""><input type="hidden" name="wc_order_attribution_utm_campaign" value=""></wc-order-attribution-inputs>$2',
      ),
    );
    expect(await sourceOf(await order(page))).toMatchObject(CAMPAIGN);
  });

  test('an order that sends its own source does not use the source of the visit @no-js', async ({ page }) => {
    await arriveAndAllow(page, false);
    await intoCart(page);
    const id = await order(page);
    await wp(
      `
      $order = wc_get_order($args);
      foreach ($order->get_meta_data() as $meta) { $order->delete_meta_data($meta->key); }
      $order->save();
      $_POST = ['wc_order_attribution_source_type' => 'pos'];
      $_COOKIE['stallkeeper_consent'] = 'allow';
      $_COOKIE['sbjs_current'] = 'typ=utm|||src=newsletter|||cmp=spring sale';
      do_action('woocommerce_checkout_order_created', wc_get_order($args));
      return true;
    `,
      id,
    );
    const saved = await sourceOf(id);
    expect(saved).toMatchObject({ source_type: 'pos' });
    expect(saved['utm_source']).toBeUndefined();
  });

  test('every element of the page has all fields with the same values @js', async ({ page }) => {
    await arriveAndAllow(page, true);
    await intoCart(page);
    await withCheckout(page, inCheckoutForm);
    await page.goto('/checkout/');
    const names = await fieldNames(page);
    await expect
      .poll(async () => (await elementsOf(page)).map((element) => Object.keys(element).sort()))
      .toEqual(Array(3).fill([...names].sort()));
    await expect
      .poll(async () => (await elementsOf(page)).map((element) => element['session_pages']))
      .toEqual(
        Array(3).fill(/pgs=(\d+)/.exec((await sourceCookies(page.context()))['sbjs_session'] ?? '')?.[1]),
      );
    const [first, ...others] = await elementsOf(page);
    expect(first).toMatchObject(CAMPAIGN);
    expect(others).toEqual([first, first]);
  });

  test('an order placed before the script has collected the source uses the source from the server @js', async ({
    page,
  }) => {
    await arriveAndAllow(page, true);
    await intoCart(page);
    await withCheckout(page, inCheckoutForm);
    await page.route('**/order-source-collect.js*', () => undefined);
    await page.goto('/checkout/');
    await expect
      .poll(async () => (await elementsOf(page)).map((element) => element['utm_source']))
      .toEqual(Array(3).fill('newsletter'));
    expect(await sourceOf(await order(page))).toMatchObject({ ...CAMPAIGN, first_utm_source: 'newsletter' });
  });

  test('elements on any page follow consent: empty, filled, emptied, filled again @js', async ({ page }) => {
    await page.goto(AD);
    await addForm(page, 'early');
    await expect.poll(() => elementsOf(page)).toHaveLength(1);
    const names = await fieldNames(page);
    await expect.poll(async () => Object.keys((await elementsOf(page))[0] ?? {})).toEqual(names);
    expect(await valuesOf(page)).toEqual([]);

    await answer(page, 'Allow');
    await expect.poll(() => valueIn(page, 'early', 'utm_source')).toBe('newsletter');
    await addForm(page, 'late');
    await expect.poll(() => valueIn(page, 'late', 'utm_campaign')).toBe('spring sale');

    await setTracking(page, false);
    await expect.poll(() => valuesOf(page)).toEqual([]);
    await addForm(page, 'after');
    await expect.poll(async () => Object.keys((await elementsOf(page))[2] ?? {})).toEqual(names);
    expect(await valuesOf(page)).toEqual([]);

    await setTracking(page, true);
    for (const form of ['early', 'late', 'after'])
      await expect.poll(() => valueIn(page, form, 'utm_source')).toBe('newsletter');
  });

  test('React keeps an element of the template that is added later @js', async ({ page }) => {
    await arriveAndAllow(page, true);
    await intoCart(page);
    await page.goto('/checkout/');
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.evaluate(() => {
      const element = document.querySelector('wc-order-attribution-inputs');
      const parent = element?.parentElement;
      const html = element?.outerHTML ?? '';
      element?.remove();
      parent?.insertAdjacentHTML('beforeend', html);
    });
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('stallkeeper:source', { detail: { utm_source: 'changed' } })),
    );
    await expect.poll(async () => (await fieldsOf(page))['utm_source']).toBe('changed');
  });

  test('markup in a campaign is text in an element that is added later @js', async ({ page }) => {
    const evil = '"><img src=x onerror="document.title=\'hacked\'">';
    await page.goto(`/?utm_source=${encodeURIComponent(evil)}`);
    await answer(page, 'Allow');
    await settle(page, true);
    await addForm(page, 'late');
    await expect.poll(() => valueIn(page, 'late', 'utm_source')).toBe(evil);
    await expect(page.locator('#late :not(input, wc-order-attribution-inputs)')).toHaveCount(0);
    expect(await page.title()).not.toBe('hacked');
  });

  test('inputs of a plugin that are not attribution fields keep their value @js', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<wc-order-attribution-inputs><input type="hidden" name="plugin_nonce" value="secret"></wc-order-attribution-inputs>',
      );
    });
    await setTracking(page, true);
    await settle(page, true);
    await setTracking(page, false);
    await expect(page.locator('[name=plugin_nonce]')).toHaveValue('secret');
  });
});

/** Whether React owns the first element's inputs. */
const isHydrated = (page: Page): Promise<boolean> =>
  page
    .locator('wc-order-attribution-inputs [data-shop-root] input')
    .first()
    .evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactProps')))
    .catch(() => false);

test.describe('Another script has defined the element', () => {
  test.slow();

  /** As WooCommerce's own script does it, but with two fields only. */
  const DEFINITION = `<script>
    customElements.define('wc-order-attribution-inputs', class extends HTMLElement {
      connectedCallback() {
        this.innerHTML = '';
        for (const field of ['source_type', 'utm_source']) {
          const input = document.createElement('input');
          input.type = 'hidden';
          input.name = 'wc_order_attribution_' + field;
          this.append(input);
        }
      }
      set values(values) {
        this._values = values;
        this.dataset.set = values.utm_source || 'nothing';
      }
      get values() { return this._values; }
    });
  </script>`;

  const withForeignDefinition = (page: Page): Promise<void> =>
    withCheckout(page, (html) => html.replace(/<form[^>]*class="checkout [^]*?<\/form>/, `$&${DEFINITION}`));

  test('its definition is used, and the order has the right source @js', async ({ page }) => {
    await arriveAndAllow(page, true);
    await intoCart(page);
    await withForeignDefinition(page);
    await page.goto('/checkout/');
    const element = page.locator('form.checkout wc-order-attribution-inputs');
    await expect(element).toHaveAttribute('data-set', 'newsletter');
    await expect(element.locator('input')).toHaveCount(2);
    await page.evaluate(() => document.body.append(document.createElement('wc-order-attribution-inputs')));
    // Plugins call this after they have added an element.
    await setTracking(page, true);
    await expect(page.locator('body > wc-order-attribution-inputs')).toHaveAttribute(
      'data-set',
      'newsletter',
    );
    const saved = await sourceOf(await order(page));
    expect(saved, 'fields that the form does not send come from the server').toMatchObject({
      ...CAMPAIGN,
      first_utm_source: 'newsletter',
    });
  });

  test('its element is emptied when consent is withdrawn @js', async ({ page }) => {
    await arriveAndAllow(page, true);
    await intoCart(page);
    await withForeignDefinition(page);
    await page.goto('/checkout/');
    const element = page.locator('form.checkout wc-order-attribution-inputs');
    await expect(element).toHaveAttribute('data-set', 'newsletter');
    await setTracking(page, false);
    await expect(element).toHaveAttribute('data-set', 'nothing');
    expect(await valuesOf(page)).toEqual([]);
  });
});

test.describe('A missing input', () => {
  const warningsOf = (page: Page): string[] => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes('wc-order-attribution-inputs'))
        warnings.push(message.text());
    });
    return warnings;
  };

  test('is a warning at once, without consent and without React @js', async ({ page }) => {
    const warnings = warningsOf(page);
    await intoCart(page);
    await page.route('**/order-source-fields.js*', () => undefined);
    await withCheckout(page, (html) =>
      html.replace(/<input[^>]*name="wc_order_attribution_(utm_term|first_entry)"[^>]*>/g, ''),
    );
    await page.goto('/checkout/');
    await expect.poll(() => warnings).toHaveLength(1);
    expect(warnings[0]).toContain('"utm_term", "first_entry"');
  });

  test('is one warning per element, for elements of plugins too, and none for a complete one @js', async ({
    page,
  }) => {
    const warnings = warningsOf(page);
    await page.goto('/');
    await addForm(page, 'complete');
    await page.evaluate(() => {
      for (const id of ['one', 'two']) {
        document.body.insertAdjacentHTML(
          'beforeend',
          `<wc-order-attribution-inputs id="${id}"><input type="hidden" name="wc_order_attribution_source_type"></wc-order-attribution-inputs>`,
        );
      }
    });
    await expect.poll(() => warnings).toHaveLength(2);
    await setTracking(page, true);
    await settle(page, true);
    await setTracking(page, false);
    await expect(page.locator('#complete [name=wc_order_attribution_utm_source]')).toHaveValue('');
    expect(warnings).toHaveLength(2);
    expect(warnings.join()).toContain('"utm_source"');
  });

  test('that is removed later is a warning with the next change @js', async ({ page }) => {
    const warnings = warningsOf(page);
    await page.goto('/');
    await addForm(page, 'form');
    await page.locator('#form [name=wc_order_attribution_utm_id]').evaluate((input) => input.remove());
    expect(warnings).toEqual([]);
    await setTracking(page, true);
    await expect.poll(() => warnings.join()).toContain('"utm_id"');
  });
});
