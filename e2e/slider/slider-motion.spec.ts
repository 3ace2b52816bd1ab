import { at, enhanced, pageOf, pause, row, slideshow, stillClock } from '../support/slider';
import { expect, test } from '../support/test';

// The clock that tests hold has no entries of the page's load, which WordPress 6.9's own script reads.
test.beforeEach(({ pageErrors }) => pageErrors.allow(/domContentLoadedEventStart/));

test('a slideshow changes in its time, and begins again after the last slide @js', async ({ page }) => {
  const { slider, comes } = await slideshow(page);
  await expect(pause(slider)).toHaveAccessibleName('Pause slideshow');
  await comes(3000);
  expect([(await comes(2000)) + (await comes(1000)), await comes(3000), await comes(6000)]).toEqual([
    1, 1, 2,
  ]);
  expect([await comes(24_000)]).toEqual([0]);
});

test('sliders of products are not slideshows, in any number of columns @js', async ({ page }) => {
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
