import { at, enhanced, finger, pageOf, pause, row } from '../support/slider';
import { expect, test, type Page } from '../support/test';

/** Sliders and pointers: a finger, a pen, a trackpad, a wheel. */

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
    test(`a pull changes the slide and stops the slideshow for good (${dir}) @js`, async ({ page }) => {
      // Without a fake clock: while it is paused, Chromium ignores some touches.
      const { slider } = await waiting(page, dir);
      await expect(pause(slider)).toHaveAccessibleName('Pause slideshow');
      const pull = await finger(page, slider);
      const [near, far] = dir === 'rtl' ? [60, 250] : [250, 60];
      await pull(near, far);
      await expect.poll(() => at(slider)).toBe(2);
      await pull(far, near);
      await expect.poll(() => at(slider)).toBe(1);
      await expect(pause(slider)).toHaveAccessibleName('Play slideshow');
    });
  }

  test('a drag that the browser cancels leaves the slides in place @js', async ({ page }) => {
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

test('a pen follows a link despite small movements and drags slides; a mouse does not drag them @js', async ({
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
  test(`a trackpad moves one slide per gesture, and scrolls the page up and down (${dir}) @js`, async ({
    page,
  }) => {
    const { slider, list } = await waiting(page, dir);
    const forward = dir === 'rtl' ? -200 : 200;
    await list.hover();
    await page.mouse.wheel(forward, 0);
    await expect.poll(() => at(slider)).toBe(2);

    /** Five events within 100 ms. Their times are fixed: a gesture ends after 150 ms without an event. */
    const gesture = (px: number, time: number) =>
      list.evaluate(
        (element, given) => {
          for (let part = 1; part <= 5; part++) {
            const init = { deltaX: given.px / 5, bubbles: true, cancelable: true };
            const event = new WheelEvent('wheel', init);
            Object.defineProperty(event, 'timeStamp', { value: given.time + part * 20 });
            element.dispatchEvent(event);
          }
        },
        { px, time },
      );
    const later = 3_600_000;
    await gesture(forward, later);
    expect(await at(slider)).toBe(3);
    await gesture(forward, later + 200);
    expect(await at(slider), 'the same gesture').toBe(3);
    await gesture(-forward, later + 1000);
    expect(await at(slider), 'another gesture').toBe(2);

    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(4, 60);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
    expect(await at(slider)).toBe(2);
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
  // Otherwise a horizontal two-finger swipe would navigate back in the browser history.
  expect(await turn({ deltaX: 3, deltaMode: 1 }), 'three lines to the side').toBe(false);
  expect(await at(slider)).toBe(2);
});
