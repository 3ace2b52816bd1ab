import { debounce } from './debounce';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the last call runs once, after a pause', () => {
  const done: string[] = [];
  const later = debounce((text: string) => done.push(text), 200);
  later('k');
  jest.advanceTimersByTime(199);
  later('ke');
  jest.advanceTimersByTime(199);
  expect(done).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['ke']);
});

test('without a pause the call runs at once', () => {
  const done: string[] = [];
  debounce((text: string) => done.push(text), 0)('k');
  expect(done).toEqual(['k']);
});

test('a cancelled call does not run', () => {
  const done: string[] = [];
  const later = debounce((text: string) => done.push(text), 200);
  later('k');
  later.cancel();
  jest.runAllTimers();
  expect(done).toEqual([]);
});

test.each([[undefined], [null], ['search'], [{}], [200]])("'%p' throws 'Expected a function'", (work) => {
  expect(() => debounce(work as never, 200)).toThrow(new TypeError('Expected a function'));
});
