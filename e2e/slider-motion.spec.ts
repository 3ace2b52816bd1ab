import type { Page } from '@playwright/test';
import { at, enhanced, pageOf, row, stillClock } from './support/slider';
import { expect, test } from './support/test';

// The clock that tests hold has no entries of the page's load, which WordPress 6.9's own script reads.
test.beforeEach(({ complaints }) => complaints.allow(/domContentLoadedEventStart/));

/** A slideshow of eight slides, three seconds each, on a page whose clock the test holds. */
async function slideshow(page: Page, options: { before?: () => Promise<void>; kind?: string } = {}) {
  const clock = await stillClock(page);
  await options.before?.();
  await page.mouse.move(0, 0);
  await page.goto(await pageOf({ kind: options.kind ?? 'sidebar', label: 'slides' }));
  const slider = row(page, 'slides');
  await slider.scrollIntoViewIfNeeded();
  await enhanced(slider);
  await clock.stop();
  const start = await at(slider);
  /** How far it has come by itself in this time. */
  const comes = async (ms: number): Promise<number> => {
    const before = await at(slider);
    await clock.passes(ms);
    // After the last place comes the first: of eight slides, as many places as are not seen with the first, and one.
    const places = 9 - (await slider.locator('[data-part="slide"]:not([inert])').count());
    return ((await at(slider)) - before + places) % places;
  };
  return { slider, comes, clock, start };
}

const pause = (slider: ReturnType<typeof row>) => slider.locator('[data-part="pause"]');

test('a slideshow changes in its time, and begins again after the last slide @js', async ({ page }) => {
  const { slider, comes } = await slideshow(page);
  await expect(pause(slider)).toHaveAccessibleName('Stop the slideshow');
  await comes(3000);
  expect([(await comes(2000)) + (await comes(1000)), await comes(3000), await comes(6000)]).toEqual([
    1, 1, 2,
  ]);
  expect([await comes(24_000)]).toEqual([0]);
});

test('products, in any number of columns, do not move by themselves @js', async ({ page }) => {
  const clock = await stillClock(page);
  await page.setViewportSize({ width: 390, height: 900 });
  const kinds = ['product', 'product-four', 'product-six'];
  await page.goto(await pageOf(...kinds.map((kind) => ({ kind, count: 4 }))));
  for (const kind of kinds) {
    await row(page, kind).scrollIntoViewIfNeeded();
    await enhanced(row(page, kind));
  }
  await clock.passes(60_000);
  for (const kind of kinds) {
    expect(await at(row(page, kind)), kind).toBe(1);
    await expect(pause(row(page, kind)), kind).toBeHidden();
  }
});

test('the banner, brands and the sliders of sidebar and footer do, each in its own time @js', async ({
  page,
}) => {
  for (const [kind, ms] of [
    ['banner', 5000],
    ['brand', 3000],
    ['footer', 3000],
    ['plain', 7000],
  ] as const) {
    await test.step(kind, async () => {
      const other = await page.context().newPage();
      const { comes } = await slideshow(other, { kind });
      await comes(ms);
      // To the end of what is left of a slide's time, and exactly one more.
      expect(await comes(ms)).toBe(1);
      await other.close();
    });
  }
});

test('a slideshow waits while its tab is hidden, and goes on afterwards @js', async ({ page }) => {
  const { comes } = await slideshow(page);
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await hide(true);
  expect(await comes(30_000)).toBe(0);
  await hide(false);
  expect(await comes(3000)).toBe(1);
});

test('a slideshow waits while a mouse points at it, and goes on when it leaves @js', async ({ page }) => {
  const { slider, comes } = await slideshow(page);
  await slider.getByRole('list').hover();
  expect(await comes(30_000)).toBe(0);
  await page.mouse.move(0, 0);
  expect(await comes(3000)).toBe(1);
});

test('a slideshow waits while the keyboard is in it; its pause button is the first stop @js', async ({
  page,
}) => {
  const { slider, comes } = await slideshow(page);
  await slider.evaluate((section) => {
    section.insertAdjacentHTML('beforebegin', '<button id="before">Before</button>');
    section.insertAdjacentHTML('afterend', '<button id="after">After</button>');
  });
  await page.locator('#before').focus();
  await page.keyboard.press('Tab');
  await expect(pause(slider)).toBeFocused();
  for (let stop = 0; stop < 3; stop++) {
    expect(await comes(9000)).toBe(0);
    await page.keyboard.press('Tab');
  }
  await page.locator('#after').focus();
  expect(await comes(3000)).toBe(1);
});

