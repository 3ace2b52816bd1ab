import { createSuggestionsClient } from './suggestionsClient';
import type { SuggestionsConfig, SuggestionProvider } from '../../src/suggestions/suggestions';

const source = (name: string, endpoints: string[]): SuggestionProvider => ({
  endpoints,
  appId: name,
  apiKey: 'key',
  indexName: `${name}_posts`,
  timeoutMs: 40,
});
const configOf = (...sources: SuggestionProvider[]): SuggestionsConfig => ({
  sources,
  params: { hitsPerPage: 6 },
  minCharacters: 2,
  debounceMs: 0,
  announcements: ['none', 'one'],
  kinds: {},
});

type Behaviour = 'silent' | 'broken' | 'answers';

/** Mocks fetch(): each host has its behaviour. @returns the hosts that received a request */
function network(hosts: Record<string, Behaviour>): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
    if (options?.signal?.aborted) return Promise.reject(new Error('too late'));
    const host = (url as string).split('/1/')[0] ?? '';
    asked.push(host);
    const { requests } = JSON.parse(options?.body as string) as { requests: { indexName: string }[] };
    if (hosts[host] === 'broken') return Promise.resolve(new Response('', { status: 500 }));
    if (hosts[host] === 'answers') {
      const hits = [{ post_title: requests[0]?.indexName, permalink: '/a/' }];
      return Promise.resolve(Response.json({ results: [{ hits }] }));
    }
    return new Promise((_resolve, reject) =>
      options?.signal?.addEventListener('abort', () => reject(new Error('too late'))),
    );
  });
  return asked;
}

const titles = async (found: ReturnType<ReturnType<typeof createSuggestionsClient>['suggestions']>) =>
  (await found)?.hits.map(({ parts }) => parts.map(({ text }) => text).join(''));

afterEach(() => jest.restoreAllMocks());

test('all hosts of a provider share one timeout; then the built-in engine responds, and the provider gets no more requests', async () => {
  const asked = network({ a: 'silent', b: 'silent', own: 'answers' });
  const ask = createSuggestionsClient(configOf(source('provider', ['a', 'b']), source('own', ['own'])));
  const began = performance.now();
  expect(await titles(ask.suggestions('tea'))).toEqual(['own_posts']);
  expect(performance.now() - began).toBeGreaterThanOrEqual(35);
  expect(asked).toEqual(['a', 'own']);
  asked.length = 0;
  expect(await titles(ask.suggestions('teapot'))).toEqual(['own_posts']);
  expect(asked).toEqual(['own']);
});

test('the provider gets requests again after two minutes', async () => {
  const asked = network({ a: 'broken', own: 'answers' });
  const ask = createSuggestionsClient(configOf(source('provider', ['a']), source('own', ['own'])));
  await ask.suggestions('tea');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_001);
  await ask.suggestions('teapot');
  expect(asked).toEqual(['a', 'own', 'a', 'own']);
});

test('the endpoint that responded is requested first from then on', async () => {
  const asked = network({ light: 'broken', rest: 'answers' });
  const ask = createSuggestionsClient(configOf(source('own', ['light', 'rest'])));
  await ask.suggestions('tea');
  await ask.suggestions('teapot');
  expect(asked).toEqual(['light', 'rest', 'rest']);
});

test('the same query is requested once, and if all providers fail each query fails', async () => {
  const asked = network({ own: 'answers', broken: 'broken' });
  const ask = createSuggestionsClient(configOf(source('own', ['own'])));
  await ask.suggestions('tea');
  await ask.suggestions('tea');
  expect(asked).toEqual(['own']);
  const helpless = createSuggestionsClient(configOf(source('own', ['broken'])));
  await expect(helpless.suggestions('tea')).rejects.toThrow('HTTP 500');
  await expect(helpless.suggestions('teapot')).rejects.toThrow('HTTP 500');
});

test('a newer request cancels the older one', async () => {
  network({ a: 'silent', own: 'answers' });
  const slow = source('provider', ['a']);
  const ask = createSuggestionsClient(configOf(slow, source('own', ['own'])));
  const first = ask.suggestions('te');
  const second = ask.suggestions('tea');
  expect(await first).toBeNull();
  expect(await titles(second)).toEqual(['own_posts']);
});
