import { moduleClient } from './moduleClient';

const KEYS = { appId: 'MINE', apiKey: 'public', indexName: 'shop' };
const REQUESTS = [{ indexName: 'shop', params: { query: 'kettle' } }];

describe('a client from a module', () => {
  test('gets the keys, and answers searches', async () => {
    const answer = jest.fn(() => Promise.resolve({ results: [{ nbHits: 1 }] }));
    const create = jest.fn(() => ({ search: answer }));
    const client = moduleClient(() => Promise.resolve({ default: create }), KEYS);
    expect(create).not.toHaveBeenCalled();
    expect(await client.search(REQUESTS)).toEqual({ results: [{ nbHits: 1 }] });
    await client.search({ requests: REQUESTS });
    expect(create.mock.calls).toEqual([[KEYS]]);
    const sent = [[{ indexName: 'shop', query: 'kettle' }]];
    expect(answer.mock.calls).toEqual([sent, sent]);
  });

  test('may be created later', async () => {
    const search = () => Promise.resolve({ results: [] });
    const client = moduleClient(() => Promise.resolve({ default: () => Promise.resolve({ search }) }), KEYS);
    expect(await client.search(REQUESTS)).toEqual({ results: [] });
  });

  test.each([
    ['nothing', {}],
    ['no function', { default: { search: () => Promise.resolve({ results: [] }) } }],
  ])('fails if the module exports %s', async (_, module) => {
    await expect(moduleClient(() => Promise.resolve(module), KEYS).search(REQUESTS)).rejects.toThrow(
      'has no function as its default export',
    );
  });

  test('tries again after the module could not be loaded', async () => {
    let isOnline = false;
    const search = () => Promise.resolve({ results: [] });
    const client = moduleClient(
      () =>
        isOnline ? Promise.resolve({ default: () => ({ search }) }) : Promise.reject(new Error('offline')),
      KEYS,
    );
    await expect(client.search(REQUESTS)).rejects.toThrow('offline');
    isOnline = true;
    expect(await client.search(REQUESTS)).toEqual({ results: [] });
  });
});
