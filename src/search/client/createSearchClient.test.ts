/** @jest-environment jsdom */
import type { EndRequest, Response } from '@algolia/client-common';
import { createSearchClient, type BuiltInEngineOptions } from './createSearchClient';

/** Jest would use the client's build for Node. */
jest.mock('algoliasearch/lite', () =>
  jest.requireActual<object>('algoliasearch/dist/lite/builds/browser.umd'),
);

const KEYS = { appId: 'APPID12345', searchOnlyAPIKey: 'key', indexName: 'wp_posts_post' };
const ANSWER = { status: 200, isTimedOut: false, content: '{"results":[{"hits":[],"nbHits":7}]}' };
const DROPPED = { status: 0, isTimedOut: false, content: 'Network request failed' };
const TIMED_OUT = { status: 0, isTimedOut: true, content: 'Connection timeout' };
const RESTS_MS = 120_000;

const search = (query: string) => ({ requests: [{ indexName: 'wp_posts_post', query }] });
const hostOf = ({ url }: EndRequest): string => new URL(url).host;

/** A client whose transport records the requests. */
function clientWith(
  answer: (request: EndRequest) => Response,
  isHosted: boolean,
  { stopTheFirstRun = false } = {},
) {
  const asked: EndRequest[] = [];
  const send = (request: EndRequest) => {
    asked.push(request);
    return Promise.resolve(answer(request));
  };
  const own: BuiltInEngineOptions = {
    endpoints: { light: 'https://shop.example/light', rest: 'https://shop.example/rest' },
    choice: { isLightBroken: false },
    transport: { send },
  };
  const client = createSearchClient({ ...KEYS, stopTheFirstRun }, isHosted ? null : own);
  if (isHosted) {
    jest.spyOn(client.transporter.requester, 'send').mockImplementation(send);
  }
  return { client, asked };
}

describe.each([
  ["this site's engine", false],
  ['the hosted provider', true],
])('a search at %s', (_, isHosted) => {
  test('waits 1 s for a connection, 2 s for a response and 30 s when writing', async () => {
    const { client, asked } = clientWith(() => ANSWER, isHosted);
    await client.search(search('tea'));
    expect(asked[0]).toMatchObject({ connectTimeout: 1000, responseTimeout: 2000 });
    await client.customPost({ path: '1/anything' });
    expect(asked[1]).toMatchObject({ connectTimeout: 1000, responseTimeout: 30000 });
  });

  test('stores nothing in the browser, even after a host failed', async () => {
    const answers = [DROPPED];
    const { client, asked } = clientWith(() => answers.shift() ?? ANSWER, isHosted);
    const written = jest.spyOn(Storage.prototype, 'setItem');
    await client.search(search('tea')).catch(() => undefined);
    await client.search(search('teapot'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked.length).toBeGreaterThan(1);
    expect(written).not.toHaveBeenCalled();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    written.mockRestore();
  });
});

test('the next search requests the built-in engine again after an error', async () => {
  const answers = [DROPPED, ANSWER];
  const { client, asked } = clientWith(() => answers.shift()!, false);
  await expect(client.search(search('t'))).rejects.toMatchObject({ name: 'RetryError' });
  await expect(client.search(search('te'))).resolves.toMatchObject({ results: [{ nbHits: 7 }] });
  expect(asked).toHaveLength(2);
});

describe('a host of the provider that is', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['dead', DROPPED],
    ['silent', TIMED_OUT],
  ])('%s gets one request in four searches, and again after 120 s', async (_, failure) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const dead = 'appid12345-dsn.algolia.net';
    const { client, asked } = clientWith((request) => (hostOf(request) === dead ? failure : ANSWER), true);
    const timesAsked = () => asked.filter((request) => hostOf(request) === dead).length;
    for (const query of ['a', 'b', 'c', 'd']) {
      await expect(client.search(search(query))).resolves.toMatchObject({ results: [{ nbHits: 7 }] });
    }
    expect(timesAsked()).toBe(1);
    now.mockReturnValue(1_000_000 + RESTS_MS);
    await client.search(search('e'));
    expect(timesAsked()).toBe(1);
    now.mockReturnValue(1_000_000 + RESTS_MS + 1);
    await client.search(search('f'));
    expect(timesAsked()).toBe(2);
  });
});

