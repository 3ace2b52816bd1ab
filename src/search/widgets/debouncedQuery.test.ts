import { createDebouncedQuery } from './debouncedQuery';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function debounced(minCharacters: number, debounceMs: number) {
  const searched: string[] = [];
  const { type, submit } = createDebouncedQuery({ minCharacters, debounceMs }, (query) =>
    searched.push(query),
  );
  return { searched, type, submit };
}

test('a word typed without a pause starts one search', () => {
  const { searched, type } = debounced(2, 200);
  for (const text of ['k', 'ke', 'ket', 'kettle']) {
    type(text);
    jest.advanceTimersByTime(150);
  }
  jest.runAllTimers();
  expect(searched).toEqual(['kettle']);
});

test.each([['k'], [' k '], ['é']])("typing '%s' starts no search, because it is too short", (text) => {
  const { searched, type } = debounced(2, 200);
  type(text);
  jest.runAllTimers();
  expect(searched).toEqual([]);
});

test('deleting to below the minimum length cancels the pending search', () => {
  const { searched, type } = debounced(2, 200);
  type('ke');
  type('k');
  jest.runAllTimers();
  expect(searched).toEqual([]);
});

test.each([['茶'], ['차'], ['ช']])("typing '%s' starts a search, because one character is a word", (text) => {
  const { searched, type } = debounced(2, 200);
  type(text);
  jest.runAllTimers();
  expect(searched).toEqual([text]);
});

test('emptying the search box searches at once', () => {
  const { searched, type } = debounced(2, 200);
  type('ke');
  type('');
  expect(searched).toEqual(['']);
  jest.runAllTimers();
  expect(searched).toEqual(['']);
});

test('Enter searches at once, even for a short text, and cancels the pending search', () => {
  const { searched, type, submit } = debounced(2, 200);
  type('ke');
  submit('k');
  expect(searched).toEqual(['k']);
  type('x');
  jest.runAllTimers();
  expect(searched).toEqual(['k']);
});

test('without limits each typed character starts a search, as with the built-in engine', () => {
  const { searched, type } = debounced(1, 0);
  type('k');
  type('ke');
  expect(searched).toEqual(['k', 'ke']);
});
