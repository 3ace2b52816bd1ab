import { framesDrawn } from '../support/settled';
import { at, enhanced, pageOf, row, seen, sliderOf } from '../support/slider';
import { expect, test } from '../support/test';
import { pageWith, wp } from '../support/wp';

test('a slider without slides is not rendered @no-js', async ({ page }) => {
  await page.goto(await pageOf({ count: 0 }));
  await expect(row(page)).toHaveCount(0);
  expect(
    await wp(
      `return stallkeeper_theme(\\Stallkeeper\\Theme\\Slider\\Slider::class)->html('brand', 'B', ['', '  ']);`,
    ),
  ).toBe('');
});

test('one slide, or fewer than fit, has no buttons and does not move', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(await pageOf({ kind: 'banner', count: 1 }, { kind: 'brand', count: 4 }));
  if (javaScriptEnabled) await enhanced(row(page, 'brand'));
  for (const [kind, slides] of [
    ['banner', [1]],
    ['brand', [1, 2, 3, 4]],
  ] as const) {
    await expect.poll(() => seen(row(page, kind))).toEqual(slides);
    await expect(row(page, kind).getByRole('button')).toHaveCount(0);
  }
});

test('two hundred slides are all reached, and more are left out', async ({ page, javaScriptEnabled }) => {
  await page.goto(await pageOf({ kind: 'brand', count: 230, attributes: 'data-autoplay="false"' }));
  const slider = row(page, 'brand');
  await expect(slider.locator('[data-part="slide"]')).toHaveCount(200);
  if (!javaScriptEnabled) {
    await slider.getByRole('link', { name: 'Slide 200', exact: true }).focus();
    await expect.poll(() => seen(slider)).toContain(200);
    return;
  }
  await enhanced(slider);
  await expect(slider.locator('.slider__dot')).toHaveCount(0);
  await expect(slider.locator('[data-part="count"]')).toHaveText('1–6 / 200');
  await slider.getByRole('button', { name: 'Previous slide' }).click();
  // A browser counts in 64ths of a pixel: after two hundred slides that is three pixels.
  await expect.poll(() => seen(slider, 4)).toEqual([195, 196, 197, 198, 199, 200]);
});

test('a broken picture and a caption of 500 characters keep the slider and the page in shape', async ({
  page,
  javaScriptEnabled,
  pageErrors,
}) => {
  pageErrors.allow(/404/);
  await page.setViewportSize({ width: 320, height: 800 });
  const slide = (number: number) =>
    `<figure><img src="/none-${number}.jpg" width="1500" height="850" alt="Picture ${number}"><figcaption>${'x'.repeat(250)} ${'word '.repeat(50)}</figcaption></figure>`;
  await page.goto(await pageOf({ kind: 'banner', slide, count: 3, attributes: 'data-autoplay="false"' }));
  const slider = row(page, 'banner');
  const height = (await slider.boundingBox())!.height;
  if (javaScriptEnabled) {
    await enhanced(slider);
    await slider.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => seen(slider)).toEqual([2]);
    expect((await slider.boundingBox())!.height).toBeCloseTo(height, 0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a slider whose script does not come stays a list that is scrolled @js', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to fetch|ERR_FAILED|the script could not enhance/);
  await page.route(/build\/slider-engine\.js/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(await pageOf({}));
  await failed;
  const slider = row(page);
  await expect(slider.getByRole('button')).toHaveCount(0);
  await slider.getByRole('link', { name: 'Slide 6', exact: true }).focus();
  await expect.poll(() => seen(slider)).toEqual([6]);
});

test('a child theme whose slider has lost a part keeps the list @js', async ({ page, pageErrors }) => {
  pageErrors.allow(/the script could not enhance/);
  await page.route(/made-/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('data-part="next"', '') });
  });
  const said = page.waitForEvent('console', (message) =>
    message.text().includes('the script could not enhance'),
  );
  await page.goto(await pageOf({}));
  expect((await said).text()).toContain('data-part="next"');
  await expect(row(page).getByRole('list')).toHaveCSS('overflow-x', 'auto');
});

test('a slider in a closed tab is taken over when the tab opens, with the right boxes @js', async ({
  page,
}) => {
  await page.goto(
    await pageWith(
      `<!-- wp:html --><details><summary>More</summary><!-- /wp:html -->${sliderOf({ kind: 'brand' })}<!-- wp:html --></details><!-- /wp:html -->`,
    ),
  );
  const slider = page.locator('.slider--brand');
  await framesDrawn(page);
  await expect(slider).not.toHaveAttribute('data-enhanced');
  await page.getByText('More', { exact: true }).last().click();
  await enhanced(slider);
  await expect.poll(() => seen(slider)).toEqual([1, 2, 3, 4, 5, 6]);
  // Closed and opened again while it moves.
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await page.getByText('More', { exact: true }).last().click();
  await page.getByText('More', { exact: true }).last().click();
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => seen(slider)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(await at(slider)).toBe(3);
});

test('tags that do not match, and odd attributes, are left as their author wrote them', async ({ page }) => {
  await page.goto(
    await pageWith(
      `<!-- wp:html --><div class="shop-slider"><p>Lost <b>in tags</p></b></div><ul class="shop-slider" data-kind="../../x" data-label="" data-slideshow-speed="-9" data-animation-speed="text" id="1 b"><li>A</li><li>B</li></ul><!-- /wp:html -->`,
    ),
  );
  await expect(page.getByText('Lost')).toBeVisible();
  const slider = page.locator('.slider--plain').last();
  await expect(slider).toHaveAttribute('data-slideshow-speed', '1000');
  await expect(slider).toHaveAttribute('data-animation-speed', '600');
  await expect(slider).toHaveAttribute('id', /^slider/);
  await expect(slider).toHaveAttribute('aria-label', 'Slides');
});
