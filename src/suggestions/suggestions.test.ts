import {
  requestBody,
  requestUrl,
  nextActiveIndex,
  parseConfig,
  parseSuggestions,
  type SuggestionsConfig,
  type SuggestionProvider,
} from './suggestions';

const SOURCE: SuggestionProvider = {
  endpoints: ['/api'],
  appId: 'id',
  apiKey: 'key',
  indexName: 'posts',
  patience: 2000,
};
const CONFIG: SuggestionsConfig = {
  sources: [SOURCE],
  params: { hitsPerPage: 6 },
  minCharacters: 2,
  debounceMs: 0,
  said: ['none', '1', '2', '3', '4', '5', '6'],
  kinds: { product: 'Product' },
};

test('arrow keys move through the suggestions and back to the typed text', () => {
  expect([-1, 0, 1, 2].map((active) => nextActiveIndex('ArrowDown', active, 3))).toEqual([0, 1, 2, -1]);
  expect([-1, 2, 1, 0].map((active) => nextActiveIndex('ArrowUp', active, 3))).toEqual([2, 1, 0, -1]);
});

test('Home and End move the caret until a suggestion is active', () => {
  expect([nextActiveIndex('Home', -1, 3), nextActiveIndex('End', -1, 3)]).toEqual([null, null]);
  expect([nextActiveIndex('Home', 1, 3), nextActiveIndex('End', 1, 3)]).toEqual([0, 2]);
});

test('other keys, and any key without suggestions, do nothing', () => {
  expect([
    nextActiveIndex('a', 1, 3),
    nextActiveIndex('ArrowDown', -1, 0),
    nextActiveIndex('ArrowUp', -1, 0),
  ]).toEqual([null, null, null]);
});

test('a request uses the provider’s path, with both forms of a REST URL', () => {
  expect(requestUrl('/api', SOURCE)).toBe(
    '/api/1/indexes/*/queries?x-algolia-application-id=id&x-algolia-api-key=key',
  );
  expect(requestUrl('/?rest_route=/a', SOURCE)).toContain('/a/1/indexes/*/queries&x-algolia');
  expect(JSON.parse(requestBody(SOURCE, CONFIG, 'tea'))).toEqual({
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
  expect(parseSuggestions({ results: [{ hits }] }, CONFIG)).toEqual([
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
    expect(parseSuggestions(answer, CONFIG)).toEqual([]);
  },
);

test('six suggestions and no more', () => {
  const hits = Array.from({ length: 9 }, (_, n) => ({ post_title: `Tea ${n}`, permalink: '/' }));
  expect(parseSuggestions({ results: [{ hits }] }, CONFIG)).toHaveLength(6);
});

test.each(['', 'null', '[]', '{"sources":1}', '{'])(
  'a page of another version is left as it is: %s',
  (json) => {
    expect(parseConfig(json)).toBeNull();
  },
);
