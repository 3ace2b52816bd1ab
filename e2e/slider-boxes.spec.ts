import type { Locator, Page } from '@playwright/test';
import { at, enhanced, linked, pageOf, row, seen, sliderOf } from './support/slider';
import { expect, test } from './support/test';
import { pageWith } from './support/wp';

const ENGINE = /build\/slider-engine\.js/;
const KINDS = ['banner', 'product', 'brand', 'footer', 'plain'];

/** The script waits until the test lets it come. */
async function heldBack(page: Page): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(ENGINE, async (route) => {
    await held;
    await route.fallback();
  });
  return letCome;
}

const boxes = (slider: Locator): Promise<Record<string, number[]>> =>
  slider.evaluate((section) => {
    const box = (one: Element) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y + scrollY, width, height].map((side) => Math.round(side * 2) / 2);
    };
    const frame = section.getBoundingClientRect();
    const slides = [...section.querySelectorAll('[data-part="slide"]')].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return (
        left >= frame.left - 1 && right <= frame.right + 1 && getComputedStyle(slide).visibility === 'visible'
      );
    });
    return {
      slider: box(section),
      bar: box(section.querySelector('.slider__bar')!),
      ...Object.fromEntries(slides.map((slide) => [slide.textContent.trim().slice(0, 9), box(slide)])),
    };
  });

for (const [width, direction] of [
  [1366, 'ltr'],
  [390, 'ltr'],
  [320, 'ltr'],
  [900, 'rtl'],
] as const) {
  test(`no box moves when the script comes, at ${width} pixels, ${direction} @js`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: 3000 });
    const letCome = await heldBack(page);
    // Slides of different heights: the tallest one gives all of them theirs.
    const slide = (number: number) => `${linked(number)}<p>${'Words. '.repeat(((number * 7) % 5) * 6)}</p>`;
    const attributes = `data-moves="false" ${direction === 'rtl' ? 'dir="rtl"' : ''}`;
    await page.addInitScript(
      (dir) => document.addEventListener('readystatechange', () => (document.documentElement.dir = dir)),
      direction,
    );
    await page.goto(await pageOf(...KINDS.map((kind) => ({ kind, slide, attributes }))));
    await page.evaluate(() => {
      // Of sliders alone: the page's other scripts come at their own times.
      const shifts: (string | null)[] = [];
      type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[])
          for (const { node } of sources)
            if (node?.parentElement?.closest('.slider')) shifts.push(node.textContent);
      }).observe({ type: 'layout-shift', buffered: false });
      Object.assign(window, { shifts });
    });
    const before = await Promise.all(KINDS.map((kind) => boxes(row(page, kind))));
    await info.attach('before', { body: await page.screenshot(), contentType: 'image/png' });
    letCome();
    for (const kind of KINDS) await enhanced(row(page, kind));
    expect(await Promise.all(KINDS.map((kind) => boxes(row(page, kind))))).toEqual(before);
    await info.attach('after', { body: await page.screenshot(), contentType: 'image/png' });
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
}

test('where a visitor had scrolled to, and what they had focus on, is still there when the script comes @js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const letCome = await heldBack(page);
  await page.goto(await pageOf({ kind: 'brand' }));
  const slider = row(page, 'brand');
  const link = slider.getByRole('link', { name: 'Slide 5', exact: true });
  await link.focus();
  await expect.poll(() => seen(slider)).toContain(5);
  const place = await link.boundingBox();
  letCome();
  await enhanced(slider);
  await expect(link).toBeFocused();
  expect((await link.boundingBox())?.x).toBeCloseTo(place!.x, 0);
  await expect(link).not.toHaveAttribute('inert');
});

test('the script is asked for only when a slider comes near the screen, and never on a page without one @js', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/.*\//, '')));
  await page.goto('/how-the-stall-came-indoors/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((name) => name.startsWith('slider'))).toEqual([]);

  const tall = '<!-- wp:html --><div style="height:4000px">Far.</div><!-- /wp:html -->';
  await page.goto(await pageWith(tall + sliderOf()));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((name) => name.startsWith('slider'))).toEqual(['slider.js']);
  await row(page).scrollIntoViewIfNeeded();
  await enhanced(row(page));
  expect(asked).toContain('slider-engine.js');
});

test('a window that changes while slides move keeps what has focus in sight, and leaves no gap @js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    await pageOf({ kind: 'brand', attributes: 'data-moves="false" data-animation-speed="3000"' }),
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
  // What had focus goes: the slider itself keeps it, and the keyboard goes on from here.
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

test('where people read from right to left, the first slide is on the right and the next comes from the left @js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => (document.documentElement.dir = 'rtl')),
  );
  await page.goto(await pageOf({ kind: 'brand', attributes: 'data-moves="false"' }));
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
