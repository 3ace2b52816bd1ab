import { createHostsCache } from './hostsCache';

const HOST = { protocol: 'https', url: 'a.example', accept: 'read' };

test('the state of a host is read with the key that it was stored with', async () => {
  const cache = createHostsCache();
  await cache.set({ ...HOST, status: 'down', lastUpdate: 1 }, 'down');
  await expect(cache.get(HOST, () => Promise.resolve('up'))).resolves.toBe('down');
});

test.each([
  ['host', { url: 'b.example' }],
  ['protocol', { protocol: 'http' }],
  ['port', { port: 8443 }],
])('a host with another %s has its own state', async (_, other) => {
  const cache = createHostsCache();
  await cache.set(HOST, 'down');
  await expect(cache.get({ ...HOST, ...other }, () => Promise.resolve('up'))).resolves.toBe('up');
});

test('unknown values are created and stored', async () => {
  const missed: string[] = [];
  const miss = (value: string) => Promise.resolve(missed.push(value));
  await expect(createHostsCache().get('key', () => Promise.resolve('made'), { miss })).resolves.toBe('made');
  expect(missed).toEqual(['made']);
});

test('deleted and cleared values are unknown', async () => {
  const cache = createHostsCache();
  const read = () => cache.get('key', () => Promise.resolve('unknown'));
  await cache.set('key', 'known');
  await expect(read()).resolves.toBe('known');
  await cache.delete('key');
  await expect(read()).resolves.toBe('unknown');
  await cache.set('key', 'known');
  await cache.clear();
  await expect(read()).resolves.toBe('unknown');
});
