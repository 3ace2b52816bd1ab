import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forget, killed, publish, withPlugin } from '../support/engine';
import { expect, test } from '../support/test';
import { aProduct } from '../support/shop/checkout';
import { siteFolder } from '../support/wp';

const busy = () => join(siteFolder(), 'index-is-busy');
const goOn = () => join(siteFolder(), 'index-may-go-on');

/** Indexing a post takes until the test lets it go on, 20 seconds at most. */
const slowIndexing = () => `
  // Else a scheduled event may index the post in a request of its own.
  defined('DISABLE_WP_CRON') || define('DISABLE_WP_CRON', true);
  add_filter('stallkeeper_search_record', static function ($record) {
      touch('${busy()}');
      for ($look = 0; PHP_SAPI !== 'cli' && !file_exists('${goOn()}') && $look < 400; $look++) {
          usleep(50000);
          clearstatcache();
      }
      return $record;
  });`;

test('a request that updates the search index saves the cart first @js', async ({ page }) => {
  const product = await aProduct();
  const post = await publish('waitingpost');
  await withPlugin(slowIndexing(), async () => {
    try {
      for (const file of [busy(), goOn()]) rmSync(file, { force: true });
      // The post waits in the queue: the next request of the site indexes it.
      await killed('wp_update_post(["ID" => $args, "post_title" => "waitingpost two"]);', post);
      await page.goto(`/?add-to-cart=${product.id}`, { waitUntil: 'commit' });
      await expect.poll(() => existsSync(busy())).toBe(true);
      await page.goto('/checkout/');
      await expect(page.locator('form.checkout')).toContainText(product.name);
    } finally {
      writeFileSync(goOn(), '');
      await forget();
    }
  });
});