test('a slideshow waits below the screen @js', async ({ page }) => {
  const { slider, comes } = await slideshow(page);
  await page.evaluate(() => (document.body.style.paddingBlockEnd = '4000px'));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(slider).not.toBeInViewport();
  await expect.poll(() => comes(3000)).toBe(0);
  expect(await comes(30_000)).toBe(0);
});

test('who stops a slideshow has stopped it for good, and can start it again @js', async ({ page }) => {
  const { slider, comes } = await slideshow(page);
  await pause(slider).click();
  await expect(pause(slider)).toHaveAccessibleName('Start the slideshow');
  await page.mouse.move(0, 0);
  await pause(slider).blur();
  expect(await comes(60_000)).toBe(0);
  await pause(slider).click();
  await expect(pause(slider)).toHaveAccessibleName('Stop the slideshow');
  expect(await comes(3000), 'with focus and pointer still on the button').toBe(1);
});

for (const [name, act] of [
  ['the next slide', (page: Page) => row(page, 'slides').getByRole('button', { name: 'Next slide' }).click()],
  [
    'the slide before',
    (page: Page) => row(page, 'slides').getByRole('button', { name: 'Previous slide' }).click(),
  ],
  ['a dot', (page: Page) => row(page, 'slides').locator('.slider__dot').nth(4).click()],
] as const) {
  test(`who asks for ${name} stops the slideshow for good @js`, async ({ page }) => {
    const { slider, comes } = await slideshow(page, { kind: 'plain' });
    await act(page);
    const there = await at(slider);
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await comes(60_000)).toBe(0);
    expect(await at(slider)).toBe(there);
    await expect(pause(slider)).toHaveAccessibleName('Start the slideshow');
  });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('slides are pulled, and whoever pulls them stops the slideshow for good @js', async ({ page }) => {
    const { slider, comes, start } = await slideshow(page);
    const box = (await slider.getByRole('list').boundingBox())!;
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: box.y + box.height / 2 }],
      });
    const pull = async (from: number, to: number) => {
      await touch('touchStart', box.x + from);
      for (let part = 1; part <= 5; part++) await touch('touchMove', box.x + from + ((to - from) * part) / 5);
      await touch('touchEnd');
    };
    await pull(250, 60);
    await expect.poll(() => at(slider)).toBe(start + 1);
    await pull(60, 250);
    await expect.poll(() => at(slider)).toBe(start);
    expect(await comes(60_000)).toBe(0);
    await expect(pause(slider)).toHaveAccessibleName('Start the slideshow');
  });
});

for (const [name, before] of [
  [
    'a visitor who asked their system for less motion',
    (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  ],
  [
    'a visitor who saves data',
    (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      ),
  ],
] as const) {
  test(`nothing moves by itself for ${name}, and the buttons still work @js`, async ({ page }) => {
    const { slider, comes } = await slideshow(page, { before: () => before(page) as Promise<void> });
    expect(await comes(60_000)).toBe(0);
    expect(await at(slider)).toBe(1);
    await expect(pause(slider)).toBeHidden();
    await slider.getByRole('button', { name: 'Next slide' }).click();
    expect(await at(slider)).toBe(2);
  });
}

test('a visitor who asks for less motion while a slideshow runs is obeyed at once @js', async ({ page }) => {
  const { slider, comes } = await slideshow(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pause(slider)).toBeHidden();
  expect(await comes(60_000)).toBe(0);
});

test('one button stops all slideshows of the site, and is remembered until it is pressed again @js', async ({
  page,
}) => {
  const first = await slideshow(page);
  const stop = page.getByRole('contentinfo').getByRole('button', { name: 'Stop all slideshows' });
  await expect(stop).toHaveAttribute('aria-pressed', 'false');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /slid|motion|tns|^t[A-Z]/.test(key))),
  ).toEqual([]);
  await stop.click();
  await expect(pause(first.slider)).toBeHidden();
  expect(
    await page.evaluate(() => localStorage.getItem('stallkeeper-motion')),
    'a word, the same for everybody',
  ).toBe('stopped');

  await page.goto(await pageOf({ kind: 'brand', label: 'slides' }));
  await enhanced(first.slider);
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(60_000);
  expect(await at(first.slider)).toBe(1);

  await stop.click();
  expect(await page.evaluate(() => localStorage.getItem('stallkeeper-motion'))).toBeNull();
  await expect(pause(first.slider)).toBeVisible();
});
