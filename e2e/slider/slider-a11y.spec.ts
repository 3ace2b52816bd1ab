import { axe, axeWithoutScripts } from '../support/axe';
import { at, enhanced, linked, pageOf, row } from '../support/slider';
import { expect, test } from '../support/test';

const KINDS = ['banner', 'product', 'brand'];

test('axe finds no violation in sliders before, during and after their enhancement @js', async ({
  page,
  browser,
}) => {
  const address = await pageOf(...KINDS.map((kind) => ({ kind })), { slide: () => '<p>No link</p>' });
  expect(await axeWithoutScripts(browser, new URL(address).pathname, { within: 'main' }), 'before').toEqual(
    [],
  );
  await page.goto(address);
  for (const kind of [...KINDS, 'plain']) {
    await row(page, kind).scrollIntoViewIfNeeded();
    await enhanced(row(page, kind));
  }
  for (const kind of [...KINDS, 'plain']) {
    // The bar at the top of the page covers nothing of it here.
    await row(page, kind).evaluate((slider) =>
      slider.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    expect(await axe(page, { within: `.slider--${kind}` }), kind).toEqual([]);
    await row(page, kind).getByRole('button', { name: 'Next slide' }).click();
    // During the change. A slide that fades in has less contrast for 0.7 seconds.
    const except = kind === 'banner' ? ['color-contrast'] : [];
    const during = { within: `.slider--${kind}`, except, duringTransitions: true };
    expect(await axe(page, during), kind).toEqual([]);
  }
});

test('each button of a slider has at least 24 pixels and a name @js', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(await pageOf({ kind: 'banner', count: 4 }, { kind: 'brand', count: 4 }));
  for (const kind of ['banner', 'brand']) {
    const slider = row(page, kind);
    await slider.scrollIntoViewIfNeeded();
    await enhanced(slider);
    const buttons = await slider.getByRole('button').all();
    expect(buttons.length).toBeGreaterThanOrEqual(4);
    for (const button of buttons) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      await expect(button).not.toHaveAccessibleName('');
    }
  }
  await expect(row(page, 'banner').getByRole('group', { name: '1 of 4' })).toBeVisible();
  await expect(row(page, 'banner').locator('.slider__dot').nth(2)).toHaveAccessibleName('Slide 3 of 4');
  await expect(row(page, 'brand').locator('.slider__dot').nth(1)).toHaveAccessibleName('Slides 3 to 4 of 4');
});

test('the keyboard never reaches an invisible slide @js', async ({ page }) => {
  await page.goto(
    await pageOf(
      { kind: 'brand', attributes: 'data-autoplay="false"' },
      { kind: 'banner', attributes: 'data-autoplay="false"' },
    ),
  );
  for (const kind of ['brand', 'banner']) {
    const slider = row(page, kind);
    await slider.scrollIntoViewIfNeeded();
    await enhanced(slider);
    await slider.getByRole('button', { name: 'Next slide' }).click();
    const first = await at(slider);
    const stops = () =>
      slider.getByRole('link').evaluateAll((links) =>
        links
          .filter((link) => {
            (link as HTMLElement).focus();
            return document.activeElement === link;
          })
          .map((link) => link.textContent),
      );
    const visible = kind === 'brand' ? 6 : 1;
    // The first frame of a fade still hides the new slide.
    await expect
      .poll(stops, { message: kind })
      .toEqual(Array.from({ length: visible }, (_, index) => `Slide ${first + index}`));
    await expect(
      slider.locator(
        '[data-part="slide"][aria-hidden], [data-part="slide"][tabindex], .tns-liveregion, .tns-slide-cloned',
      ),
    ).toHaveCount(0);
  }
});

test('the visible slides are announced when a visitor changes them, and not during a slideshow @js', async ({
  page,
}) => {
  await page.goto(await pageOf({ kind: 'brand' }));
  const slider = row(page, 'brand');
  await enhanced(slider);
  const status = slider.locator('[data-part="status"]');
  await expect(status).toHaveAttribute('aria-live', 'off');
  await expect(slider.getByText('8 in this row')).toBeHidden();
  await slider.getByRole('button', { name: 'Previous slide' }).click();
  await expect(status).toHaveAttribute('aria-live', 'polite');
  await expect(status).toHaveText(/^Slides \d to \d of 8$/);
});

test('the links in slides are the same elements before and after the script @js', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto(await pageOf({ kind: 'product', slide: (number) => linked(number) }));
  const slider = row(page, 'product');
  await slider.evaluate((section) =>
    [...section.querySelectorAll('a')].forEach((link, index) => Object.assign(link, { marked: index })),
  );
  await enhanced(slider);
  for (const width of [320, 900, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await slider.getByRole('button', { name: 'Next slide' }).click();
  }
  const marks = await slider
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => (link as HTMLElement & { marked?: number }).marked));
  expect(marks).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
