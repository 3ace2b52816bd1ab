import { firstOf } from './firstHits';
import type { HitView } from '../viewModels/hitViewModel';

const hits = (keys: string): HitView[] => Array.from(keys).map((key) => ({ key }) as HitView);
const keys = (list: HitView[]): string => list.map(({ key }) => key).join('');

test('the first new hits stand above the old ones until all are drawn', () => {
  expect(keys(firstOf(hits('abcdefgh'), hits('12345678')))).toBe('abcd5678');
});

test('a hit that is new and old stands there once', () => {
  expect(keys(firstOf(hits('abcdef'), hits('1234ab')))).toBe('abcd');
  expect(keys(firstOf(hits('abcdef'), hits('a12345678')))).toBe('abcd56');
});

test('no more hits than were found, and a short answer at once', () => {
  expect(keys(firstOf(hits('abcde'), hits('123456789')))).toBe('abcd5');
  expect(keys(firstOf(hits('ab'), hits('123456789')))).toBe('ab');
  expect(keys(firstOf([], hits('123456789')))).toBe('');
});

test('a list that may be drawn whole is the same list', () => {
  const next = hits('abcdefgh');
  expect(firstOf(next, next)).toBe(next);
});
