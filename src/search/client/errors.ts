import type { LiteClient } from 'algoliasearch/lite';

/** Error names of the provider (docs/specification.md, ERROR-5 and ERROR-6), for errors that its client does not detect. */
export type SearchErrorName = 'RetryError' | 'DeserializationError' | 'MissingObjectIDError';

export function searchError(name: SearchErrorName, message: string): Error {
  return Object.assign(new Error(message), { name });
}

/** Public details of an error, without the query and without URLs, which contain a key. */
export interface SearchFailure {
  name: string;
  /** HTTP status; 0: there was no response */
  status: number;
}

export function toFailure(error: unknown): SearchFailure {
  const { name, status } = (error ?? {}) as { name?: unknown; status?: unknown };
  return {
    name: typeof name === 'string' ? name : 'Error',
    status: typeof status === 'number' ? status : 0,
  };
}

/** Adds error reporting to a client. Errors are still thrown. */
export function reportFailures(client: LiteClient, onFailure: (failure: SearchFailure) => void): LiteClient {
  const search = (requests: unknown, options?: never) =>
    client.search(requests as never, options).catch((error: unknown) => {
      onFailure(toFailure(error));
      throw error;
    });
  return { ...client, search };
}
