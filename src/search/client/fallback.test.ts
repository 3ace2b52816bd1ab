/** @jest-environment jsdom */
import type { EndRequest, Response } from '@algolia/client-common';
import { createSearchClient } from './createSearchClient';
import type { SearchFailure } from './errors';
import { circuitBreakerRequester, withFallback } from './fallback';

jest.mock('algoliasearch/lite', () =>
  jest.requireActual<object>('algoliasearch/dist/lite/builds/browser.umd'),
);

const KEYS = { appId: 'APPID12345', searchOnlyAPIKey: 'key', indexName: 'far_posts', stopTheFirstRun: false };
const RESULT = { hits: [{ objectID: '1-0' }], nbPages: 1, page: 0, hitsPerPage: 10 };
const GOOD = json({ results: [{ ...RESULT, nbHits: 7, index: 'far_posts' }] });
const OWN = json({ results: [{ ...RESULT, nbHits: 3, index: 'wp_posts_post' }] });
const NOTHING: Response = { status: 0, isTimedOut: false, content: 'Network request failed' };
const SILENCE: Response = { status: 0, isTimedOut: true, content: 'Connection timeout' };

function json(answer: unknown, status = 200): Response {
  return { status, isTimedOut: false, content: JSON.stringify(answer) };
}

const search = (query: string, indexName = 'far_posts') => ({ requests: [{ indexName, query }] });

/**
 * A client with the provider's four hosts and the built-in engine, and the requests that each of them
 * received.
 */
function both(
  provider: (request: EndRequest) => Response | Promise<Response>,
  own: () => Response = () => OWN,
) {
  const circuit = { openUntil: 0 };
  const failures: SearchFailure[] = [];
  const asked = { provider: [] as EndRequest[], own: [] as EndRequest[] };
  const send = (request: EndRequest) => {
    asked.provider.push(request);
    return Promise.resolve(provider(request));
  };
  const hosted = createSearchClient(KEYS, null, {
    hosts: [],
    transport: circuitBreakerRequester({ send }, circuit),
  });
  const ownClient = createSearchClient(KEYS, {
    endpoints: { light: 'https://shop.example/light', rest: 'https://shop.example/rest' },
    choice: { isLightBroken: false },
    transport: {
      send: (request) => {
        asked.own.push(request);
        return Promise.resolve(own());
      },
    },
  });
  const client = withFallback(hosted, 'far_posts', {
    circuit,
    builtIn: {
      client: ownClient,
      indexName: 'wp_posts_post',
      params: { truncateWords: { content: 56 } },
    },
    onFailure: (failure) => failures.push(failure),
  });
  return { client, circuit, failures, asked };
}

test('while the provider responds, the built-in engine gets no requests', async () => {
  const { client, asked, failures } = both(() => GOOD);
  await expect(client.search(search('tea'))).resolves.toMatchObject({ results: [{ nbHits: 7 }] });
  expect([asked.provider.length, asked.own.length, failures.length]).toEqual([1, 0, 0]);
});

test.each<[string, Response, SearchFailure]>([
  ['dropped connections', NOTHING, { name: 'RetryError', status: 0 }],
  ['no response', SILENCE, { name: 'RetryError', status: 0 }],
  ['500', json({ message: 'x' }, 500), { name: 'RetryError', status: 0 }],
  ['403', json({ message: 'x' }, 403), { name: 'ApiError', status: 403 }],
  ['429', json({ message: 'x' }, 429), { name: 'ApiError', status: 429 }],
  ['an HTML page', { ...GOOD, content: '<html>' }, { name: 'DeserializationError', status: 0 }],
  [
    'half a body',
    { ...GOOD, content: GOOD.content.slice(0, 20) },
    { name: 'DeserializationError', status: 0 },
  ],
  ['wrong types', json({ results: [{ hits: 5 }] }), { name: 'DeserializationError', status: 0 }],
  [
    'hits without an objectID',
    json({ results: [{ ...RESULT, nbHits: 1, hits: [{}] }] }),
    { name: 'MissingObjectIDError', status: 0 },
  ],
])(
  'after %s the error is reported, and the built-in engine responds for 120 s',
  async (_, broken, failure) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const { client, asked, failures } = both(() => broken);
    const answer = await client.search(search('tea'));
    expect(answer).toMatchObject({ results: [{ nbHits: 3, index: 'far_posts' }] });
    expect(failures).toEqual([failure]);
    const tries = asked.provider.length;
    now.mockReturnValue(1_000_000 + 119_999);
    await client.search(search('teapot'));
    expect([asked.provider.length, asked.own.length]).toEqual([tries, 2]);
    now.mockReturnValue(1_000_000 + 120_001);
    await client.search(search('teacup'));
    expect(asked.provider.length).toBeGreaterThan(tries);
    now.mockRestore();
  },
);

test('a provider without a response times out after 2 s for all hosts, and no further host is requested', async () => {
  jest.useFakeTimers();
  const { client, asked } = both(
    ({ connectTimeout }) => new Promise((resolve) => setTimeout(() => resolve(SILENCE), connectTimeout)),
  );
  let answer: unknown;
  void client.search(search('tea')).then((value) => (answer = value));
  await jest.advanceTimersByTimeAsync(1990);
  expect(answer).toBeUndefined();
  await jest.advanceTimersByTimeAsync(20);
  expect(answer).toMatchObject({ results: [{ nbHits: 3 }] });
  const tries = asked.provider.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked.provider.length).toBe(tries);
  jest.useRealTimers();
});

test('a bad request does not open the circuit', async () => {
  const answers = [json({ message: 'Unknown parameter' }, 400), GOOD];
  const { client, circuit } = both(() => answers.shift()!);
  await expect(client.search(search('tea'))).resolves.toMatchObject({ results: [{ nbHits: 3 }] });
  expect(circuit.openUntil).toBe(0);
  await expect(client.search(search('teapot'))).resolves.toMatchObject({ results: [{ nbHits: 7 }] });
});

test('if both fail, both errors are reported and the search fails with the second', async () => {
  const { client, failures } = both(
    () => NOTHING,
    () => json({ message: 'x' }, 503),
  );
  await expect(client.search(search('tea'))).rejects.toMatchObject({ name: 'RetryError' });
  expect(failures).toHaveLength(2);
});

test('the site’s own index is requested in the same order, with parameters that shorten the response', async () => {
  const { client, asked } = both(() => NOTHING);
  const answer = await client.search(search('tea', 'far_posts_price_asc'));
  expect(JSON.parse(String(asked.own[0]?.data))).toEqual({
    requests: [{ indexName: 'wp_posts_post_price_asc', query: 'tea', truncateWords: { content: 56 } }],
  });
  expect(answer).toMatchObject({ results: [{ index: 'far_posts_price_asc' }] });
});

test('without a fallback, the search fails and the next search tries again', async () => {
  const answers = [json({ message: 'x' }, 403), GOOD];
  const failures: SearchFailure[] = [];
  const hosted = createSearchClient(KEYS, null, {
    hosts: [],
    transport: { send: () => Promise.resolve(answers.shift()!) },
  });
  const client = withFallback(hosted, 'far_posts', {
    circuit: { openUntil: 0 },
    builtIn: null,
    onFailure: (failure) => failures.push(failure),
  });
  await expect(client.search(search('tea'))).rejects.toMatchObject({ name: 'ApiError', status: 403 });
  expect(failures).toEqual([{ name: 'ApiError', status: 403 }]);
  await expect(client.search(search('teapot'))).resolves.toMatchObject({ results: [{ nbHits: 7 }] });
});
