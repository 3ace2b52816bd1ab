import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

export interface FakeProvider {
  /** Host, path, credentials and body of every call. */
  calls: { host: string; path: string; appId: string | null; apiKey: string | null; body: unknown }[];
  stop: () => Promise<void>;
}

/**
 * A hosted search provider on loopback, after its public API description: answers any query with two records that
 * name it, with more fields if they are given. The page's calls to the provider's own hosts are led here.
 */
export async function fakeProvider(page: Page, more: Record<string, unknown> = {}): Promise<FakeProvider> {
  const calls: FakeProvider['calls'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://fake');
      const asked = JSON.parse(body) as { requests: { indexName: string; query?: string }[] };
      calls.push({
        host: String(request.headers['x-asked-host']),
        path: url.pathname,
        appId: url.searchParams.get('x-algolia-application-id'),
        apiKey: url.searchParams.get('x-algolia-api-key'),
        body: asked,
      });
      const results = asked.requests.map(({ indexName, query = '' }) => ({
        index: indexName,
        query,
        hits: [1, 2].map((number) => ({
          objectID: String(number),
          post_title: `Hosted ${query} ${number}`,
          permalink: `/hosted-${number}/`,
          content: 'From far away.',
        })),
        nbHits: 2,
        nbPages: 1,
        page: 0,
        hitsPerPage: 10,
        processingTimeMS: 1,
        params: '',
        ...more,
      }));
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.end(JSON.stringify({ results }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route(/algolia(net\.com|\.net)\//, async (route) => {
    const url = new URL(route.request().url());
    const response = await route.fetch({
      url: `http://127.0.0.1:${port}${url.pathname}${url.search}`,
      headers: { ...route.request().headers(), 'x-asked-host': url.host },
    });
    await route.fulfill({ response });
  });
  return { calls, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
