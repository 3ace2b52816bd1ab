import type { LiteClient } from 'algoliasearch/lite';
import { toRequests } from './nullClient';

/** Parameter of the default export of a provider's module. */
export interface ModuleKeys {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** Answers searches in the format of Algolia. */
interface ModuleClient {
  search: (requests: object[]) => Promise<unknown>;
}

type CreateClient = (keys: ModuleKeys) => ModuleClient | Promise<ModuleClient>;

/**
 * Creates the client of a provider that has its own protocol. Its module is loaded with the first search.
 *
 * @param load loads the module
 * @returns a client whose search fails if the module cannot be loaded or has no default export
 */
export function moduleClient(load: () => Promise<unknown>, keys: ModuleKeys): LiteClient {
  let client: Promise<ModuleClient> | null = null;
  const create = async (): Promise<ModuleClient> => {
    const module = (await load()) as { default?: unknown } | null;
    if (typeof module?.default !== 'function')
      throw new TypeError('The module of the search provider has no function as its default export');
    return (module.default as CreateClient)(keys);
  };
  const search = async (requests: unknown): Promise<unknown> => {
    client ??= create();
    client.catch(() => {
      // The next search tries again.
      client = null;
    });
    const flat = toRequests(requests).map((request) => {
      const { params, ...rest } = request as { params?: object };
      return { ...rest, ...params };
    });
    return (await client).search(flat);
  };
  return { search } as unknown as LiteClient;
}
