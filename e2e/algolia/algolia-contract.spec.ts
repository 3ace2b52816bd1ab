import endpoints from '../support/algolia/endpoints.json' with { type: 'json' };
import {
  ask,
  contractServer,
  ids,
  search,
  write,
  type ContractServer,
  type Result,
} from '../support/algolia/contract';
import { expect, test } from '../support/test';

/**
 * What a server must answer to be used as the hosted provider, see docs/algolia.md. `PROVIDER=url` runs these tests
 * against that server; without it, they check the fake provider.
 */

test.describe.configure({ mode: 'serial' });

const RECORDS = [
  {
    objectID: '1-0',
    post_id: 1,
    post_title: 'Copper kettle',
    price: 40,
    taxonomies: { category: ['Kitchen'] },
  },
  { objectID: '1-1', post_id: 1, record_index: 1, content: 'The second part about a kettle.', price: 40 },
  {
    objectID: '2-0',
    post_id: 2,
    post_title: 'Tea kettle',
    price: 20,
    taxonomies: { category: ['Kitchen', 'Tea'] },
  },
  { objectID: '3-0', post_id: 3, post_title: 'Green tea', price: 5, taxonomies: { category: ['Tea'] } },
  { objectID: '4-0', post_id: 4, post_title: 'Sofa', price: 300, taxonomies: { category: ['Living room'] } },
];
const SETTINGS = {
  searchableAttributes: ['unordered(post_title)', 'unordered(content)'],
  ranking: ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: ['desc(price)'],
  attributesForFaceting: [
    'searchable(taxonomies)',
    'searchable(taxonomies.category)',
    'price',
    'filterOnly(post_id)',
  ],
  attributeForDistinct: 'post_id',
  distinct: true,
};

let server: ContractServer;
const index = (path = ''): string => `/1/indexes/${server.index}${path}`;

test.beforeAll(async () => {
  server = await contractServer();
  await write(server, 'PUT', index('/settings'), SETTINGS);
  await write(server, 'POST', index('/batch'), {
    requests: RECORDS.map((body) => ({ action: 'addObject', body })),
  });
});
test.afterAll(async () => {
  if (server.fake === null) {
    for (const name of [server.index, `${server.index}_building`, `${server.index}_price_asc`])
      await ask(server, 'DELETE', `/1/indexes/${name}`, { key: server.writeKey });
  }
  await server.stop();
});

test('provider contract: a search returns matching hits, counts and pages @js', async () => {
  const found = await search(server, { query: 'kettle', hitsPerPage: 10 });
  expect(ids(found).toSorted()).toHaveLength(2);
  expect(found).toMatchObject({ nbHits: 2, page: 0, nbPages: 1, hitsPerPage: 10, query: 'kettle' });
  const second = await search(server, { query: '', hitsPerPage: 3, page: 1 });
  expect(second).toMatchObject({ nbHits: 4, page: 1, nbPages: 2 });
  expect(second.hits).toHaveLength(1);
  // The last word may be incomplete.
  expect(ids(await search(server, { query: 'green te' }))).toEqual(['3-0']);
  expect(await search(server, { query: 'zzqqxx' })).toMatchObject({ hits: [], nbHits: 0 });
});

test('provider contract: several searches in one request are answered in their order @js', async () => {
  const { status, json } = await ask(server, 'POST', '/1/indexes/*/queries', {
    body: {
      requests: ['sofa', 'green', 'copper'].map((query) => ({ indexName: server.index, query })),
    },
  });
  expect(status).toBe(200);
  expect((json.results as Result[]).map(ids)).toEqual([['4-0'], ['3-0'], ['1-0']]);
});

test('provider contract: hits contain the requested attributes and highlights with the requested tags @js', async () => {
  const { hits } = await search(server, {
    query: 'sofa',
    attributesToRetrieve: ['post_title'],
    attributesToHighlight: ['post_title'],
    highlightPreTag: '__ais-highlight__',
    highlightPostTag: '__/ais-highlight__',
  });
  expect(hits[0]).toMatchObject({
    objectID: '4-0',
    post_title: 'Sofa',
    _highlightResult: {
      post_title: { value: '__ais-highlight__Sofa__/ais-highlight__', matchLevel: 'full' },
    },
  });
  expect(hits[0]).not.toHaveProperty('price');
});

test('provider contract: filters limit the results, and facets count them @js', async () => {
  const either = await search(server, {
    query: '',
    facetFilters: [['taxonomies.category:Tea', 'taxonomies.category:Living room']],
  });
  expect(ids(either).toSorted()).toEqual(['2-0', '3-0', '4-0']);
  const both = await search(server, {
    query: '',
    facetFilters: ['taxonomies.category:Tea', 'taxonomies.category:Kitchen'],
  });
  expect(ids(both)).toEqual(['2-0']);
  expect(ids(await search(server, { query: '', facetFilters: ['taxonomies.category:-Tea'] }))).not.toContain(
    '3-0',
  );
  const cheap = await search(server, {
    query: '',
    numericFilters: ['price>=5', 'price<=20'],
    facets: ['taxonomies.category', 'price'],
  });
  expect(ids(cheap).toSorted()).toEqual(['2-0', '3-0']);
  expect(cheap.facets?.['taxonomies.category']).toEqual({ Tea: 2, Kitchen: 1 });
  expect(cheap.facets_stats?.price).toMatchObject({ min: 5, max: 20 });
});

