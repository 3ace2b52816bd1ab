import { gzipSync } from 'node:zlib';
import { PHONE } from './support/nav';
import { withPlugin } from './support/engine';
import { expect, test } from './support/test';
import { wp } from './support/wp';

/** What the front page costs a phone, with everything of the demo on it. */

const MAX_REQUESTS = 30;
const MAX_SCRIPT_BYTES = 45_000;
const MAX_SHIFT = 0.01;
const MAX_QUERIES = 99;

test('a phone fetches little before anybody touches the front page, and nothing jumps, also when it is scrolled through @js', async ({
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
  let requests = 0;
  page.on('response', (response) => {
    requests++;
    if (/\.js(\?|$)/.test(response.url()))
      scripts.push(response.body().then((body) => gzipSync(body, { level: 6 }).length));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requests).toBeLessThanOrEqual(MAX_REQUESTS);

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, one) => sum + one, 0);
  expect(bytes, 'gzip bytes of scripts, the slider’s included').toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(
    MAX_SHIFT,
  );
});

test('the front page asks the database no more than 99 times @alone', async ({ request }) => {
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

test('a photograph that an owner uploads gets small versions in WebP or AVIF, and stays itself as it is', async () => {
  const made = await wp<{ can: boolean; own: string; small: string[]; png: string[] }>(
    `require_once ABSPATH . 'wp-admin/includes/image.php';
     $upload = static function (string $name, string $type, callable $write): array {
         $picture = imagecreatetruecolor(1600, 1067);
         imagefilledellipse($picture, 800, 500, 900, 600, 0xc4753f);
         ob_start(); $write($picture);
         $file = wp_upload_bits($name, null, (string) ob_get_clean())['file'];
         $id = wp_insert_attachment(['post_mime_type' => $type, 'post_title' => 'Made by a test', 'post_status' => 'inherit'], $file);
         $data = wp_generate_attachment_metadata($id, $file);
         wp_delete_attachment($id, true);
         return [basename($file), array_values(array_unique(array_column($data['sizes'], 'mime-type')))];
     };
     [$own, $small] = $upload(wp_unique_id('photo-') . '.jpg', 'image/jpeg', static fn($picture) => imagejpeg($picture));
     [, $png] = $upload(wp_unique_id('sign-') . '.png', 'image/png', static fn($picture) => imagepng($picture));
     return ['can' => wp_image_editor_supports(['mime_type' => 'image/webp']) || wp_image_editor_supports(['mime_type' => 'image/avif']), 'own' => $own, 'small' => $small, 'png' => $png];`,
  );
  expect(made.own).toMatch(/\.jpg$/);
  expect(made.small).toEqual([made.can ? expect.stringMatching(/^image\/(webp|avif)$/) : 'image/jpeg']);
  expect(made.png).toEqual(['image/png']);
});
