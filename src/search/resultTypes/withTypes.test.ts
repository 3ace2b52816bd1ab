import type { LiteClient } from 'algoliasearch/lite';
import { resultsByType, withTypes } from './withTypes';

const OTHERS = [
  { key: 'post', params: { filters: 'post_type:post', hitsPerPage: 10 } },
  { key: 'page', params: { filters: 'post_type:page' } },
];

/** A client whose results say which query they are for. */
function client() {
  const calls: object[][] = [];
  const search = (requests: { params?: { query?: string } }[]) => {
    calls.push(requests);
    return Promise.resolve({
      results: requests.map(({ params }, index) => ({ index, query: params?.query })),
    });
  };
  return { calls, client: { search } as unknown as LiteClient };
}

test('one request answers all types, without the filters and the page of the list', async () => {
  const { client: inner, calls } = client();
  const own = { indexName: 'i_price_asc', params: { query: 'tea', page: 3, facetFilters: [['a:b']] } };
  const count = { indexName: 'i', params: { query: 'tea', hitsPerPage: 0 } };
  const { results } = (await withTypes(inner, 'i', OTHERS).search([own, count] as never)) as {
    results: object[];
  };
  expect(calls).toEqual([
    [
      own,
      count,
      ...OTHERS.map(({ params }) => ({ indexName: 'i', params: { ...params, query: 'tea', page: 0 } })),
    ],
  ]);
  // InstantSearch gets one result for each of its requests.
  expect(results).toHaveLength(2);
  expect(resultsByType(results[0])).toEqual({
    post: { index: 2, query: 'tea' },
    page: { index: 3, query: 'tea' },
  });
  expect(resultsByType(results[1])).toEqual({});
});

test('a search in the values of a filter stays as it is', async () => {
  const { client: inner, calls } = client();
  const request = { type: 'facet', facet: 'stars', params: { query: 'tea' } };
  await withTypes(inner, 'i', OTHERS).search([request] as never);
  expect(calls).toEqual([[request]]);
});

test.each([null, undefined, 'x', {}])('a result without types has no results of others: %p', (result) => {
  expect(resultsByType(result)).toEqual({});
});
