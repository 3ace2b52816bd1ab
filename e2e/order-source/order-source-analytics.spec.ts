import { readFile } from 'node:fs/promises';
import { asAdmin } from '../support/admin';
import { axe } from '../support/axe';
import { shop } from '../support/shop/shop';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The report of order sources in WooCommerce Analytics. */
test.describe('Analytics > Order sources', { tag: '@js' }, () => {
  test.skip(() => shop().kind === 'stand-in', 'the stand-in has no WooCommerce Analytics');

  test.beforeEach(async ({ pageErrors }) => {
    // WooCommerce's own components use names that WordPress has replaced.
    pageErrors.allow(/is deprecated since version/);
    await wp(`
      global $wpdb;
      foreach ([['letter', 0, 100], ['letter', 3, 60], ['', 1, 20], ['letter', 40, 30]] as [$source, $days, $net]) {
        $order = wc_create_order();
        $order->set_status('processing');
        if ($source !== '') {
          foreach (['source_type' => 'utm', 'utm_source' => $source, 'utm_campaign' => 'May'] as $field => $value) {
            $order->update_meta_data("_wc_order_attribution_$field", $value);
          }
        }
        $order->save();
        $wpdb->replace("{$wpdb->prefix}wc_order_stats", [
          'order_id' => $order->get_id(),
          'date_created' => wp_date('Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS),
          'net_total' => $net,
          'returning_customer' => $days === 0 ? 1 : 0,
          'status' => 'wc-processing',
          'customer_id' => 1,
        ]);
      }
    `);
    test.slow();
  });

  test('figures, chart, table, download, and the reason why an order has no source', async ({ page }) => {
    await asAdmin(page);
    const last30 = new URLSearchParams({
      ...{ page: 'wc-admin', path: '/analytics/order-sources', period: 'custom', compare: 'previous_period' },
      ...{ after: day(29), before: day(0) },
    });
    await page.goto(`/wp-admin/admin.php?${last30}`);
    const row = page.getByRole('row', { name: /Source: Letter/ });
    await expect(row).toContainText('May');
    await expect(row.getByRole('cell')).toContainText(['', 'May', '2', '1', '160', '30', '80', '50%']);
    await expect(page.getByText('Average order value').first()).toBeVisible();
    await expect(page.getByText('Orders by week')).toBeVisible();
    await expect(page.getByText(/did not agree, ordered before/)).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain('Source: Letter');
    expect(csv).toContain('160');
  });

  test('has no accessibility problems of its own', async ({ page }) => {
    await asAdmin(page);
    await page.goto('/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Forder-sources');
    await expect(page.getByRole('row', { name: /Source: Letter/ })).toBeVisible();
    expect(await axe(page, { within: '.woocommerce-table' })).toEqual([]);
  });

  test('an error of the server is shown, and the report can be loaded again', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/503 \(Service Unavailable\).*order-sources/);
    await asAdmin(page);
    await page.route(/order-sources/, (route) =>
      route.request().url().includes('wp-admin')
        ? route.continue()
        : route.fulfill({ status: 503, json: { code: 'stallkeeper_unavailable', message: 'Try again.' } }),
    );
    await page.goto('/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Forder-sources');
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toContainText(
      'Try again.',
    );
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row', { name: /Source: Letter/ })).toBeVisible();
  });
});

function day(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
}
