import { box, titles, wake } from '../support/search';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Addresses of the search, however they are written. */

test('the pretty address of a search finds the same as the plain one @no-js', async ({ page }) => {
  await page.goto('/?s=limescale');
  const plain = await titles(page).allTextContents();
  await page.goto('/search/limescale/');
  await expect(box(page)).toHaveValue('limescale');
  await expect(titles(page)).toHaveText(plain);
});

test('a differently encoded URL adds no entry to the history @js', async ({ page, pageErrors }) => {
  // The fake clock has no entries of the page's load, which a script of WordPress 6.9 reads.
  pageErrors.allow(/domContentLoadedEventStart/);
  await page.clock.install();
  await page.goto('/about/');
  await page.goto('/?utm_source=a%20b&s=tea%20kettle');
  await wake(page);
  // Longer than the pause in typing after which an address is written.
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\?utm_source=a%20b&s=tea%20kettle$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
});

test('other parameters of the address stay @js', async ({ page }) => {
  await page.goto('/?utm_source=mail&s=');
  await box(page).fill('limescale');
  await expect(page).toHaveURL(/\?utm_source=mail&s=limescale$/);
});

test('content that is filtered twice is finished once @no-js', async () => {
  const html = await wp<string>(
    `add_filter('wp_is_serving_rest_request', '__return_false'); return apply_filters('the_content', apply_filters('the_content', '<div class="instant-search-widget"></div>'));`,
  );
  expect(html.match(/data-shop-root/g)).toHaveLength(1);
});
