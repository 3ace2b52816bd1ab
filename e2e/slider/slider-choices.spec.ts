import type { Page } from '@playwright/test';
import { at, enhanced, pageOf, pause, row, slideshow } from '../support/slider';
import { expect, test } from '../support/test';

// The clock that tests hold has no entries of the page's load, which WordPress 6.9's own script reads.
test.beforeEach(({ pageErrors }) => pageErrors.allow(/domContentLoadedEventStart/));

test('who stops a slideshow has stopped it for good, and can start it again @js', async ({ page }) => {
  const { slider, comes } = await slideshow(page);
  await pause(slider).click();
  await expect(pause(slider)).toHaveAccessibleName('Play slideshow');
  await page.mouse.move(0, 0);
  await pause(slider).blur();
  expect(await comes(60_000)).toBe(0);
  await pause(slider).click();
  await expect(pause(slider)).toHaveAccessibleName('Pause slideshow');
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
  test(`requesting ${name} stops the slideshow permanently @js`, async ({ page }) => {
    const { slider, comes } = await slideshow(page, { kind: 'plain' });
    await act(page);
    const there = await at(slider);
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await comes(60_000)).toBe(0);
    expect(await at(slider)).toBe(there);
    await expect(pause(slider)).toHaveAccessibleName('Play slideshow');
  });
}

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
  test(`there is no slideshow for ${name}, and the buttons work @js`, async ({ page }) => {
    const { slider, comes } = await slideshow(page, { before: () => before(page) as Promise<void> });
    expect(await comes(60_000)).toBe(0);
    expect(await at(slider)).toBe(1);
    await expect(pause(slider)).toBeHidden();
    await slider.getByRole('button', { name: 'Next slide' }).click();
    expect(await at(slider)).toBe(2);
  });
}

test('a slideshow stops at once when the visitor requests reduced motion @js', async ({ page }) => {
  const { slider, comes } = await slideshow(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pause(slider)).toBeHidden();
  expect(await comes(60_000)).toBe(0);
});

test('one button stops all slideshows of the site, and is remembered until it is pressed again @js', async ({
  page,
}) => {
  const first = await slideshow(page);
  const stop = page.getByRole('contentinfo').getByRole('button', { name: 'Pause animations' });
  await expect(stop).toHaveAttribute('aria-pressed', 'false');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /slid|motion|tns|^t[A-Z]/.test(key))),
  ).toEqual([]);
  await stop.click();
  await expect(pause(first.slider)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('stallkeeper-motion')), 'the stored value').toBe(
    'stopped',
  );

  await page.clock.resume();
  await page.goto(await pageOf({ kind: 'brand', label: 'slides' }));
  await enhanced(first.slider);
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(60_000);
  expect(await at(first.slider)).toBe(1);

  await stop.click();
  expect(await page.evaluate(() => localStorage.getItem('stallkeeper-motion'))).toBeNull();
  await expect(pause(first.slider)).toBeVisible();
});
