import { eachCase } from '../test/fixture';
import { readSettings } from './settings';
import { indexAfterSwipe } from './swipe';
import { statusNumbers, statusText } from './statusText';

interface Settings {
  effect: string;
  slideshowMs: number;
  animationMs: number;
  autoplay: boolean;
  hasDots: boolean;
}

/** PHPUnit checks that PHP resolves these settings: SliderTest. */
describe('the script reads the settings of the element', () => {
  eachCase<unknown, Settings>('slider/settings', (_, expected) => {
    const { effect, slideshowMs, animationMs, autoplay, hasDots } = expected;
    const data = {
      animationEffect: effect,
      slideshowSpeed: String(slideshowMs),
      animationSpeed: String(animationMs),
      autoplay: String(autoplay),
      dots: String(hasDots),
    };
    expect(readSettings(data)).toEqual({ effect, slideshowMs, animationMs, autoplay, hasDots });
  });
});

test('an element without valid settings has the default times and does not move', () => {
  const defaults = { effect: 'slide', slideshowMs: 7000, animationMs: 600, autoplay: false, hasDots: false };
  expect(readSettings({})).toEqual(defaults);
  const invalid = { slideshowSpeed: '-1', animationSpeed: '1000000000', autoplay: 'yes' };
  expect(readSettings(invalid)).toEqual(defaults);
  expect(readSettings({ slideshowSpeed: '0' }).slideshowMs).toBe(1000);
});

describe('a swipe', () => {
  const row = { count: 8, visible: 2 };
  test('moves by the dragged distance, rounded up to whole slides', () => {
    expect(indexAfterSwipe(row, 2, -40, 200, false)).toBe(3);
    expect(indexAfterSwipe(row, 2, -450, 200, false)).toBe(5);
    expect(indexAfterSwipe(row, 2, 40, 200, false)).toBe(1);
  });
  test('moves in the opposite direction in a right-to-left language', () => {
    expect(indexAfterSwipe(row, 2, 40, 200, true)).toBe(3);
  });
  test('stops at the first and the last slide', () => {
    expect(indexAfterSwipe(row, 0, 400, 200, false)).toBe(0);
    expect(indexAfterSwipe(row, 6, -900, 200, false)).toBe(6);
  });
  test('shorter than the minimum, or without a known slide width, does not move the slider', () => {
    expect([indexAfterSwipe(row, 2, 23, 200, false), indexAfterSwipe(row, 2, 90, 0, false)]).toEqual([2, 2]);
    expect(indexAfterSwipe(row, 2, 90, Number.NaN, false)).toBe(2);
  });
});

test('the visible slides are described in words and numbers', () => {
  const texts = { one: 'Slide %1$s of %3$s', many: 'Slides %1$s to %2$s of %3$s' };
  expect(statusText(texts, { count: 8, visible: 3 }, 5)).toBe('Slides 6 to 8 of 8');
  expect(statusText(texts, { count: 8, visible: 1 }, 0)).toBe('Slide 1 of 8');
  expect(statusText(texts, { count: 2, visible: 5 }, 0)).toBe('Slides 1 to 2 of 2');
  expect(statusNumbers({ count: 8, visible: 3 }, 2)).toBe('3–5 / 8');
  expect(statusNumbers({ count: 8, visible: 1 }, 7)).toBe('8 / 8');
});
