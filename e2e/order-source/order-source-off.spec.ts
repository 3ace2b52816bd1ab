import { asAdmin } from '../support/admin';
import { shop, shopName } from '../support/shop/shop';
import { AD, answer, intoCart, order, sourceOf } from '../support/shop/order-source';
import { expect, test } from '../support/test';
import { anEmail } from '../support/shop/checkout';
import { wp } from '../support/wp';

/** The plugin records order sources itself if WooCommerce's own attribution is off or missing. */
const FEATURE = 'woocommerce_feature_order_attribution_enabled';

test.describe("Without WooCommerce's own attribution @js", () => {
  test.describe.configure({ timeout: 180_000, mode: 'serial' });

  test.beforeEach(async () => {
    test.info().annotations.push({ type: 'shop', description: shopName() });
    await wp(`return update_option($args, 'no');`, FEATURE);
  });

  test('an order is saved, listed with its origin, found by its campaign, reported and exported', async ({
    browser,
  }) => {
    const baseURL = test.info().project.use.baseURL ?? '';
    const campaign = `off ${Date.now()}`;
    const visitor = await (await browser.newContext({ baseURL })).newPage();
    await visitor.goto(`/?utm_source=shop&utm_medium=%3D1%2B2&utm_campaign=${encodeURIComponent(campaign)}`);
    await answer(visitor, 'Allow');
    await intoCart(visitor);
    const id = await order(visitor);
    expect(await sourceOf(id)).toMatchObject({
      source_type: 'utm',
      utm_source: 'shop',
      utm_medium: '=1+2',
      utm_campaign: campaign,
      device_type: 'Desktop',
      first_utm_campaign: campaign,
    });

    const page = await (await browser.newContext({ baseURL })).newPage();
    await asAdmin(page);
    const list = await wp<string>(
      `return $args || get_option('woocommerce_custom_orders_table_enabled') === 'yes' ? '/wp-admin/admin.php?page=wc-orders' : '/wp-admin/edit.php?post_type=shop_order';`,
      shop().kind === 'stand-in',
    );
    await page.goto(`${list}&s=${encodeURIComponent(campaign)}`);
    const row = page.locator('#the-list tr').first();
    await expect(row).toContainText(String(id));
    await expect(row.locator('.column-origin')).toHaveText('Source: Shop');

    await page.goto('/wp-admin/admin.php?page=stallkeeper-order-sources');
    await expect(page.getByRole('row', { name: campaign })).toContainText('1');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    const text = await file.createReadStream().then(
      (stream) =>
        new Promise<string>((resolve) => {
          let all = '';
          stream.on('data', (part) => (all += String(part))).on('end', () => resolve(all));
        }),
    );
    expect(text).toContain(`"Source: Shop","'=1+2","${campaign}","1","12.50"`);
    const forbidden = await visitor.request.get('/wp-admin/admin-post.php?action=stallkeeper_order_sources');
    expect(await forbidden.text()).not.toContain(campaign);
    await visitor.context().close();
    await page.context().close();
  });
});

test('an order’s source is exported with personal data, and erased with it @no-js', async ({ page }) => {
  test.slow();
  const email = anEmail();
  await page.goto(AD);
  await answer(page, 'Allow');
  await intoCart(page);
  const id = await order(page, email);
  const { exported, erased } = await wp<{ exported: string; erased: boolean }>(
    `
    $exporters = apply_filters('wp_privacy_personal_data_exporters', []);
    $erasers = apply_filters('wp_privacy_personal_data_erasers', []);
    $exported = $exporters['stallkeeper-order-sources']['callback']($args, 1);
    $erased = $erasers['stallkeeper-order-sources']['callback']($args, 1);
    return ['exported' => wp_json_encode($exported), 'erased' => $erased['items_removed'] && $erased['done']];
  `,
    email,
  );
  expect(exported).toContain('newsletter');
  expect(exported).toContain('Landing page');
  expect(erased).toBe(true);
  expect(await sourceOf(id)).toEqual({});
});