describe('stopTheFirstRun', () => {
  const EMPTY = { hits: [], nbHits: 0, nbPages: 0, page: 0 };

  test.each<[string, unknown]>([
    ['in the format of version 5', { requests: [{ indexName: 'a', query: '' }] }],
    ['as a missing parameter', [{ indexName: 'a' }]],
    ['in the format of version 4', [{ indexName: 'a', params: { query: '' } }]],
  ])('an empty query %s has an empty response without a request', async (_, requests) => {
    const { client, asked } = clientWith(() => ANSWER, false, { stopTheFirstRun: true });
    await expect(client.search(requests as never)).resolves.toMatchObject({
      results: [{ ...EMPTY, index: 'a' }],
    });
    expect(asked).toEqual([]);
  });

  test('each of several empty queries gets a response', async () => {
    const { client, asked } = clientWith(() => ANSWER, false, { stopTheFirstRun: true });
    const { results } = await client.search([{ indexName: 'a' }, { indexName: 'b', query: '' }] as never);
    expect(results).toMatchObject([
      { ...EMPTY, index: 'a' },
      { ...EMPTY, index: 'b' },
    ]);
    expect(asked).toEqual([]);
  });

  test.each<[string, unknown]>([
    [
      'one query has text',
      [
        { indexName: 'a', query: '' },
        { indexName: 'a', query: 'tea' },
      ],
    ],
    ['the text is in the params', [{ indexName: 'a', params: { query: 'tea' } }]],
    ['the text is a space', [{ indexName: 'a', query: ' ' }]],
  ])('a request is sent if %s', async (_, requests) => {
    const { client, asked } = clientWith(() => ANSWER, false, { stopTheFirstRun: true });
    await expect(client.search(requests as never)).resolves.toMatchObject({ results: [{ nbHits: 7 }] });
    expect(asked).toHaveLength(1);
  });

  test('sends an empty query if it is off', async () => {
    const { client, asked } = clientWith(() => ANSWER, false);
    await client.search(search(''));
    expect(asked).toHaveLength(1);
  });
});

describe.each([
  ['an app id', { ...KEYS, appId: '' }],
  ['a key', { ...KEYS, searchOnlyAPIKey: '' }],
])('without %s', (_, keys) => {
  test('every search finds nothing, without a call', async () => {
    const asked: EndRequest[] = [];
    const transport = { send: (request: EndRequest) => (asked.push(request), Promise.resolve(ANSWER)) };
    const client = createSearchClient({ ...keys, stopTheFirstRun: false }, null, { hosts: [], transport });
    await expect(client.search(search('tea'))).resolves.toMatchObject({
      results: [{ hits: [], nbHits: 0, query: 'tea', index: 'wp_posts_post' }],
    });
    expect(asked).toEqual([]);
  });
});

test('requests use the custom hosts, with their path as a prefix', async () => {
  const asked: EndRequest[] = [];
  const transport = { send: (request: EndRequest) => (asked.push(request), Promise.resolve(ANSWER)) };
  const hosts = ['https://search.shop.example/prefix', 'http://127.0.0.1:8999'];
  const client = createSearchClient({ ...KEYS, stopTheFirstRun: false }, null, { hosts, transport });
  await client.search(search('tea'));
  expect(asked[0]?.url).toMatch(/^https:\/\/search\.shop\.example\/prefix\/1\/indexes\/\*\/queries\?/);
});

test('if the provider responds with 429, no retry follows and the error is an ApiError', async () => {
  const { client, asked } = clientWith(() => ({ ...ANSWER, status: 429 }), true);
  await expect(client.search(search('tea'))).rejects.toMatchObject({ name: 'ApiError', status: 429 });
  expect(asked).toHaveLength(1);
});

test('an HTML page as the response is a DeserializationError', async () => {
  const { client } = clientWith(() => ({ ...ANSWER, content: '<!doctype html>' }), true);
  await expect(client.search(search('tea'))).rejects.toMatchObject({ name: 'DeserializationError' });
});

