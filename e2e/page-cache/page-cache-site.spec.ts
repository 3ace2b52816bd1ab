import { expect, expectNothingStored, open, test } from '../support/shop/cached-shop';
import { withPlugin } from '../support/engine';
import { shopName } from '../support/shop/shop';
import { answer, intoCart, settle, sourceCookies } from '../support/shop/order-source';
import { count } from '../support/shop/checkout';
import { wp } from '../support/wp';

/** Settings of a whole site that concern the shared cache in front of it. */

test.describe.configure({ timeout: 120_000 });
test.beforeEach(() => {
  test.info().annotations.push({ type: 'shop', description: shopName() });
});

/** As a plugin or a host does it that lets every page be stored. */
const PUBLIC_PAGES = `add_action('send_headers', static fn() => header('Cache-Control: public, max-age=60'));`;

/** As WP Consent API: a class, and functions that read one cookie for each category. */
const CONSENT_PLUGIN = `
class WP_CONSENT_API {}
function wp_get_consent_type() { return 'optin'; }
add_action('wp_enqueue_scripts', fn() => wp_register_script('wp-consent-api', false, [], null), 1);
function wp_has_consent($category) { return ($_COOKIE["wp_consent_$category"] ?? '') === 'allow'; }
`;

const PAGES = ['/about/', '/?s=kettle'];

test('cacheable pages contain no visitor data and the script closes the consent banner; pages with a cart are private @js', async ({
  firstVisitor,
  page,
  cache,
}) => {
  await withPlugin(PUBLIC_PAGES, async () => {
    const bar = firstVisitor.getByRole('region', { name: 'Tracking preferences' });
    await firstVisitor.goto('/category/kitchen/');
    await answer(firstVisitor, 'Allow');
    await settle(firstVisitor, true);
    for (const [index, path] of PAGES.entries()) {
      const { html, headers } = await open(firstVisitor, path, { referer: 'https://mail.example/thread' });
      expect(headers['cache-control']).toContain('public');
      expect(headers['set-cookie']).toBeUndefined();
      expect(html).not.toMatch(/data-chosen|mail\.example/);
      await expect(bar).toBeHidden();
      await expect
        .poll(async () => (await sourceCookies(firstVisitor.context()))['sbjs_session'])
        .toContain(`pgs=${index + 2}`);
      expect((await open(page, path)).isHit).toBe(true);
      await expect(page.getByRole('region', { name: 'Tracking preferences' })).toBeVisible();
    }

    await intoCart(firstVisitor);
    const { headers } = await open(firstVisitor, '/shop/');
    expect(headers['cache-control']).toContain('private');
    await expect(count(firstVisitor)).toHaveText('1');
    expect((await open(page, '/shop/')).isHit).toBe(false);
    await expect(count(page)).toHaveText('0');
    expectNothingStored(cache, ['data-chosen', 'mail.example']);
  });
});

test('with a consent plugin, cacheable pages do not contain the visitor’s choice @js', async ({
  firstVisitor,
  page,
  cache,
}) => {
  await withPlugin(CONSENT_PLUGIN + PUBLIC_PAGES, async () => {
    const url = test.info().project.use.baseURL ?? '';
    await firstVisitor.context().addCookies([{ name: 'wp_consent_marketing', value: 'allow', url }]);
    for (const path of PAGES) {
      const before = (await open(firstVisitor, path)).html;
      expect(before).toMatch(/"allowTracking":/);
      expect(before).not.toMatch(/"allowTracking":(true|"1"|1)/);
      expect((await open(page, path)).isHit).toBe(true);
    }
    expectNothingStored(cache, []);
  });
});

test('after one visitor dismisses the store notice, the next visitor still sees it @js', async ({
  firstVisitor,
  page,
  cache,
}) => {
  const notice = 'Closed from Monday to Wednesday.';
  await wp(
    `update_option('woocommerce_demo_store', 'yes'); update_option('woocommerce_demo_store_notice', $args);`,
    notice,
  );
  try {
    await firstVisitor.goto('/');
    await firstVisitor.getByText('Dismiss').click();
    await expect(firstVisitor.getByText(notice)).toHaveCount(0);
    const path = '/about/';
    const { html, headers } = await open(firstVisitor, path);
    expect(html).not.toContain(notice);
    expect(headers['cache-control']).toContain('private');
    expect((await open(page, path)).isHit).toBe(false);
    await expect(page.getByText(notice)).toBeVisible();
    // The second visitor's page is stored now.
    expect((await open(firstVisitor, path)).isHit).toBe(true);
    await expect(firstVisitor.getByText(notice)).toHaveCount(0);
    expectNothingStored(cache, []);
  } finally {
    await wp(
      `update_option('woocommerce_demo_store', 'no'); delete_option('woocommerce_demo_store_notice');`,
    );
  }
});
