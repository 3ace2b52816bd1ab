import {
  callBody,
  callUrl,
  moveBy,
  parseConfig,
  suggestionsOf,
  type SuggestConfig,
  type SuggestSource,
} from './suggestions';

const SOURCE: SuggestSource = {
  endpoints: ['/api'],
  appId: 'id',
  apiKey: 'key',
  indexName: 'posts',
  patience: 2000,
};
const CONFIG: SuggestConfig = {
  sources: [SOURCE],
  params: { hitsPerPage: 6 },
  minCharacters: 2,
  debounceMs: 0,
  said: ['none', '1', '2', '3', '4', '5', '6'],
  kinds: { product: 'Product' },
};

test('arrow keys lead through the suggestions and back to what was typed', () => {
  expect([-1, 0, 1, 2].map((active) => moveBy('ArrowDown', active, 3))).toEqual([0, 1, 2, -1]);
  expect([-1, 2, 1, 0].map((active) => moveBy('ArrowUp', active, 3))).toEqual([2, 1, 0, -1]);
});

test('Home and End belong to the text until a suggestion is reached', () => {
  expect([moveBy('Home', -1, 3), moveBy('End', -1, 3)]).toEqual([null, null]);
  expect([moveBy('Home', 1, 3), moveBy('End', 1, 3)]).toEqual([0, 2]);
});

test('other keys, and any key without suggestions, do nothing', () => {
  expect([moveBy('a', 1, 3), moveBy('ArrowDown', -1, 0), moveBy('ArrowUp', -1, 0)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a call goes to the path of the provider, under both forms of a REST address', () => {
  expect(callUrl('/api', SOURCE)).toBe(
    '/api/1/indexes/*/queries?x-algolia-application-id=id&x-algolia-api-key=key',
  );
  expect(callUrl('/?rest_route=/a', SOURCE)).toContain('/a/1/indexes/*/queries&x-algolia');
  expect(JSON.parse(callBody(SOURCE, CONFIG, 'tea'))).toEqual({
    requests: [{ indexName: 'posts', query: 'tea', hitsPerPage: 6 }],
  });
});

test('hits become suggestions; what has no title or a dangerous address does not', () => {
  const hit = (more: object) => ({ post_title: 'Tea', permalink: '/tea/', post_type: 'product', ...more });
  const hits = [
    hit({ _highlightResult: { post_title: { value: '__ais-highlight__Te__/ais-highlight__a' } } }),
    hit({ permalink: 'javascript:alert(1)' }),
    hit({ post_title: ' ' }),
    hit({ post_type: 'constructor' }),
    null,
  ];
  expect(suggestionsOf({ results: [{ hits }] }, CONFIG)).toEqual([
    {
      parts: [
        { text: 'Te', isMarked: true },
        { text: 'a', isMarked: false },
      ],
      href: '/tea/',
      kind: 'Product',
    },
    { parts: [{ text: 'Tea', isMarked: false }], href: '/tea/', kind: '' },
  ]);
});

test.each([null, 'x', {}, { results: [] }, { results: [{ hits: 'x' }] }])(
  'no suggestions from %p',
  (answer) => {
    expect(suggestionsOf(answer, CONFIG)).toEqual([]);
  },
);

test('six suggestions and no more', () => {
  const hits = Array.from({ length: 9 }, (_, n) => ({ post_title: `Tea ${n}`, permalink: '/' }));
  expect(suggestionsOf({ results: [{ hits }] }, CONFIG)).toHaveLength(6);
});

test.each(['', 'null', '[]', '{"sources":1}', '{'])(
  'a page of another version is left as it is: %s',
  (json) => {
    expect(parseConfig(json)).toBeNull();
  },
);
