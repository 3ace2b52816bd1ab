import type { APIRequestContext } from '@playwright/test';
import { addresses, ask, type Way } from '../support/engine';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

const WAYS: Way[] = ['light', 'rest'];

const ONE = { indexName: 'wp_posts_post', query: 'tea' };

/** Invalid calls, with the status and the message of the answer. */
const TOO_MUCH: [string, object, number, RegExp][] = [
  [
    'a body of 1 MB',
    { requests: [{ ...ONE, note: 'x'.repeat(1_000_000) }] },
    413,
    /^The request is larger than \d+ kB$/,
  ],
  [
    'a call of 200 requests',
    { requests: Array(200).fill(ONE) },
    400,
    /^Too many requests in one call: at most \d+$/,
  ],
  [
    'a facet filter without a value',
    { requests: [{ ...ONE, facetFilters: ['nothing'] }] },
    400,
    /^Invalid syntax for facetFilters: `nothing`/,
  ],
  [
    'a facet filter that is nested too deep',
    { requests: [{ ...ONE, facetFilters: [[[['a:b']]]] }] },
    400,
    /^facetFilters: /,
  ],
];

/** An answer without what differs from call to call. */
async function answer(request: APIRequestContext, way: Way, query: string, more = {}): Promise<unknown> {
  const text = await (await ask(request, way, query, more)).text();
  return JSON.parse(text.replace(/"(processingTimeMS|queryID)":("[^"]*"|\d+)/g, '"$1":0')) as unknown;
}

test.describe('Both endpoints give the same results', { tag: '@js' }, () => {
  for (const [name, query, more] of [
    ['a word', 'the', {}],
    ['the empty search with facets', '', { facets: ['*'], hitsPerPage: 3 }],
    ['a word that nothing has', 'zzzzqqq', {}],
    ['a page past the end', 'the', { page: 999999 }],
    ['operators and quotes', '"a" AND (b* NEAR', {}],
  ] as const) {
    test(`REST, the light endpoint and PHP give the same response to ${name}`, async ({ request }) => {
      const light = (await answer(request, 'light', query, more)) as {
        results: [{ hits: { objectID: string }[]; nbHits: number }];
      };
      expect(await answer(request, 'rest', query, more)).toEqual(light);
      const php = await wp<{ hits: { objectID: string }[]; nbHits: number }>(
        'return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\EmbeddedEngine::class)->search($args);',
        { query, typoTolerance: false, ...more },
      );
      expect(php.nbHits).toBe(light.results[0].nbHits);
      expect(php.hits.map(({ objectID }) => objectID)).toEqual(
        light.results[0].hits.map(({ objectID }) => objectID),
      );
    });
  }

  test('an array as the REST route parameter is ignored', async ({ request }) => {
    expect((await request.get('/?rest_route[]=x')).status()).toBe(200);
    expect((await request.get('/?rest_route[a][b]=x&s=tea')).status()).toBe(200);
  });

  test('empty objects stay objects through REST', async ({ request }) => {
    const text = await (await ask(request, 'rest', 'zzzzqqq', { facets: ['*'] })).text();
    expect(text).toContain('"facets":{}');
    expect(text).toContain('"facets_stats":{}');
  });

  test('a REST response has WordPress’s CORS headers', async ({ request }) => {
    const to = await addresses();
    const answer = await request.post(
      `${to.rest}/1/indexes/*/queries?x-algolia-application-id=${to.appId}&x-algolia-api-key=${to.apiKey}`,
      {
        headers: { 'content-type': 'text/plain', origin: new URL(to.rest).origin },
        data: JSON.stringify({ requests: [ONE] }),
      },
    );
    expect(answer.status()).toBe(200);
    expect(answer.headers()['access-control-allow-methods']).toContain('POST');
  });

  for (const way of WAYS) {
    test(`a body that is not JSON, and a wrong key, get the provider’s errors from ${way}`, async ({
      request,
    }) => {
      const to = await addresses();
      const post = (key: string, data: string, type: string) =>
        request.post(
          `${to[way]}/1/indexes/*/queries?x-algolia-application-id=${to.appId}&x-algolia-api-key=${key}`,
          { headers: { 'content-type': type }, data },
        );
      for (const type of ['text/plain', 'application/json']) {
        const broken = await post(to.apiKey, '{"requests":', type);
        expect(broken.status()).toBe(400);
        expect(await broken.json()).toMatchObject({ status: 400, message: expect.any(String) });
      }
      const wrong = await post('0'.repeat(32), '{"requests":[]}', 'text/plain');
      expect(wrong.status()).toBe(403);
      expect(await wrong.json()).toMatchObject({ status: 403 });
      expect(wrong.headers()['cache-control']).toContain('no-store');
    });

    for (const [name, body, status, message] of TOO_MUCH) {
      test(`${name} gets the provider’s error from ${way}`, async ({ request }) => {
        const to = await addresses();
        for (const type of ['text/plain', 'application/json']) {
          const response = await request.post(
            `${to[way]}/1/indexes/*/queries?x-algolia-application-id=${to.appId}&x-algolia-api-key=${to.apiKey}`,
            { headers: { 'content-type': type }, data: JSON.stringify(body) },
          );
          expect(response.status(), type).toBe(status);
          expect(response.headers()['content-type'], type).toContain('application/json');
          // The complete body: PHP prints nothing before or after it.
          expect(await response.json(), type).toEqual({ message: expect.stringMatching(message), status });
        }
      });
    }

    test(`an unknown facet is left out by ${way}, and a filter by it finds nothing`, async ({ request }) => {
      const result = async (more: object) => {
        const response = await ask(request, way, 'the', { ...more });
        expect(response.status()).toBe(200);
        const { results } = (await response.json()) as {
          results: [{ nbHits: number; facets: Record<string, Record<string, number>> }];
        };
        return results[0];
      };
      const { nbHits, facets } = await result({ facets: ['nothing', 'taxonomies.nothing', 'post_type'] });
      expect(Object.keys(facets)).toEqual(['post_type']);
      const types = facets.post_type!;
      expect(Object.values(types).reduce((all, one) => all + one)).toBe(nbHits);
      expect(nbHits).toBeGreaterThan(0);
      expect(await result({ facetFilters: ['nothing:here'] })).toMatchObject({ nbHits: 0, hits: [] });
      expect(await result({ facetFilters: [['nothing:here', 'post_type:post']] })).toMatchObject({
        nbHits: types.post,
      });
      expect(await result({ facetFilters: ['nothing:-here'] })).toMatchObject({ nbHits });
    });

    test(`no parameter of WordPress's REST API changes an answer or an error of ${way}`, async ({
      request,
    }) => {
      const to = await addresses();
      const ask = async (body: string, more: string) => {
        const keys = `x-algolia-application-id=${to.appId}&x-algolia-api-key=${to.apiKey}`;
        const response = await request.post(`${to[way]}/1/indexes/*/queries?${keys}${more}`, {
          headers: { 'content-type': 'text/plain' },
          data: body,
        });
        const text = await response.text();
        return {
          status: response.status(),
          type: response.headers()['content-type'],
          cache: response.headers()['cache-control'],
          body: text.replaceAll(/"(processingTimeMS|queryID)":("[^"]*"|\d+)/g, '"$1":0'),
        };
      };
      for (const body of [JSON.stringify({ requests: [ONE] }), '{"requests":[{}]}', 'no JSON']) {
        const plain = await ask(body, '');
        expect(plain.type).toContain('application/json');
        expect(plain.cache).toContain('no-store');
        for (const more of [
          ...[
            '&_fields=x',
            '&_fields=results',
            '&_fields=results.hits,a.b.c',
            '&_fields[]=x',
            '&_fields[][]=x',
          ],
          ...[
            '&_embed',
            '&_embed=1',
            '&_embed[]=x',
            '&_envelope',
            '&_envelope=1&_embed=1',
            '&_envelope&_fields=x',
          ],
          ...['&_jsonp=call', '&_method=POST', '&context=edit', '&_locale=user', '&_pretty'],
        ])
          expect(await ask(body, more), `${body} with ${more}`).toEqual(plain);
      }
    });

    test(`facet values are found through ${way}`, async ({ request }) => {
      const to = await addresses();
      const response = await request.post(
        `${to[way]}/1/indexes/wp_posts_post/facets/taxonomies.category/query?x-algolia-application-id=${to.appId}&x-algolia-api-key=${to.apiKey}`,
        { headers: { 'content-type': 'text/plain' }, data: '{"facetQuery":""}' },
      );
      expect(response.status()).toBe(200);
      expect(((await response.json()) as { facetHits: unknown[] }).facetHits.length).toBeGreaterThan(0);
    });
  }
});
