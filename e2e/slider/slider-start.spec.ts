import { framesDrawn } from '../support/settled';
import { at, enhanced, heldBack, pageOf, pause, row, slideshow, stillClock } from '../support/slider';
import { expect, test } from '../support/test';

/** The script enhances a slider while the visitor uses it. */

// The clock that tests hold has no entries of the page's load, which WordPress 6.9's own script reads.
test.beforeEach(({ pageErrors }) => pageErrors.allow(/domContentLoadedEventStart/));

test('sliders start in steps, each in a frame of its own, so that a tap between them is answered @js @journey', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const steps: [string, number][] = [];
    let frame = 0;
    const count = () => {
      frame++;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.ariaLabel?.startsWith('Row of'))
          steps.push([target.dataset.enhanced ?? 'none', frame]);
    }).observe(document, { subtree: true, attributeFilter: ['data-enhanced'] });
    Object.assign(window, { steps });
  });
  await page.goto(await pageOf({ label: 'one' }, { label: 'two' }));
  for (const label of ['one', 'two']) await enhanced(row(page, label));
  const steps = await page.evaluate(() => (window as unknown as { steps: [string, number][] }).steps);
  expect(steps.map(([step]) => step).sort()).toEqual(['', '', 'placed', 'placed']);
  expect(new Set(steps.map(([, frame]) => frame)).size).toBe(4);
});

for (const [name, come] of [
  ['points at', 'hover'],
  ['has focus in', 'focus'],
] as const) {
  test(`a slideshow waits if the visitor ${name} it when the script starts @js`, async ({ page }) => {
    const clock = await stillClock(page);
    const letCome = await heldBack(page);
    await page.goto(await pageOf({}));
    const slider = row(page);
    const link = slider.getByRole('link', { name: 'Slide 1', exact: true });
    await slider.scrollIntoViewIfNeeded();
    await link[come]();
    letCome();
    await enhanced(slider);
    await clock.stop();
    await clock.passes(60_000);
    expect(await at(slider)).toBe(1);
    await page.mouse.move(0, 0);
    await link.blur();
    await clock.passes(7000);
    expect(await at(slider)).toBe(2);
  });
}

test('a slider is enhanced only after the visitor has stopped dragging its list @js', async ({ page }) => {
  const letCome = await heldBack(page);
  await page.goto(await pageOf({}));
  const slider = row(page);
  await slider.scrollIntoViewIfNeeded();
  await slider.getByRole('list').hover();
  await page.mouse.down();
  letCome();
  // The slider has the script by now: it asked for it first.
  await page.evaluate(() => import('@stallkeeper/slider-engine'));
  await framesDrawn(page);
  await expect(slider).not.toHaveAttribute('data-enhanced');
  await page.mouse.up();
  await enhanced(slider);
});

test('the stop for all slideshows works where a browser refuses its storage @js', async ({ page }) => {
  const { slider, comes } = await slideshow(page, {
    before: () =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        }),
      ) as Promise<unknown> as Promise<void>,
  });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Pause animations' }).click();
  await expect(pause(slider)).toBeHidden();
  expect(await comes(60_000)).toBe(0);
});
