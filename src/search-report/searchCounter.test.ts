import { COMPLETE_MS, createSearchCounter, PAUSE_MS, type CountedSearch } from './searchCounter';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function counter(counted = '', opensPage = false) {
  const searches: CountedSearch[] = [];
  const it = createSearchCounter((search) => searches.push(search), counted, opensPage);
  return { ...it, queries: () => searches.map(({ query, results }) => `${query} ${results}`) };
}

test('a query counts some seconds after a pause of one second, not before', () => {
  const { shown, queries } = counter();
  shown({ query: 'kett', results: 2 });
  jest.advanceTimersByTime(PAUSE_MS - 1);
  shown({ query: 'kettle ', results: 1 });
  jest.advanceTimersByTime(PAUSE_MS + COMPLETE_MS - 1);
  expect(queries()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(queries()).toEqual(['kettle 1']);
});

test('a query does not count if the visitor continues typing during the pause', () => {
  const { shown, typed, queries } = counter();
  shown({ query: 'kett', results: 2 });
  jest.advanceTimersByTime(PAUSE_MS / 2);
  typed();
  jest.advanceTimersByTime(PAUSE_MS);
  expect(queries()).toEqual([]);
});

test('a query that the visitor extends after a pause is unfinished and does not count', () => {
  const { shown, typed, queries } = counter();
  shown({ query: 'shir', results: 0 });
  jest.advanceTimersByTime(PAUSE_MS + COMPLETE_MS / 2);
  typed();
  shown({ query: 'Shirt', results: 4 });
  jest.runAllTimers();
  expect(queries()).toEqual(['Shirt 4']);
});

test('a query counts after a pause if the visitor replaces it or leaves the page', () => {
  const { shown, typed, left, queries } = counter();
  shown({ query: 'shirt', results: 4 });
  jest.advanceTimersByTime(PAUSE_MS);
  typed();
  shown({ query: 'cap', results: 1 });
  expect(queries()).toEqual(['shirt 4']);
  jest.advanceTimersByTime(PAUSE_MS);
  left();
  expect(queries()).toEqual(['shirt 4', 'cap 1']);
});

test('a submitted query counts at once when its results are known, or as soon as they follow', () => {
  const { shown, submitted, queries } = counter();
  shown({ query: 'tea', results: 3 });
  submitted('Tea');
  expect(queries()).toEqual(['tea 3']);
  submitted('cup');
  expect(queries()).toEqual(['tea 3']);
  shown({ query: 'cup', results: 0 });
  expect(queries()).toEqual(['tea 3', 'cup 0']);
});

test('selecting a result counts its query at once', () => {
  const { shown, selected, queries } = counter();
  shown({ query: 'tea', results: 3 });
  selected();
  selected();
  jest.runAllTimers();
  expect(queries()).toEqual(['tea 3']);
});

test('a query counts once per page, and an empty or already counted query does not', () => {
  const { shown, submitted, selected, queries } = counter('tea');
  for (const query of ['Tea ', '', 'cup', 'tea', 'cup']) {
    shown({ query, results: 1 });
    submitted(query);
    selected();
    jest.runAllTimers();
  }
  expect(queries()).toEqual(['cup 1']);
});

test('if submitting opens a page, a paused query counts when the next one follows or the visitor leaves', () => {
  const { shown, left, queries } = counter('', true);
  shown({ query: 'tea', results: 3 });
  jest.runAllTimers();
  expect(queries()).toEqual([]);
  shown({ query: 'cup', results: 1 });
  expect(queries()).toEqual(['tea 3']);
  jest.runAllTimers();
  left();
  expect(queries()).toEqual(['tea 3', 'cup 1']);
});

test('if submitting opens a page, an unfinished query does not count when the visitor submits the longer one', () => {
  const { shown, submitted, left, queries } = counter('', true);
  shown({ query: 'tea', results: 3 });
  jest.runAllTimers();
  submitted('teapot');
  left();
  expect(queries()).toEqual([]);
});

test('if submitting opens a page, that page counts the submitted query', () => {
  const { shown, submitted, left, queries } = counter('', true);
  shown({ query: 'tea', results: 3 });
  jest.runAllTimers();
  submitted('tea');
  left();
  expect(queries()).toEqual([]);
});

test('if submitting opens a page, selecting a suggestion counts its query', () => {
  const { shown, selected, left, queries } = counter('', true);
  shown({ query: 'tea', results: 3 });
  selected();
  left();
  expect(queries()).toEqual(['tea 3']);
});

test('leaving the page does not count a query without a pause', () => {
  const { shown, left, queries } = counter();
  shown({ query: 'te', results: 3 });
  left();
  expect(queries()).toEqual([]);
});
