import { at, boxes, enhanced, heldBack, pageOf, row, seen } from '../support/slider';
import { expect, test } from '../support/test';

test('a window that changes while slides move keeps what has focus in sight, and leaves no gap @js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    await pageOf({ kind: 'brand', attributes: 'data-autoplay="false" data-animation-speed="3000"' }),
  );
  const slider = row(page, 'brand');
  await enhanced(slider);
  const next = slider.getByRole('button', { name: 'Next slide' });
  for (let move = 0; move < 6; move++) await next.click();
  expect(await at(slider)).toBe(7);
  // Rotated in the midst of the change: four are seen now, and the last of them is the last there is.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => at(slider)).toBe(5);
  await expect.poll(() => seen(slider)).toEqual([5, 6, 7, 8]);
  const link = slider.getByRole('link', { name: 'Slide 8', exact: true });
  await link.focus();
  // A zoom of 400 %: one slide, whole, and it is the one with focus.
  await page.setViewportSize({ width: 340, height: 700 });
  await expect.poll(() => seen(slider)).toEqual([8]);
  await expect(link).toBeFocused();
  // The slide with focus is hidden now: the list of the slider gets the focus.
  await next.evaluate((button) => (button as HTMLButtonElement).click());
  await expect(slider.getByRole('list')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(340);
});

test('a visitor whose letters are 24 pixels high gets fewer and wider slides, and every count agrees @js', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'],
    // A list that scrolls has a scroll bar on a desk, and none with the script: its room must stay.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const page = await browser.newPage({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 1100, height: 900 },
    });
    const letCome = await heldBack(page);
    await page.goto(await pageOf({ kind: 'product' }));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
    const slider = row(page, 'product');
    const bar = await slider
      .getByRole('list')
      .evaluate((list: HTMLElement) => list.offsetHeight - list.clientHeight);
    expect(bar, 'the list has a scroll bar').toBeGreaterThan(0);
    const before = await boxes(slider);
    letCome();
    await enhanced(slider);
    expect(await boxes(slider)).toEqual(before);
    // 1100 pixels are 45.8 em: two slides, as at 733 pixels with letters of 16.
    await expect.poll(() => seen(slider)).toEqual([1, 2]);
    await expect(slider.locator('[data-part="slide"]:not([inert])')).toHaveCount(2);
    await slider.getByRole('button', { name: 'Next slide' }).click();
    await expect(slider.locator('[data-part="status"]')).toHaveText('Slides 2 to 3 of 8');
    await expect.poll(() => seen(slider)).toEqual([2, 3]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  } finally {
    await browser.close();
  }
});

test('in right-to-left languages, the first slide is on the right and the next comes from the left @js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => (document.documentElement.dir = 'rtl')),
  );
  await page.goto(await pageOf({ kind: 'brand', attributes: 'data-autoplay="false"' }));
  const slider = row(page, 'brand');
  await enhanced(slider);
  const x = async (slide: number) =>
    (await slider
      .locator('[data-part="slide"]')
      .nth(slide - 1)
      .boundingBox())!.x;
  expect(await x(1)).toBeGreaterThan(await x(2));
  const right = await x(1);
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => seen(slider)).toEqual([2, 3]);
  await expect.poll(async () => Math.abs((await x(2)) - right)).toBeLessThan(1);
  await slider.getByRole('button', { name: 'Previous slide' }).click();
  await slider.getByRole('button', { name: 'Previous slide' }).click();
  await expect.poll(() => seen(slider)).toEqual([7, 8]);
});
