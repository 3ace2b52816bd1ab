import { readFileSync } from 'node:fs';
import { at, enhanced, linked, pageOf, row, seen, sliderOf } from '../support/slider';
import { expect, test } from '../support/test';
import { pageWith, wp } from '../support/wp';

const KINDS = ['banner', 'product', 'product-four', 'product-six', 'brand', 'sidebar', 'footer', 'plain'];
const counts = (
  JSON.parse(
    readFileSync(new URL('../../php-render/fixtures/slider/counts.json', import.meta.url), 'utf8'),
  ) as {
    cases: { input: { kind: string }; expect: Record<string, number> }[];
  }
).cases;

const widths = (): number[] =>
  [...new Set(counts.flatMap((one) => Object.keys(one.expect).map(Number)))].sort((a, b) => a - b);

/** The number of slides at a width between those of the fixture. */
const countAt = (known: Record<string, number>, width: number): number =>
  Object.entries(known).reduce((count, [from, many]) => (Number(from) <= width ? many : count), 1);

test('the keyboard reaches every slide of every slider, without a script @no-js @journey', async ({
  page,
}) => {
  await page.goto(await pageOf(...KINDS.map((kind) => ({ kind }))));
  for (const kind of KINDS) {
    const slider = row(page, kind);
    await slider.scrollIntoViewIfNeeded();
    for (let slide = 1; slide <= 8; slide++) {
      const link = slider.getByRole('link', { name: `Slide ${slide}`, exact: true });
      if (slide === 1) await link.focus();
      else await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect.poll(() => seen(slider), { message: `${kind}, slide ${slide}` }).toContain(slide);
    }
    await expect(slider.getByRole('button')).toHaveCount(0);
  }
});

test('slides without a link are reached by scrolling their list with the keyboard @no-js', async ({
  page,
}) => {
  await page.goto(await pageOf({ slide: (number) => `<p>Picture ${number}</p>` }));
  const slider = row(page);
  await slider.getByRole('list').focus();
  const met = new Set<number>();
  const pressAtRest = async (): Promise<number[]> => {
    const [slide, ...others] = await seen(slider);
    // Between two slides none is seen whole: the next key waits until the list has come to rest.
    if (slide !== undefined && others.length === 0) {
      met.add(slide);
      await page.keyboard.press('ArrowRight');
    }
    return [...met];
  };
  await expect.poll(pressAtRest, { timeout: 20_000 }).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('the number of visible slides follows the width of the window', async ({ page, javaScriptEnabled }) => {
  await page.goto(
    await pageOf(...counts.map(({ input }) => ({ ...input, attributes: 'data-autoplay="false"' }))),
  );
  for (const width of widths()) {
    await page.setViewportSize({ width, height: 700 });
    for (const { input, expect: known } of counts) {
      const slider = row(page, input.kind);
      if (javaScriptEnabled) {
        await slider.scrollIntoViewIfNeeded();
        await enhanced(slider);
      }
      const message = `${input.kind} at ${width} pixels`;
      await expect.poll(async () => (await seen(slider)).length, { message }).toBe(countAt(known, width));
      if (javaScriptEnabled)
        await expect(slider.locator('[data-part="slide"]:not([inert])'), message).toHaveCount(
          countAt(known, width),
        );
    }
  }
});

test('a width that changes while the slider starts is not missed @js', async ({ page }) => {
  await page.addInitScript(() => {
    // Between the two frames in which a slider starts.
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.dataset.enhanced === 'placed')
          target.style.setProperty('--stallkeeper-slider-visible', '2');
    }).observe(document, { subtree: true, attributeFilter: ['data-enhanced'] });
  });
  await page.setViewportSize({ width: 1366, height: 700 });
  await page.goto(await pageOf({ kind: 'product-six', attributes: 'data-autoplay="false"' }));
  const slider = row(page, 'product-six');
  await slider.scrollIntoViewIfNeeded();
  await enhanced(slider);
  await expect(slider.locator('[data-part="slide"]:not([inert])')).toHaveCount(2);
});

