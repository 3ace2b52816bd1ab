import { DESK, PHONE } from '../support/nav';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Images of the front page: loading, size and format. */

test('the first picture has a high priority, the others load lazily, and each has sizes for the screen @no-js', async ({
  page,
}) => {
  await page.goto('/');
  const pictures = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('img')].map((image) => ({
      src: image.getAttribute('src') ?? '',
      loading: image.getAttribute('loading'),
      priority: image.getAttribute('fetchpriority'),
      hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
      srcset: image.getAttribute('srcset') ?? '',
      sizes: image.getAttribute('sizes') ?? '',
      alt: image.getAttribute('alt'),
    })),
  );
  expect(pictures.length).toBeGreaterThanOrEqual(30);
  const [first, ...others] = pictures;
  expect(first).toMatchObject({ loading: 'eager', priority: 'high', hasSize: true });
  for (const picture of others) {
    expect(picture, picture.src).toMatchObject({ loading: 'lazy', priority: null, hasSize: true });
    expect(picture.alt, picture.src).not.toBeNull();
    expect(picture.sizes, picture.src).not.toMatch(/^auto$|^$/);
  }
  for (const { src, srcset } of pictures) {
    expect(src, src).toMatch(/-\d+x\d+\.(webp|avif)$/);
    expect(srcset, src).toMatch(/\d+w, .*\d+w/);
  }
});

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const) {
  test(`on ${name}, the file of each image has about the size at which it is displayed @no-js`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const pictures = await page.getByRole('main').evaluate((main) =>
      Promise.all(
        // Second images of cards appear on hover.
        [...main.querySelectorAll<HTMLImageElement>('img:not(.product-card__second)')].map(async (image) => {
          image.loading = 'eager';
          await image.decode();
          const shown = image.getBoundingClientRect();
          // The width that `sizes` says, and what the box needs when the picture fills it.
          const fills = Math.max(shown.width, (shown.height * image.naturalWidth) / image.naturalHeight);
          return { src: image.currentSrc, times: image.naturalWidth / fills };
        }),
      ),
    );
    expect(pictures.length).toBeGreaterThanOrEqual(30);
    for (const { src, times } of pictures) {
      expect(times, src).toBeGreaterThan(0.65);
      expect(times, src).toBeLessThan(1.8);
    }
  });
}

test('an uploaded photograph gets small versions in WebP or AVIF, and the original stays unchanged @no-js', async () => {
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
     [$own, $small] = $upload('photo-' . wp_generate_uuid4() . '.jpg', 'image/jpeg', static fn($picture) => imagejpeg($picture));
     [, $png] = $upload('sign-' . wp_generate_uuid4() . '.png', 'image/png', static fn($picture) => imagepng($picture));
     return ['can' => wp_image_editor_supports(['mime_type' => 'image/webp']) || wp_image_editor_supports(['mime_type' => 'image/avif']), 'own' => $own, 'small' => $small, 'png' => $png];`,
  );
  expect(made.own).toMatch(/\.jpg$/);
  expect(made.small).toEqual([made.can ? expect.stringMatching(/^image\/(webp|avif)$/) : 'image/jpeg']);
  expect(made.png).toEqual(['image/png']);
});

test('the important part of a banner’s image, and another one for phones, stays visible @no-js', async ({
  page,
}) => {
  await page.goto('/');
  const picture = page.locator('.banner-slide__picture img').first();
  const position = () => picture.evaluate((image) => getComputedStyle(image).objectPosition);
  expect(await position()).toBe('50% 50%');
  const file = (await picture.getAttribute('src'))!.replace(/-\d+x\d+(?=\.\w+$)/, '');
  const name = file.slice(file.lastIndexOf('/') + 1);
  await wp(
    `global $wpdb; $id = (int) $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_wp_attached_file' AND meta_value LIKE %s", '%/' . ${JSON.stringify(name)} ) );
    update_post_meta( $id, '_stallkeeper_focus', 'top-left' ); update_post_meta( $id, '_stallkeeper_focus_small', 'bottom' );`,
  );
  await page.setViewportSize(DESK);
  await page.goto('/');
  expect(await position()).toBe('0% 0%');
  await page.setViewportSize(PHONE);
  expect(await position()).toBe('50% 100%');
});
