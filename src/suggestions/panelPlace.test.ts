import { panelPlace, type Sides } from './panelPlace';

const sides = (left: number, top: number, width: number, height: number): Sides => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const WIDE = sides(0, 0, 1366, 768);
const PHONE = sides(0, 0, 320, 640);

test('a wide field has a list of its width below it', () => {
  expect(panelPlace(sides(100, 20, 500, 40), WIDE, false)).toEqual({
    left: 100,
    width: 500,
    side: 'below',
    edge: 62,
    maxHeight: 768 * 0.6,
  });
});

test('a narrow field has a wider list, which begins where the text begins', () => {
  const field = sides(600, 20, 120, 40);
  expect(panelPlace(field, WIDE, false)).toMatchObject({ left: 600, width: 320 });
  expect(panelPlace(field, WIDE, true)).toMatchObject({ left: 400, width: 320 });
});

test.each([
  ['at the right edge', sides(280, 10, 40, 40), false],
  ['at the left edge, from right to left', sides(0, 10, 40, 40), true],
  ['wider than the window', sides(-50, 10, 600, 40), false],
])('the list of a field %s stays inside of a window of 320 px', (_title, field, isRightToLeft) => {
  const { left, width } = panelPlace(field, PHONE, isRightToLeft);
  expect([left, left + width]).toEqual([8, 312]);
});

test('a field at the bottom has its list above it, if there is more space', () => {
  expect(panelPlace(sides(20, 560, 280, 40), PHONE, false)).toMatchObject({
    side: 'above',
    edge: 558,
    maxHeight: 640 * 0.6,
  });
  expect(panelPlace(sides(20, 60, 280, 40), sides(0, 0, 320, 240), false)).toMatchObject({
    side: 'below',
    maxHeight: 240 - 8 - 102,
  });
});

test('the list ends above the keyboard of a phone', () => {
  const place = panelPlace(sides(20, 100, 280, 40), sides(0, 50, 320, 250), false);
  expect(place.side).toBe('below');
  expect(place.edge + place.maxHeight).toBeLessThanOrEqual(300 - 8);
});