for (const [name, wrap] of [
  ['a list', sliderOf({ kind: 'brand', label: 'blocks', count: 3 })],
  [
    'a group of blocks, by a class alone',
    `<!-- wp:group {"className":"shop-slider shop-slider-brand"} --><div class="wp-block-group shop-slider shop-slider-brand" data-label="Row of blocks">${[1, 2, 3].map((one) => `<!-- wp:paragraph -->${linked(one)}<!-- /wp:paragraph -->`).join('')}</div><!-- /wp:group -->`,
  ],
] as const) {
  test(`an editor makes a slider of ${name}`, async ({ page, javaScriptEnabled }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(await pageWith(wrap));
    const slider = row(page, 'blocks');
    await expect(slider).toHaveAttribute('data-slideshow-speed', '3000');
    await expect(slider.getByRole('listitem').first()).toContainText('Slide 1');
    await expect.poll(() => seen(slider)).toEqual([1, 2]);
    if (javaScriptEnabled) await enhanced(slider);
  });
}

test('settings of the banner are limited to the allowed range and converted to milliseconds @js', async () => {
  const answers = await wp<Record<string, string[]>>(
    `
    $answers = [];
    foreach ($args as $name => [$effect, $slideshow, $animation]) {
        foreach (['shoppingcart_animation_effect' => $effect, 'shoppingcart_slideshowSpeed' => $slideshow, 'shoppingcart_animationSpeed' => $animation] as $setting => $value) {
            remove_all_filters("theme_mod_$setting");
            add_filter("theme_mod_$setting", static fn() => $value);
        }
        $html = stallkeeper_theme(\\Stallkeeper\\Theme\\Slider\\Slider::class)->html('banner', 'B', ['a', 'b']);
        preg_match('/animation-effect="(.*?)"\\s+data-slideshow-speed="(.*?)"\\s+data-animation-speed="(.*?)"/', $html, $found);
        $answers[$name] = array_slice($found, 1);
    }
    return $answers;`,
    {
      set: ['slide', '9', 12],
      negative: ['', -5, '-7'],
      text: ['<b>', 'soon', 'now'],
      milliard: [[], 1e9, '1000000000'],
    },
  );
  expect(answers).toEqual({
    set: ['slide', '9000', '1200'],
    negative: ['fade', '1000', '100'],
    text: ['fade', '5000', '700'],
    milliard: ['fade', '60000', '3000'],
  });
});

test('the Customizer keeps an owner from saving what no slideshow can use @js', async () => {
  const saved = await wp(`
    require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
    wp_set_current_user(1);
    $customizer = new WP_Customize_Manager();
    do_action('customize_register', $customizer);
    return array_map(static fn($one) => $customizer->get_setting($one[0])->sanitize($one[1]), [
        ['shoppingcart_animation_effect', 'spin'], ['shoppingcart_animation_effect', 'slide'],
        ['shoppingcart_slideshowSpeed', '-1'], ['shoppingcart_slideshowSpeed', 'x'], ['shoppingcart_slideshowSpeed', '8'],
        ['shoppingcart_animationSpeed', '1000000000'],
    ]);`);
  expect(saved).toEqual(['fade', 'slide', 1, 5, 8, 30]);
});

test('two sliders that were given the same id get one each @js', async ({ page }) => {
  const same = { kind: 'brand', attributes: 'id="ours"' };
  await page.goto(await pageOf({ ...same, label: 'one' }, { ...same, label: 'two' }));
  for (const label of ['one', 'two']) {
    const slider = row(page, label);
    await slider.scrollIntoViewIfNeeded();
    await enhanced(slider);
    await slider.getByRole('button', { name: 'Next slide' }).click();
    expect(await at(slider)).toBe(2);
  }
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