test('provider contract: values of a facet are found by their beginning, in both forms of the request @js', async () => {
  const { status, json } = await ask(server, 'POST', index('/facets/taxonomies.category/query'), {
    body: { facetQuery: 'kit', maxFacetHits: 10 },
  });
  expect(status).toBe(200);
  expect(json.facetHits).toMatchObject([{ value: 'Kitchen' }]);
  const together = await ask(server, 'POST', '/1/indexes/*/queries', {
    body: {
      requests: [
        { indexName: server.index, query: 'sofa' },
        {
          indexName: server.index,
          type: 'facet',
          facet: 'taxonomies.category',
          params: { facetQuery: 'kit' },
        },
      ],
    },
  });
  const [hits, values] = together.json.results as [Result, { facetHits: { value: string }[] }];
  expect([ids(hits), values.facetHits[0]?.value]).toEqual([['4-0'], 'Kitchen']);
});

test('provider contract: records of one post are one hit, and its parts can be requested by objectID @js', async () => {
  const { nbHits } = await search(server, { query: 'kettle' });
  expect(nbHits).toBe(2);
  const { json } = await ask(server, 'POST', '/1/indexes/*/objects', {
    body: {
      requests: ['1-1', 'missing'].map((objectID) => ({ indexName: server.index, objectID })),
    },
  });
  expect(json.results).toMatchObject([{ objectID: '1-1', record_index: 1 }, null]);
});

test('provider contract: a replica has the records in its own order @js', async () => {
  const replica = `${server.index}_price_asc`;
  await write(server, 'PUT', index('/settings'), { ...SETTINGS, replicas: [replica] });
  await write(server, 'PUT', `/1/indexes/${replica}/settings`, {
    ...SETTINGS,
    ranking: ['asc(price)', ...SETTINGS.ranking],
  });
  const found = await search(server, { indexName: replica, query: '' });
  expect(ids(found)).toEqual(['3-0', '2-0', '1-0', '4-0']);
});

test('provider contract: synonyms are replaced and deleted; settings for words are accepted @js', async () => {
  await write(server, 'PUT', index('/settings'), {
    queryLanguages: ['en'],
    ignorePlurals: ['en'],
    removeStopWords: false,
    optionalWords: ['of'],
  });
  const synonyms = (words: string[]) => [{ objectID: `s-${words[0]}`, type: 'synonym', synonyms: words }];
  const replace = '?forwardToReplicas=true&replaceExistingSynonyms=true';
  await write(server, 'POST', index('/synonyms/batch'), synonyms(['couch', 'sofa']), replace);
  expect(ids(await search(server, { query: 'couch' }))).toEqual(['4-0']);
  await write(server, 'POST', index('/synonyms/batch'), synonyms(['settee', 'sofa']), replace);
  expect(ids(await search(server, { query: 'couch' }))).toEqual([]);
  expect(ids(await search(server, { query: 'settee' }))).toEqual(['4-0']);
  await write(server, 'POST', index('/synonyms/clear'), undefined, '?forwardToReplicas=true');
  expect(ids(await search(server, { query: 'settee' }))).toEqual([]);
});

test('provider contract: a rule pins and hides results of its query, until it is deleted @js', async () => {
  const rule = {
    objectID: 'rule-1',
    conditions: [{ pattern: 'kettle', anchoring: 'is' }],
    consequence: {
      promote: [{ objectID: '4-0', position: 0 }],
      params: { filters: 'NOT post_id:2' },
      filterPromotes: true,
    },
  };
  await write(server, 'POST', index('/rules/batch'), [rule], '?forwardToReplicas=true');
  expect(ids(await search(server, { query: 'kettle' }))[0]).toBe('4-0');
  expect(ids(await search(server, { query: 'kettle' }))).not.toContain('2-0');
  expect(ids(await search(server, { query: 'tea kettle' }))).toContain('2-0');
  await write(server, 'DELETE', index('/rules/rule-1'), undefined, '?forwardToReplicas=true');
  expect(ids(await search(server, { query: 'kettle' }))).not.toContain('4-0');
});

