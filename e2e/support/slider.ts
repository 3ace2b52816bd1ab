import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import { pageWith } from './wp';

interface Asked {
  kind?: string;
  count?: number;
  /** Of the slide of this number, from 1. */
  slide?: (number: number) => string;
  /** More attributes of the list. */
  attributes?: string;
  label?: string;
}

/** A slide with a link and a height of its own. */
export const linked = (number: number): string => `<p><a href="#to-${number}">Slide ${number}</a></p>`;

/** A list that the theme makes a slider of, as an editor writes it. */
export const sliderOf = ({
  kind = 'plain',
  count = 8,
  slide = linked,
  attributes = '',
  label = kind,
}: Asked = {}): string => {
  const slides = Array.from({ length: count }, (_, index) => `<li>${slide(index + 1)}</li>`).join('');
  return `<!-- wp:html --><ul class="shop-slider" data-kind="${kind}" data-label="Row of ${label}" ${attributes}>${slides}</ul><!-- /wp:html -->`;
};

/** @returns the address of a page with these sliders */
export const pageOf = (...sliders: Asked[]): Promise<string> => pageWith(sliders.map(sliderOf).join('\n'));

export const row = (page: Page, label = 'plain'): Locator =>
  page.getByRole('region', { name: `Row of ${label}`, exact: true });

export const enhanced = (slider: Locator): Promise<void> =>
  expect(slider, 'the script has the slider').toHaveAttribute('data-enhanced', '', { timeout: 15_000 });

/** Numbers, from 1, of the slides inside the slider's frame, by their boxes, with a tolerance in pixels. */
export const seen = (slider: Locator, within = 1): Promise<number[]> =>
  slider.evaluate((section, px) => {
    const list = section.querySelector('[data-part="list"]')!;
    const frame = (list.closest('.tns-ovh, .tns-inner') ?? list).getBoundingClientRect();
    return [...list.children].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      const isSeen = box.width > 0 && box.left >= frame.left - px && box.right <= frame.right + px;
      return isSeen && getComputedStyle(slide).visibility === 'visible' ? [index + 1] : [];
    });
  }, within);

/** Returns the number of the first slide that is not inert. It changes at the beginning of a transition. */
export const at = (slider: Locator): Promise<number> =>
  slider.evaluate(
    (section) =>
      [...section.querySelectorAll('[data-part="slide"]')].findIndex(
        (slide) => !(slide as HTMLElement).inert,
      ) + 1,
  );

/**
 * Installs a fake clock, which runs until `stop` pauses it. Call it before the page is opened. `passes` advances the time
 * and runs the timers of that time.
 */
export async function stillClock(
  page: Page,
): Promise<{ stop: () => Promise<void>; passes: (ms: number) => Promise<void> }> {
  const start = new Date('2024-05-01T10:00:00Z');
  await page.clock.install({ time: start });
  // WordPress 6.9's Interactivity API reads this entry of the page's load before it starts; the fake clock has no entries.
  await page.addInitScript(() => {
    const entries = [{ domContentLoadedEventStart: 0 }] as unknown as PerformanceEntryList;
    performance.getEntriesByType = (type) => (type === 'navigation' ? entries : []);
  });
  // Another page may have stopped the clock that they share; a slider needs two frames to begin.
  await page.clock.resume();
  return {
    stop: () => page.clock.pauseAt(new Date(start.getTime() + 3_600_000)),
    passes: (ms) => page.clock.runFor(ms),
  };
}

/** Opens a page with a slideshow of eight slides, three seconds each, and pauses the clock. */
export async function slideshow(page: Page, options: { before?: () => Promise<void>; kind?: string } = {}) {
  const clock = await stillClock(page);
  await options.before?.();
  await page.mouse.move(0, 0);
  await page.goto(await pageOf({ kind: options.kind ?? 'sidebar', label: 'slides' }));
  const slider = row(page, 'slides');
  await slider.scrollIntoViewIfNeeded();
  await enhanced(slider);
  await clock.stop();
  const start = await at(slider);
  /** Advances the clock and returns by how many slides the slideshow has moved. */
  const comes = async (ms: number): Promise<number> => {
    const before = await at(slider);
    await clock.passes(ms);
    // After the last place comes the first: of eight slides, as many places as are not seen with the first, and one.
    const places = 9 - (await slider.locator('[data-part="slide"]:not([inert])').count());
    return ((await at(slider)) - before + places) % places;
  };
  return { slider, comes, clock, start };
}

export const pause = (slider: Locator): Locator => slider.locator('[data-part="pause"]');

/** Delays the slider script. @returns releases the script */
export async function heldBack(page: Page): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/build\/slider-engine\.js/, async (route) => {
    await held;
    await route.fallback();
  });
  return letCome;
}

/** Drags a slider horizontally with one finger, in pixels from its left edge. The test must use `hasTouch`. */
export async function finger(page: Page, slider: Locator) {
  const { x: left } = (await slider.boundingBox())!;
  const { y: top, height } = (await slider.getByRole('list').boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x: left + x, y: top + height / 2 }],
    });
  // Without pauses: a finger that rests for half a second opens the browser's context menu.
  return (from: number, to: number, end: 'touchEnd' | 'touchCancel' = 'touchEnd') =>
    Promise.all([
      touch('touchStart', from),
      ...[1, 2, 3, 4, 5].map((part) => touch('touchMove', from + ((to - from) * part) / 5)),
      touch(end),
    ]);
}

export const boxes = (slider: Locator): Promise<Record<string, number[]>> =>
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
