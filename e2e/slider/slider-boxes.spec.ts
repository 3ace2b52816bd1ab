import { countRequests } from '../support/settled';
import { boxes, enhanced, heldBack, linked, pageOf, row, seen, sliderOf } from '../support/slider';
import { expect, test } from '../support/test';
import { pageWith } from '../support/wp';

const KINDS = ['banner', 'product', 'brand', 'footer', 'plain'];

for (const [width, direction] of [
  [1366, 'ltr'],
  [390, 'ltr'],
  [320, 'ltr'],
  [900, 'rtl'],
] as const) {
  test(`nothing moves when the script starts, at ${width} pixels, ${direction} @js`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height: 3000 });
    const letCome = await heldBack(page);
    // Slides of different heights: the tallest one gives all of them theirs.
    const slide = (number: number) => `${linked(number)}<p>${'Words. '.repeat(((number * 7) % 5) * 6)}</p>`;
    const attributes = 'data-autoplay="false"';
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

test('scroll position and focus stay when the script starts @js', async ({ page }) => {
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

test('the script is loaded only when a slider is near the viewport, and never on a page without one @js', async ({
  page,
}) => {
  const requests = countRequests(page);
  const asked = () =>
    requests.urls
      .map((url) => new URL(url).pathname.replace(/.*\//, ''))
      .filter((name) => /^slider.*\.js$/.test(name));
  const tall = '<!-- wp:html --><div style="height:2000px">Far.</div><!-- /wp:html -->';
  await page.goto(await pageWith(tall));
  await requests.settled();
  // The shop's foot may have a slider of its own, on every page.
  const isThereOne = (await page.locator('[data-part="slider"]').count()) > 0;
  expect(asked()).toEqual(isThereOne ? ['slider.js'] : []);

  requests.urls.length = 0;
  await page.goto(await pageWith(tall + sliderOf()));
  await requests.settled();
  expect(asked()).toEqual(['slider.js']);
  await row(page).scrollIntoViewIfNeeded();
  await enhanced(row(page));
  expect(asked()).toContain('slider-engine.js');
});
