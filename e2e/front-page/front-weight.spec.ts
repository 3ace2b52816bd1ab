import { gzipSync } from 'node:zlib';
import { PHONE } from '../support/nav';
import { withPlugin } from '../support/engine';
import { countRequests } from '../support/settled';
import { expect, test } from '../support/test';

/** Limits of the front page on a phone, with all content of the demo. */

const MAX_REQUESTS = 30;
const MAX_SCRIPT_BYTES = 45_000;
const MAX_SHIFT = 0.01;
const MAX_QUERIES = 99;

test('the front page on a phone stays below its limits for requests, script bytes and layout shifts, also when it is scrolled @js', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number };
    shifts.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        shifts.shifted += entry.hadRecentInput ? 0 : entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const scripts: Promise<number>[] = [];
  const requests = countRequests(page);
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url()))
      scripts.push(response.body().then((body) => gzipSync(body, { level: 6 }).length));
  });
  await page.goto('/');
  await requests.settled();
  expect(requests.urls.length).toBeLessThanOrEqual(MAX_REQUESTS);

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await requests.settled();
  const bytes = (await Promise.all(scripts)).reduce((sum, one) => sum + one, 0);
  expect(bytes, 'gzip bytes of scripts, the slider’s included').toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(
    MAX_SHIFT,
  );
});

test('the front page needs at most 99 database queries @js', async ({ request }) => {
  test.slow();
  await withPlugin(
    `add_action('wp_footer', static function (): void { printf('<!-- queries: %d -->', get_num_queries()); }, PHP_INT_MAX);`,
    async () => {
      let queries = Infinity;
      // The first pages after a change fill caches of WordPress and of the shop.
      for (let visit = 0; visit < 3; visit++) {
        const found = /<!-- queries: (\d+) -->/.exec(await (await request.get('/')).text());
        queries = Number(found?.[1]);
      }
      expect(queries).toBeGreaterThan(5);
      expect(queries).toBeLessThanOrEqual(MAX_QUERIES);
    },
  );
});
