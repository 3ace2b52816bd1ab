import type { LiteClient } from 'algoliasearch/lite';

/** The names of the provider's errors (spec section 8), for what its client does not find by itself. */
export type SearchErrorName = 'RetryError' | 'DeserializationError' | 'MissingObjectIDError';

export function searchError(name: SearchErrorName, message: string): Error {
  return Object.assign(new Error(message), { name });
}

/** What is told of an error: nothing that the visitor typed, and no address with a key in it. */
export interface SearchFailure {
  name: string;
  /** HTTP status; 0: there was no answer */
  status: number;
}

export function failureOf(error: unknown): SearchFailure {
  const { name, status } = (error ?? {}) as { name?: unknown; status?: unknown };
  return {
    name: typeof name === 'string' ? name : 'Error',
    status: typeof status === 'number' ? status : 0,
  };
}

/** The same client; whatever a search fails with is told before it is thrown on. */
export function tellingFailures(client: LiteClient, onFailure: (failure: SearchFailure) => void): LiteClient {
  const search = (requests: unknown, options?: never) =>
    client.search(requests as never, options).catch((error: unknown) => {
      onFailure(failureOf(error));
      throw error;
    });
  return { ...client, search };
}