describe('a search for facet values', () => {
  const SIZES: [unknown, number][] = [
    [undefined, 10],
    [Number.NaN, 10],
    ['all', 10],
    [-5, 1],
    [0, 1],
    [7.9, 7],
    [100, 100],
    [500, 100],
  ];

  const VALUES = { ...ANSWER, content: '{"facetHits":[{"value":"red","count":2}]}' };
  /** A request in the format of the provider's helper, which has no facetName. */
  const request = (params: object) => ({
    type: 'facet',
    facet: 'taxonomies.post tag',
    indexName: 'wp_posts_post',
    params: { facetQuery: 're', query: 'tea', ...params },
  });
  const bodyOf = (call: EndRequest | undefined) => JSON.parse(String(call?.data)) as object;

  test.each(SIZES)('for %p values requests %p values, in both forms of the call', async (wanted, size) => {
    const { client, asked } = clientWith(() => VALUES, true);
    await client.search([request({ maxFacetHits: wanted })] as never);
    expect(bodyOf(asked[0])).toMatchObject({ facetQuery: 're', maxFacetHits: size });
    const hits = { indexName: 'wp_posts_post', query: 'tea' };
    const { client: both, asked: calls } = clientWith(() => ANSWER, true);
    await both.search([hits, request({ maxFacetHits: wanted })] as never);
    expect(bodyOf(calls[0])).toMatchObject({ requests: [{}, { facetQuery: 're', maxFacetHits: size }] });
  });

  test('sends its own request: index and facet in the path, the rest in the body', async () => {
    const { client, asked } = clientWith(() => VALUES, false);
    const answer = await client.search([request({ facetFilters: [['a:b']] })] as never);
    expect(answer).toEqual({ results: [{ facetHits: [{ value: 'red', count: 2 }] }] });
    expect(asked).toHaveLength(1);
    expect(new URL(asked[0]!.url).pathname).toMatch(
      /\/1\/indexes\/wp_posts_post\/facets\/taxonomies\.post%20tag\/query$/,
    );
    expect(bodyOf(asked[0])).toEqual({
      facetName: 'taxonomies.post tag',
      facetQuery: 're',
      maxFacetHits: 10,
      query: 'tea',
      facetFilters: [['a:b']],
    });
  });

  test('names the facet only in the path at the hosted provider, which rejects unknown parameters', async () => {
    const { client, asked } = clientWith(() => VALUES, true);
    await client.search([request({})] as never);
    expect(asked[0]?.url).toContain('/1/indexes/wp_posts_post/facets/taxonomies.post%20tag/query?');
    expect(bodyOf(asked[0])).toEqual({ facetQuery: 're', maxFacetHits: 10, query: 'tea' });
  });

  test('searches the facet that the request names, whatever its parameters say', async () => {
    const { client, asked } = clientWith(() => VALUES, false);
    await client.search([request({ facetName: 'size' })] as never);
    expect(bodyOf(asked[0])).toMatchObject({ facetName: 'taxonomies.post tag' });
    const { client: both, asked: calls } = clientWith(() => ANSWER, false);
    await both.search([{ indexName: 'a', query: '' }, request({ facetName: 'size' })] as never);
    expect(String(calls[0]?.data)).not.toContain('facetName');
  });
});

describe("'The value should be a number, a parsable string or an array of those.'", () => {
  const ask = (numericFilters: unknown) => {
    const { client, asked } = clientWith(() => ANSWER, true);
    const requests = [{ indexName: 'a', query: 'x', numericFilters }];
    return client.search({ requests }).then(
      () => asked.length,
      (error: unknown) => (error as Error).message,
    );
  };

  test.each([['price>NaN'], ['price>=abc'], ['price='], [['price>1', ['price<NaN']]], ['price:1 TO many']])(
    '%p is not sent',
    async (filters) => {
      await expect(ask(filters)).resolves.toBe(
        'The value should be a number, a parsable string or an array of those.',
      );
    },
  );

  test.each([
    ['price>1'],
    ['price >= 12.50'],
    [['price>1', ['price<1e3', 'price!=-4']]],
    ['price:1 TO 20'],
    [undefined],
  ])('%p is sent', async (filters) => {
    await expect(ask(filters)).resolves.toBe(1);
  });
});
