import type { Cache } from '@algolia/client-common';

/**
 * Stores which hosts of the provider failed, so that they get no requests for 120 s (docs/specification.md,
 * HOSTED-3).
 *
 * The client's default cache reads with another key than it writes (algoliasearch 5.64), so every search
 * would send a request to a failed host. It also writes to localStorage without the visitor's consent.
 */
export function createHostsCache(): Cache {
  const hosts = new Map<string, unknown>();
  const keyOf = (key: object | string): string => {
    if (typeof key === 'string') {
      return key;
    }
    const {
      protocol = '',
      url = '',
      port = '',
    } = key as { protocol?: string; url?: string; port?: number | string };
    return `${protocol}${url}${port}`;
  };
  return {
    async get(key, defaultValue, events) {
      const known = hosts.get(keyOf(key));
      if (known !== undefined) {
        return known as never;
      }
      const value = await defaultValue();
      await events?.miss(value);
      return value;
    },
    set(key, value) {
      hosts.set(keyOf(key), value);
      return Promise.resolve(value);
    },
    delete(key) {
      hosts.delete(keyOf(key));
      return Promise.resolve();
    },
    clear() {
      hosts.clear();
      return Promise.resolve();
    },
  };
}
