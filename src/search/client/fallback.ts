import type { LiteClient } from 'algoliasearch/lite';
import type { Requester } from '@algolia/client-common';
import { checkedAnswer } from './validateResponse';
import { failureOf, searchError, type SearchFailure } from './errors';
import { toRequests } from './nullClient';
import { PROVIDER_RESTS_MS } from '../settings';

/** The demand on spec section 9: this long over all hosts, and then not again while the provider rests. In ms. */
const AT_MOST_MS = 2000;
/** What the provider refuses for this one question says nothing about the next. */
const BAD_REQUEST = 400;

/** Until when the provider rests; kept by the caller, for all widgets and for the visit. In ms of the epoch. */
export interface Rest {
  until: number;
}

interface OwnAnswers {
  client: LiteClient;
  indexName: string;
  more: Record<string, unknown>;
}

export interface Fallback {
  rest: Rest;
  /** this site's own engine, and how it calls what the provider is asked for; null: nobody else can answer */
  own: OwnAnswers | null;
  /** told of each failure, also of one that the visitor does not notice */
  onFailure: (failure: SearchFailure) => void;
}

/**
 * Asks the provider, for at most 2 s; if that fails, this site's own engine, and for the next 120 s that one at once.
 *
 * @param indexName the provider's index; an order is a suffix to that name, at both
 * @throws what the provider failed with, where nobody else can answer; else what the own engine failed with
 */
export function withFallback(
  provider: LiteClient,
  indexName: string,
  { rest, own, onFailure }: Fallback,
): LiteClient {
  const askOwn = async (engine: OwnAnswers, requests: unknown): Promise<unknown> => {
    const asked = toRequests(requests);
    const { results } = (await engine.client.search({
      requests: asked.map((request) => translated(request, indexName, engine)),
    } as never)) as { results: object[] };
    return { results: results.map((result, i) => ({ ...result, index: nameOf(asked[i]) ?? indexName })) };
  };
  const search = async (requests: unknown, options?: never): Promise<unknown> => {
    if (own !== null && isResting(rest)) return askOwn(own, requests);
    try {
      const answer = await atMost(provider.search(requests as never, options));
      return checkedAnswer(answer, toRequests(requests).length);
    } catch (error) {
      const failure = failureOf(error);
      if (own !== null && failure.status !== BAD_REQUEST) rest.until = Date.now() + PROVIDER_RESTS_MS;
      onFailure(failure);
      if (own === null) throw error;
      return askOwn(own, requests).catch((second: unknown) => {
        onFailure(failureOf(second));
        throw second;
      });
    }
  };
  return { ...provider, search: search as LiteClient['search'] };
}

export const isResting = (rest: Rest): boolean => rest.until > Date.now();

/** No call leaves for a provider that rests: not the next attempt at another host, either. */
export function restingRequester(transport: Requester, rest: Rest): Requester {
  return {
    send: (request) =>
      isResting(rest)
        ? Promise.resolve({ status: 0, isTimedOut: false, content: 'The provider rests' })
        : transport.send(request),
  };
}

function atMost<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(searchError('RetryError', 'No host of the provider answered in time')),
      AT_MOST_MS,
    );
  });
  return Promise.race([answer, end]).finally(() => clearTimeout(timer));
}

const nameOf = (request: object | undefined): string | undefined =>
  (request as { indexName?: string } | undefined)?.indexName;

function translated(request: object, indexName: string, own: OwnAnswers): object {
  const name = nameOf(request) ?? indexName;
  const order = name.startsWith(indexName) ? name.slice(indexName.length) : '';
  const { params, ...flat } = request as { params?: object };
  return { ...flat, ...params, ...own.more, indexName: own.indexName + order };
}
