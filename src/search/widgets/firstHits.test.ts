import { mergeFirstHits } from './firstHits';
import type { HitView } from '../viewModels/hitViewModel';

const hits = (keys: string): HitView[] => Array.from(keys).map((key) => ({ key }) as HitView);
const keys = (list: HitView[]): string => list.map(({ key }) => key).join('');

test('the first new hits are above the old ones until all are rendered', () => {
  expect(keys(mergeFirstHits(hits('abcdefgh'), hits('12345678')))).toBe('abc45678');
});

test('a hit in both lists is rendered once', () => {
  expect(keys(mergeFirstHits(hits('abcdef'), hits('1234ab')))).toBe('abc4');
  expect(keys(mergeFirstHits(hits('abcdef'), hits('a12345678')))).toBe('abc345');
});

test('a response with the same hits removes none of them', () => {
  expect(keys(mergeFirstHits(hits('abcdefgh'), hits('abcdefgh')))).toBe('abcdefgh');
});

test('a short response is rendered at once, and there are no more hits than were found', () => {
  expect(keys(mergeFirstHits(hits('abcde'), hits('123456789')))).toBe('abc45');
  expect(keys(mergeFirstHits(hits('ab'), hits('123456789')))).toBe('ab');
  expect(keys(mergeFirstHits([], hits('123456789')))).toBe('');
});

test('a list that may be rendered completely is the same list', () => {
  const next = hits('abcdefgh');
  expect(mergeFirstHits(next, next)).toBe(next);
});
