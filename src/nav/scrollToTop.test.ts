import { scrollTopAt, SCROLL_TO_TOP_MS } from './scrollToTop';

test('scrolling to the top takes 700 ms', () => {
  expect(SCROLL_TO_TOP_MS).toBe(700);
  expect(scrollTopAt(5000, 0)).toBe(5000);
  expect(scrollTopAt(5000, 699)).toBeGreaterThan(0);
  expect(scrollTopAt(5000, 700)).toBe(0);
});

test('a late frame does not scroll too far, and an early one does not scroll back', () => {
  expect(scrollTopAt(5000, 9000)).toBe(0);
  expect(scrollTopAt(5000, -5)).toBe(5000);
});

test('the page only scrolls up', () => {
  const way = Array.from({ length: 71 }, (_, frame) => scrollTopAt(3000, frame * 10));
  expect(way).toEqual([...way].sort((a, b) => b - a));
});

test('half of the distance is scrolled in half of the time', () => {
  expect(scrollTopAt(3000, 350)).toBe(1500);
});
