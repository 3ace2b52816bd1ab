import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  isVisible,
  pageAt,
  pageStarts,
  indexToShow,
  readVisible,
  nextIndex,
  WIDTH_QUERIES,
  clampIndex,
} from './slideRange';

const ROW = { count: 8, visible: 3 };

test('the first slides follow the last, and the last precede the first', () => {
  expect([0, 1, 4, 5].map((at) => nextIndex(ROW, at, 1))).toEqual([1, 2, 5, 0]);
  expect([5, 1, 0].map((at) => nextIndex(ROW, at, -1))).toEqual([4, 0, 5]);
});

test('a slider with fewer slides than it can show does not move', () => {
  const row = { count: 2, visible: 5 };
  expect([nextIndex(row, 0, 1), nextIndex(row, 0, -1), clampIndex(row, 7)]).toEqual([0, 0, 0]);
  expect(pageStarts(row)).toEqual([0]);
});

test('no position leaves a gap after the last slide, and each slide is visible at some position', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 12 }), (count, visible) => {
      const row = { count, visible };
      const shown = Math.min(visible, count);
      const places = Array.from({ length: count }).reduce<number[]>(
        (way) => [...way, nextIndex(row, way.at(-1)!, 1)],
        [0],
      );
      const seen = new Set(places.flatMap((at) => Array.from({ length: shown }, (_, slide) => at + slide)));
      expect([seen.size, Math.max(...seen)]).toEqual([count, count - 1]);
      expect(isVisible(row, places[0]!, shown - 1)).toBe(true);
    }),
  );
});

test('there is one dot per page, the last page is full, and each dot leads to its page', () => {
  expect(pageStarts(ROW)).toEqual([0, 3, 5]);
  expect([0, 1, 3, 4, 5].map((at) => pageAt(ROW, at))).toEqual([0, 0, 1, 1, 2]);
});

test('a slide is made visible with the shortest move', () => {
  expect(indexToShow(ROW, 2, 3)).toBe(2);
  expect(indexToShow(ROW, 2, 7)).toBe(5);
  expect(indexToShow(ROW, 2, 0)).toBe(0);
});

test('a missing or invalid number of visible slides counts as one', () => {
  expect(['4', ' 5', '', 'three', '0', '-2', 'NaN'].map(readVisible)).toEqual([4, 5, 1, 1, 1, 1, 1]);
});

test('the script uses the same media query as the style sheet', () => {
  const read = (name: string) => readFileSync(join(__dirname, '../../theme/assets/css', name), 'utf8');
  const queries = new Map(
    [...read('tokens/media.css').matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(([, name, query]) => [
      name,
      query,
    ]),
  );
  const asked = read('slider/slider.css').matchAll(
    /@media \((--[\w-]+)\) \{\s+\.slider \{\s+--stallkeeper-slider-visible/g,
  );
  expect([...asked].map(([, name]) => queries.get(name ?? ''))).toEqual(WIDTH_QUERIES);
});
