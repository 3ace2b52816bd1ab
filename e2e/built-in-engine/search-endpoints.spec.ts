import { addresses, type Way } from '../support/engine';
import { expect, test } from '../support/test';

/** Both endpoints behind a web server. BothEndpointsTest covers their answers. */

const WAYS: Way[] = ['light', 'rest'];

const ONE = { indexName: 'wp_posts_post', query: 'tea' };

test.describe('The endpoints behind a web server', { tag: '@js' }, () => {
  test('an array as the REST route parameter is ignored', async ({ request }) => {
    expect((await request.get('/?rest_route[]=x')).status()).toBe(200);
    expect((await request.get('/?rest_route[a][b]=x&s=tea')).status()).toBe(200);
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
    test(`a body of 1 MB gets the provider’s error from ${way}`, async ({ request }) => {
      const to = await addresses();
      for (const type of ['text/plain', 'application/json']) {
        const response = await request.post(
          `${to[way]}/1/indexes/*/queries?x-algolia-application-id=${to.appId}&x-algolia-api-key=${to.apiKey}`,
          {
            headers: { 'content-type': type },
            data: JSON.stringify({ requests: [{ ...ONE, note: 'x'.repeat(1_000_000) }] }),
          },
        );
        expect(response.status(), type).toBe(413);
        expect(response.headers()['content-type'], type).toContain('application/json');
        // The complete body: PHP prints nothing before or after it.
        expect(await response.json(), type).toEqual({
          message: expect.stringMatching(/^The request is larger than \d+ kB$/),
          status: 413,
        });
      }
    });
  }
});