test('provider contract: all objectIDs can be read in pages @js', async () => {
  const seen: string[] = [];
  let cursor: unknown;
  do {
    const { status, json } = await ask(server, 'POST', index('/browse'), {
      key: server.writeKey,
      body: {
        attributesToRetrieve: ['objectID'],
        hitsPerPage: 2,
        ...(cursor === undefined ? {} : { cursor }),
      },
    });
    expect(status).toBe(200);
    seen.push(...(json.hits as { objectID: string }[]).map(({ objectID }) => objectID));
    cursor = json.cursor;
  } while (cursor !== undefined && seen.length < 100);
  expect(seen.toSorted()).toEqual(RECORDS.map(({ objectID }) => objectID).toSorted());
});

test('provider contract: records are replaced, deleted by objectID and deleted by post @js', async () => {
  await write(server, 'POST', index('/batch'), {
    requests: [
      { action: 'addObject', body: { ...RECORDS[4], post_title: 'Armchair' } },
      { action: 'deleteObject', body: { objectID: '3-0' } },
    ],
  });
  expect(ids(await search(server, { query: 'armchair' }))).toEqual(['4-0']);
  expect(ids(await search(server, { query: 'sofa' }))).toEqual([]);
  expect(ids(await search(server, { query: 'green' }))).toEqual([]);
  await write(server, 'POST', index('/deleteByQuery'), {
    numericFilters: [['post_id=1'], 'record_index>=1'],
  });
  expect(ids(await search(server, { query: 'second part' }))).toEqual([]);
  expect(ids(await search(server, { query: 'copper' }))).toEqual(['1-0']);
  await write(server, 'POST', index('/deleteByQuery'), { numericFilters: [['post_id=1', 'post_id=2']] });
  expect(ids(await search(server, { query: '' }))).toEqual(['4-0']);
});

test('provider contract: an index that was built beside replaces the one in use, and its own name is free again @js', async () => {
  const building = `${server.index}_building`;
  await write(server, 'POST', `/1/indexes/${building}/clear`);
  await write(server, 'PUT', `/1/indexes/${building}/settings`, SETTINGS);
  await write(server, 'POST', `/1/indexes/${building}/batch`, {
    requests: [{ action: 'addObject', body: { objectID: '9-0', post_id: 9, post_title: 'New whisk' } }],
  });
  expect(ids(await search(server, { query: 'whisk' }))).toEqual([]);
  await write(server, 'POST', `/1/indexes/${building}/operation`, {
    operation: 'move',
    destination: server.index,
  });
  expect(ids(await search(server, { query: '' }))).toEqual(['9-0']);
  const again = await ask(server, 'POST', `/1/indexes/${building}/operation`, {
    key: server.writeKey,
    body: { operation: 'move', destination: server.index },
  });
  expect([again.status, typeof again.json.message]).toEqual([404, 'string']);
});

test('provider contract: a key knows its rights, and the search-only key cannot write @js', async () => {
  const own = await ask(server, 'GET', `/1/keys/${server.searchKey}`);
  expect([own.status, own.json.acl]).toEqual([200, expect.arrayContaining(['search'])]);
  expect(own.json.acl).not.toEqual(expect.arrayContaining(['addObject']));
  const refused = await ask(server, 'POST', index('/batch'), { body: { requests: [] } });
  expect([refused.status, typeof refused.json.message]).toEqual([403, 'string']);
});

test('provider contract: errors are JSON with a message and a status @js', async () => {
  const wrongKey = await ask(server, 'POST', '/1/indexes/*/queries', {
    key: '00000000000000000000000000000000',
    body: { requests: [{ indexName: server.index, query: '' }] },
  });
  expect(wrongKey).toMatchObject({ status: 403, json: { message: expect.any(String), status: 403 } });
  const noIndex = await ask(server, 'POST', '/1/indexes/*/queries', {
    body: { requests: [{ indexName: `${server.index}_missing`, query: '' }] },
  });
  expect(noIndex).toMatchObject({ status: 404, json: { message: expect.any(String), status: 404 } });
  const tooLarge = await ask(server, 'POST', index('/batch'), {
    key: server.writeKey,
    body: { requests: [{ action: 'addObject', body: { objectID: 'x', text: 'x'.repeat(200_000) } }] },
  });
  expect(tooLarge).toMatchObject({ status: 400, json: { message: expect.any(String) } });
});

test('provider contract: browsers of other origins may search, with the credentials in the address @js', async ({
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const keys = new URLSearchParams({
    'x-algolia-application-id': server.appId,
    'x-algolia-api-key': server.searchKey,
  });
  const url = `${server.url}/1/indexes/*/queries?${keys.toString()}`;
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(preflight.status).toBeLessThan(300);
  const response = await fetch(url, {
    method: 'POST',
    headers: { origin, 'content-type': 'text/plain' },
    body: JSON.stringify({ requests: [{ indexName: server.index, query: '' }] }),
  });
  expect(response.status).toBe(200);
  for (const { headers } of [preflight, response])
    expect(['*', origin]).toContain(headers.get('access-control-allow-origin'));
});

test('provider contract: these tests request every endpoint of the list @js', () => {
  expect([...server.used].toSorted()).toEqual(
    endpoints.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});
