/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { FilterList } from './refinements';
import { useValueSearch } from './useValueSearch';

const PAUSE_MS = 200;
const list = { groups: [{ attribute: 'taxonomies.post_tag', name: 'tag' }] } as unknown as FilterList;

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Renders the hook for a search. The engine answers at once. */
function hook() {
  const root = createRoot(document.createElement('div'));
  const searchValues = jest.fn((_: string, text: string) => Promise.resolve([{ value: text, count: 1 }]));
  let result!: ReturnType<typeof useValueSearch>;
  function Component({ search }: { search: string }) {
    result = useValueSearch(list, searchValues, PAUSE_MS, search, null);
    return null;
  }
  const show = (search: string) => act(() => root.render(<Component search={search} />));
  show('tea');
  return {
    show,
    searchValues,
    result: () => result,
    type: (text: string) => act(() => result.searchIn('shop_find[tag]', text)),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
}

test('the values are searched after a pause in typing', async () => {
  const { type, pass, result, searchValues } = hook();
  type('g');
  await pass(PAUSE_MS - 1);
  type('green');
  await pass(PAUSE_MS);
  expect(searchValues.mock.calls).toEqual([['taxonomies.post_tag', 'green']]);
  expect(result().valueSearch).toMatchObject({ text: 'green', hits: [{ value: 'green' }] });
});

test('another query or filter ends the search of values and requests none', async () => {
  const { show, type, pass, result, searchValues } = hook();
  type('green');
  await pass(PAUSE_MS);
  show('pot');
  expect(result().valueSearch).toBeNull();
  await pass(PAUSE_MS);
  expect(result().valueSearch).toBeNull();
  show('tea');
  await pass(PAUSE_MS);
  expect(searchValues).toHaveBeenCalledTimes(1);
});

test('a search of values that has not started does not start with another query', async () => {
  const { show, type, pass, result, searchValues } = hook();
  type('green');
  show('pot');
  await pass(PAUSE_MS);
  expect([result().valueSearch, searchValues.mock.calls]).toEqual([null, []]);
});

test('the function for typing stays the same for another query', () => {
  const { show, result } = hook();
  const before = result().searchIn;
  show('pot');
  expect(result().searchIn).toBe(before);
});
