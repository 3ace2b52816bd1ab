import { eachCase, fixture } from '../../test/fixture';
import { joinRecordChunks } from './recordChunks';

const REQUESTS = [{ indexName: 'posts', attributesToRetrieve: ['content', 'record_index', 'record_count'] }];
const hit = (more: object = {}) => ({
  objectID: '7-1',
  content: 'b ',
  record_index: 1,
  record_count: 3,
  _highlightResult: { post_title: { value: 'T' }, content: { value: '<b> ' } },
  ...more,
});
const PARTS = {
  results: [
    { objectID: '7-2', content: 'c', record_index: 2 },
    null,
    { objectID: '7-0', content: 'a ', record_index: 0 },
    { objectID: '7-1', content: 'b ', record_index: 1 },
  ],
};

test('the chunks of a long post are requested together and joined, and highlights stay', async () => {
  const fetchParts = jest.fn(() => Promise.resolve(PARTS));
  const response = await joinRecordChunks(REQUESTS, { results: [{ hits: [hit()] }] }, fetchParts);
  expect(response.results[0]?.hits[0]).toMatchObject({
    content: 'a b c',
    _highlightResult: { post_title: { value: 'T' }, content: { value: 'a <b> c' } },
  });
  expect(fetchParts.mock.calls).toEqual([
    [
      [0, 1, 2].map((n) => ({
        indexName: 'posts',
        objectID: `7-${n}`,
        attributesToRetrieve: ['content', 'record_index'],
      })),
    ],
  ]);
});

test.each([
  ['a short post', REQUESTS, { record_count: 1 }],
  ['the built-in engine, which has no chunks', REQUESTS, { record_count: undefined }],
  ['an excerpt', [{ indexName: 'posts', attributesToRetrieve: ['content'] }], {}],
])('%s causes no request', async (_, requests, more) => {
  const fetchParts = jest.fn();
  await joinRecordChunks(requests, { results: [{ hits: [hit(more)] }] }, fetchParts);
  expect(fetchParts).not.toHaveBeenCalled();
});

test('if the other chunks cannot be loaded, the found chunk is shown', async () => {
  const response = { results: [{ hits: [hit()] }] };
  await joinRecordChunks(REQUESTS, response, () => Promise.reject(new Error('down')));
  expect(response.results[0]?.hits[0]?.content).toBe('b ');
});

test('chunks beyond the maximum are not requested', async () => {
  const fetchParts = jest.fn<Promise<object>, [unknown[]]>(() => Promise.resolve({}));
  await joinRecordChunks(REQUESTS, { results: [{ hits: [hit({ record_count: 100_000 })] }] }, fetchParts);
  expect(fetchParts.mock.calls[0]?.[0]).toHaveLength(fixture('search/record-parts')['limit'] as number);
  // The provider's API also has a maximum per request.
  const many = Array.from({ length: 9 }, () => hit({ record_count: 200 }));
  await joinRecordChunks(REQUESTS, { results: [{ hits: many }] }, fetchParts);
  expect(fetchParts.mock.calls[1]?.[0]).toHaveLength(1000);
});

/** PHPUnit runs the same cases: RecordPartsTest of php-search. */
describe('a hit gets the complete text of its post', () =>
  eachCase<{ hit: Record<string, unknown>; parts: unknown[] }, { content: string; marked: string }>(
    'search/record-parts',
    async (input, expected) => {
      const response = { results: [{ hits: [input.hit] }] };
      await joinRecordChunks(REQUESTS, response, () => Promise.resolve({ results: input.parts }));
      const marks = input.hit['_highlightResult'] as { content?: { value: string } } | undefined;
      expect({ content: input.hit['content'], marked: marks?.content?.value }).toEqual(expected);
    },
  ));
