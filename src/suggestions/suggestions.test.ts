import {
  countSuggestions,
  parseGroups,
  requestBody,
  requestUrl,
  NO_SUGGESTIONS,
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
  timeoutMs: 2000,
};
const CONFIG: SuggestionsConfig = {
  sources: [SOURCE],
  params: { hitsPerPage: 9 },
  maxHits: 6,
  minCharacters: 2,
  debounceMs: 0,
  announcements: ['none', '1', '2', '3', '4', '5', '6'],
  kinds: { product: 'Product' },
  all: {
    texts: {
      resultForms: ['All %s results', 'Show %s result'],
      resultIndex: '01' + '0'.repeat(198),
      thousands: ',',
      about: 'All results (about %s)',
    },
    address: { path: '/shop/', queryName: 's', pageName: 'paged' },
  },
};

test('arrow keys move through the suggestions and back to the typed text', () => {
  expect([-1, 0, 1, 2].map((active) => nextActiveIndex('ArrowDown', active, 3))).toEqual([0, 1, 2, -1]);
  expect([-1, 2, 1, 0].map((active) => nextActiveIndex('ArrowUp', active, 3))).toEqual([2, 1, 0, -1]);
});

test('Home and End move the caret until a suggestion is active', () => {
  expect([nextActiveIndex('Home', -1, 3), nextActiveIndex('End', -1, 3)]).toEqual([null, null]);
  expect([nextActiveIndex('Home', 1, 3), nextActiveIndex('End', 1, 3)]).toEqual([0, 2]);
});

test('the link to all results says when their number is an estimate', () => {
  const hit = { objectID: '1-0', post_title: 'Tea', permalink: '/tea/' };
  const text = (more: object) =>
    parseSuggestions({ results: [{ hits: [hit], nbHits: 1234, ...more }] }, CONFIG, 'tea').all?.text;
  expect([text({}), text({ exhaustiveNbHits: false })]).toEqual([
    'All 1,234 results',
    'All results (about 1,200)',
  ]);
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
    requests: [{ indexName: 'posts', query: 'tea', hitsPerPage: 9 }],
  });
});

test('hits become suggestions, except those without a title or with an unsafe URL', () => {
  const hit = (more: object) => ({
    post_title: 'Tea',
    permalink: '/tea/',
    objectID: '7-0',
    post_type: 'product',
    ...more,
  });
  const hits = [
    hit({ _highlightResult: { post_title: { value: '__ais-highlight__Te__/ais-highlight__a' } } }),
    hit({ permalink: 'javascript:alert(1)' }),
    hit({ post_title: ' ' }),
    hit({ post_type: 'constructor' }),
    null,
  ];
  expect(parseSuggestions({ results: [{ hits }] }, CONFIG, 'te').hits).toEqual([
    {
      parts: [
        { text: 'Te', isMarked: true },
        { text: 'a', isMarked: false },
      ],
      href: '/tea/',
      objectID: '7-0',
      kind: 'Product',
      ...BARE,
    },
    { parts: [{ text: 'Tea', isMarked: false }], href: '/tea/', objectID: '7-0', kind: '', ...BARE },
  ]);
});

const BARE = { category: '', price: '', picture: '' };

test('a suggestion has the image, the price and the first category of its type', () => {
  const taxonomies = { product_cat: ['Pots', 'Sale'], category: ['News'] };
  const hits = [
    {
      post_title: 'Pot',
      permalink: '/pot/',
      post_type: 'product',
      price_text: '€18.00',
      image: { src: '/pot.webp', width: 300, height: 300 },
      taxonomies,
    },
    {
      post_title: 'Post',
      permalink: '/post/',
      post_type: 'post',
      taxonomies,
      image: { src: 'javascript:x' },
    },
    { post_title: 'Odd', permalink: '/odd/', post_type: 'post', taxonomies: 'x', price_text: [], image: 'x' },
  ];
  const found = parseSuggestions({ results: [{ hits }] }, CONFIG, 'p').hits;
  expect(found.map(({ category, price, picture }) => [category, price, picture])).toEqual([
    ['Pots', '€18.00', '/pot.webp'],
    ['News', '', ''],
    ['', '', ''],
  ]);
});

test('the link to all results has their number and the URL of the query', () => {
  const hits = [{ post_title: 'Tea', permalink: '/tea/' }];
  const all = (nbHits: unknown) => parseSuggestions({ results: [{ hits, nbHits }] }, CONFIG, 'te & a').all;
  expect(all(1)).toEqual({ text: 'Show 1 result', href: '/shop/?s=te%20%26%20a' });
  expect(all(1234)?.text).toBe('All 1,234 results');
  expect(all('x')?.text).toBe('Show 1 result');
});

test('links become groups with at most three links; in a cached page of an older version there are none', () => {
  const links = { url: '/links', titles: { page: 'Pages' }, maxPerGroup: 3, countLabel: 'Results:' };
  const groups = [
    { kind: 'page', links: Array.from({ length: 5 }, (_, n) => ({ name: `Tea ${n}`, href: `/${n}/` })) },
    { kind: 'unknown', links: [{ name: 'Tea', href: '/' }] },
  ];
  const found = parseGroups(groups, { ...CONFIG, links });
  expect(found.map(({ title, links: { length } }) => [title, length])).toEqual([['Pages', 3]]);
  expect(countSuggestions({ ...NO_SUGGESTIONS, groups: found })).toBe(3);
  expect(parseGroups(groups, CONFIG)).toEqual([]);
  expect(parseGroups(groups, { ...CONFIG, links: null })).toEqual([]);
});

test('without results or in a cached page of an older version there is no link to all results', () => {
  const older = { ...CONFIG };
  delete older.all;
  const hits = [{ post_title: 'Tea', permalink: '/tea/' }];
  expect(parseSuggestions({ results: [{ hits: [], nbHits: 0 }] }, CONFIG, 'te').all).toBeNull();
  expect(parseSuggestions({ results: [{ hits, nbHits: 3 }] }, older, 'te').all).toBeNull();
});

test.each([null, 'x', {}, { results: [] }, { results: [{ hits: 'x' }] }])(
  'no suggestions from %p',
  (response) => {
    expect(parseSuggestions(response, CONFIG, 'te')).toEqual(NO_SUGGESTIONS);
  },
);

test('pages follow in a group, so they are no hits, but the link to all results counts them', () => {
  const links = { url: '/links', titles: { page: 'Pages' }, maxPerGroup: 3, countLabel: 'Results:' };
  const hits = [{ post_title: 'Tea', permalink: '/tea/', post_type: 'page' }];
  const response = { results: [{ hits, nbHits: 1 }] };
  const found = parseSuggestions(response, { ...CONFIG, links }, 'te');
  expect([found.hits, found.all?.text]).toEqual([[], 'Show 1 result']);
  // If the groups are off, they are hits.
  expect(parseSuggestions(response, { ...CONFIG, links: null }, 'te').hits).toHaveLength(1);
});

test('no more than six suggestions are shown', () => {
  const hits = Array.from({ length: 9 }, (_, n) => ({ post_title: `Tea ${n}`, permalink: '/' }));
  expect(parseSuggestions({ results: [{ hits }] }, CONFIG, 'te').hits).toHaveLength(6);
});

test.each(['', 'null', '[]', '{"sources":1}', '{'])(
  'the configuration of another version is ignored: %s',
  (json) => {
    expect(parseConfig(json)).toBeNull();
  },
);
