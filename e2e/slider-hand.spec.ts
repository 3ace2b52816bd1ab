import { at, enhanced, finger, pageOf, pause, row, stillClock } from './support/slider';
import { expect, test, type Page } from './support/test';

/** What a hand does to a slider: a finger, a pen, a trackpad, a wheel. */

/** Slides that wait a minute, on a page that is written in this direction. */
async function waiting(page: Page, dir = 'ltr') {
  await page.addInitScript(
    (given) => document.addEventListener('readystatechange', () => (document.documentElement.dir = given)),
    dir,
  );
  await page.goto(await pageOf({ attributes: 'data-slideshow-speed="60000"' }));
  const slider = row(page);
  await slider.scrollIntoViewIfNeeded();
  await enhanced(slider);
  return { slider, list: slider.getByRole('list') };
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  for (const dir of ['ltr', 'rtl']) {
    test(`slides are pulled, and whoever pulls them stops the slideshow for good (${dir}) @js`, async ({
      page,
    }) => {
      // In real time, slowly: under a clock that stands still a browser takes some touches for no gesture.
      const { slider } = await waiting(page, dir);
      await expect(pause(slider)).toHaveAccessibleName('Stop the slideshow');
      const pull = await finger(page, slider);
      const [near, far] = dir === 'rtl' ? [60, 250] : [250, 60];
      await pull(near, far);
      await expect.poll(() => at(slider)).toBe(2);
      await pull(far, near);
      await expect.poll(() => at(slider)).toBe(1);
      await expect(pause(slider)).toHaveAccessibleName('Start the slideshow');
    });
  }

  test('a pull that the browser takes over leaves the slides where they were @js', async ({ page }) => {
    const { slider, list } = await waiting(page);
    const pull = await finger(page, slider);
    await pull(250, 60, 'touchCancel');
    await expect(slider).not.toHaveAttribute('data-dragged');
    await expect(list).toHaveCSS('translate', 'none');
    expect(await at(slider)).toBe(1);
    // Browsers differ in whether a pull ends with a click: the first one after it is none.
    const click = () =>
      slider
        .getByRole('link', { name: 'Slide 1', exact: true })
        .evaluate((link) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
    expect([await click(), await click()]).toEqual([false, true]);
  });
});

test('a pen that trembles follows a link, and one that pulls moves the slides; a mouse pulls nothing @js', async ({
  page,
}) => {
  const { slider, list } = await waiting(page);
  const link = slider.getByRole('link', { name: 'Slide 1', exact: true });
  const box = (await link.boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const draw = async (pointerType: 'mouse' | 'pen', x: number, px: number) => {
    const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', toX: number) =>
      cdp.send('Input.dispatchMouseEvent', { type, x: toX, y, button: 'left', pointerType, clickCount: 1 });
    await send('mousePressed', x);
    for (let part = 1; part <= 5; part++) await send('mouseMoved', x + (px * part) / 5);
    await send('mouseReleased', x + px);
  };
  await draw('pen', box.x + box.width / 2, 2);
  await expect(page).toHaveURL(/#to-1$/);
  await draw('pen', box.x + 400, -190);
  await expect.poll(() => at(slider)).toBe(2);
  await expect(list).toHaveCSS('translate', 'none');
  await draw('mouse', box.x + 400, -190);
  expect(await at(slider)).toBe(2);
});

for (const dir of ['ltr', 'rtl']) {
  test(`a trackpad moves one slide a gesture, and up and down stay the page's (${dir}) @js`, async ({
    page,
    complaints,
  }) => {
    // The fake clock has no entries of the page's load, which a script of WordPress 6.9 reads.
    complaints.allow(/domContentLoadedEventStart/);
    const clock = await stillClock(page);
    const { slider } = await waiting(page, dir);
    await clock.stop();
    await slider.locator('[data-part="list"]').hover();
    const on = dir === 'rtl' ? -1 : 1;
    const swipe = async (px: number): Promise<void> => {
      for (let part = 1; part <= 5; part++) await page.mouse.wheel(px / 5, 0);
    };
    /** A gesture is over when the trackpad has sent nothing for 150 ms. */
    const rest = () => clock.passes(200);
    await swipe(on * 200);
    await expect.poll(() => at(slider)).toBe(2);
    await swipe(on * 200);
    expect(await at(slider), 'still the same gesture').toBe(2);
    await rest();
    await swipe(on * -200);
    await expect.poll(() => at(slider)).toBe(1);
    await rest();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(4, 60);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
    expect(await at(slider)).toBe(1);
  });
}

test('a wheel that counts lines moves a slide; to zoom, and to scroll the page, stays the browser’s @js', async ({
  page,
}) => {
  const { slider, list } = await waiting(page);
  const turn = (wheel: { deltaX: number; deltaY?: number; deltaMode?: number; ctrlKey?: boolean }) =>
    list.evaluate(
      (element, init) =>
        element.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init })),
      wheel,
    );
  expect(await turn({ deltaX: 200, ctrlKey: true }), 'zoom').toBe(true);
  expect(await turn({ deltaX: 4, deltaY: 60 }), 'down the page').toBe(true);
  expect(await at(slider)).toBe(1);
  // Two fingers to the side would else lead to the page before.
  expect(await turn({ deltaX: 3, deltaMode: 1 }), 'three lines to the side').toBe(false);
  expect(await at(slider)).toBe(2);
});
