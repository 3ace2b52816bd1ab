import algoliasearchHelper, { type PlainSearchParameters } from 'algoliasearch-helper';

/** Fails if a new version of the library has other messages (docs/specification.md, ERROR-1 to ERROR-4). */

const ANSWER = { hits: [], facets: { colour: { red: 2, blue: 1 } }, nbHits: 3, page: 0, hitsPerPage: 10 };
const client = { search: () => Promise.resolve({ results: [ANSWER] }) };
const helper = (params: PlainSearchParameters = {}) =>
  algoliasearchHelper(client as never, 'wp_posts_post', params);
const results = () =>
  new algoliasearchHelper.SearchResults(
    new algoliasearchHelper.SearchParameters({ index: 'wp_posts_post', facets: ['colour'] }),
    [ANSWER] as never,
  );

test("'Page requested below 0.'", () => {
  expect(() => helper().setPage(-1)).toThrow(new Error('Page requested below 0.'));
  expect(helper().setPage(0).getPage()).toBe(0);
});

const NO_NUMBER = new Error('The value should be a number, a parsable string or an array of those.');

test.each([[{}], [undefined], [true]])("'%p': 'The value should be a number, …'", (value) => {
  expect(() => helper().addNumericRefinement('price', '>', value as never)).toThrow(NO_NUMBER);
});

test.each([[12], ['12.5'], [[1, 2]], [['1', 2]]])(
  '%p is a number, a parsable string or an array of those',
  (value) => {
    expect(() => helper().addNumericRefinement('price', '>', value as never)).not.toThrow();
  },
);

test("'options.sortBy is optional but if defined it must be either an array of string (predicates) or a sorting function'", () => {
  for (const sortBy of [1, 'count', {}]) {
    expect(() => results().getFacetValues('colour', { sortBy: sortBy as never })).toThrow(
      new Error(
        'options.sortBy is optional but if defined it must be either an array of string (predicates) or a sorting function',
      ),
    );
  }
  for (const sortBy of [undefined, ['count:desc'], () => 0]) {
    expect(results().getFacetValues('colour', { sortBy: sortBy as never })).toHaveLength(2);
  }
});

test("'Derived helper already detached'", () => {
  const main = helper();
  const derived = main.derive((state) => state);
  main.detachDerivedHelper(derived);
  expect(() => main.detachDerivedHelper(derived)).toThrow(new Error('Derived helper already detached'));
});

test('a change of query or refinement returns to the first page', () => {
  const at = () => helper({ facets: ['colour'] }).setPage(3);
  expect(at().setQuery('tea').getPage()).toBe(0);
  expect(at().addNumericRefinement('price', '>', 1).getPage()).toBe(0);
  expect(at().addFacetRefinement('colour', 'red').getPage()).toBe(0);
  expect(at().addTag('new').getPage()).toBe(0);
});

test('a newer response replaces an older one, and a late response is dropped', async () => {
  const waiting: ((answer: unknown) => void)[] = [];
  const slow = { search: () => new Promise((resolve) => waiting.push(resolve)) };
  const main = algoliasearchHelper(slow as never, 'wp_posts_post', {});
  const received: (string | undefined)[] = [];
  main.on('result', ({ results: one }) => received.push(one.query));
  main.setQuery('old').search();
  main.setQuery('new').search();
  waiting[1]?.({ results: [{ ...ANSWER, query: 'new' }] });
  await new Promise(setImmediate);
  waiting[0]?.({ results: [{ ...ANSWER, query: 'old' }] });
  await new Promise(setImmediate);
  expect(received).toEqual(['new']);
});
