import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { addresses, type Way } from '../support/engine';
import { expect, test } from '../support/test';

/** The provider's own clients, unchanged, with this site's two endpoints as their host. */

const WAYS: Way[] = ['light', 'rest'];

async function optionsOf(way: Way) {
  const to = await addresses();
  const hosts = [
    { url: to[way].replace(/^https?:\/\//, ''), protocol: 'http' as const, accept: 'readWrite' as const },
  ];
  return { ...to, options: { hosts } };
}

interface SearchResponse {
  results: {
    hits: { objectID: string }[];
    nbHits: number;
    nbPages: number;
    page: number;
    hitsPerPage: number;
    processingTimeMS: number;
    queryID?: string;
    facets?: object;
    facets_stats?: object;
  }[];
}

for (const way of WAYS) {
  test(`algoliasearch/lite searches through ${way}, with every specified field @no-js`, async () => {
    const { appId, apiKey, options } = await optionsOf(way);
    const client = liteClient(appId, apiKey, options);
    const search = [
      {
        indexName: 'wp_posts_post',
        query: 'kettle',
        hitsPerPage: 4,
        page: 1,
        facets: ['taxonomies.category', 'post_date'],
      },
    ];
    const response = (await client.search(search)) as unknown as SearchResponse;
    const [result] = response.results;
    expect(result).toMatchObject({
      page: 1,
      hitsPerPage: 4,
      nbHits: expect.any(Number),
      nbPages: expect.any(Number),
      processingTimeMS: expect.any(Number),
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(Object.keys(result?.facets ?? {})).toContain('taxonomies.category');
    expect(Object.keys(result?.facets_stats ?? {})).toContain('post_date');
    expect(result?.hits.length).toBeGreaterThan(0);
    expect(result?.hits[0]).toMatchObject({
      objectID: expect.stringMatching(/^\d+-0$/),
      post_title: expect.any(String),
      permalink: expect.stringMatching(/^\/[^/]/),
      post_excerpt: expect.any(String),
      content: expect.any(String),
      post_author: { display_name: expect.any(String) },
      post_date: expect.any(Number),
      post_date_formatted: expect.any(String),
      taxonomies: { category: expect.any(Array), post_tag: expect.any(Array) },
    });
  });

  test(`request formats of older clients get the same hits through ${way} @no-js`, async ({ request }) => {
    const { appId, apiKey, options, [way]: base } = await optionsOf(way);
    const client = liteClient(appId, apiKey, options);
    const search = (requests: unknown): Promise<unknown> => client.search(requests as never);
    const ids = (response: unknown) =>
      (response as SearchResponse).results[0]?.hits.map(({ objectID }) => objectID);
    const flat = await search([{ indexName: 'wp_posts_post', query: 'tea', hitsPerPage: 3 }]);
    expect(ids(flat)).toHaveLength(3);
    const nested = await search([{ indexName: 'wp_posts_post', params: { query: 'tea', hitsPerPage: 3 } }]);
    expect(ids(nested)).toEqual(ids(flat));
    // Version 4 sends the parameters as one text, and its keys as headers where it runs on a server.
    const encoded = await request.post(`${base}/1/indexes/*/queries`, {
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey },
      data: { requests: [{ indexName: 'wp_posts_post', params: 'query=tea&hitsPerPage=3' }] },
    });
    expect(ids(await encoded.json())).toEqual(ids(flat));
  });

  test(`facet values are searched through ${way}, at most 100, 10 by default @no-js`, async () => {
    const { appId, apiKey, options } = await optionsOf(way);
    const client = algoliasearch(appId, apiKey, options);
    const ask = (searchForFacetValuesRequest: object) =>
      client.searchForFacetValues({
        indexName: 'wp_posts_post',
        facetName: 'taxonomies.post_tag',
        searchForFacetValuesRequest,
      });
    expect((await ask({ facetQuery: '' })).facetHits).toHaveLength(10);
    expect((await ask({ facetQuery: '', maxFacetHits: 5000 })).facetHits.length).toBeGreaterThan(10);
    const [first] = (await ask({ facetQuery: 'cast', maxFacetHits: 1 })).facetHits;
    expect(first).toMatchObject({ value: expect.stringMatching(/cast/i), count: expect.any(Number) });
    await expect(
      client.searchForFacetValues({
        indexName: 'wp_posts_post',
        facetName: 'nothing',
        searchForFacetValuesRequest: { facetQuery: '' },
      }),
    ).rejects.toMatchObject({ name: 'ApiError', status: 400 });
  });

  test(`an unknown index is the provider's error through ${way} @no-js`, async () => {
    const { appId, apiKey, options } = await optionsOf(way);
    const client = liteClient(appId, apiKey, options);
    await expect(client.search({ requests: [{ indexName: 'nowhere', query: 'a' }] })).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
    });
  });
}
