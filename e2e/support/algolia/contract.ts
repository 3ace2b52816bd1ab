import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import endpoints from './endpoints.json' with { type: 'json' };
import { APP_ID, SEARCH_KEY, WRITE_KEY, startProvider, type Provider } from './server';

/**
 * A server that the contract is checked against: the one in PROVIDER, or the fake provider.
 *
 * PROVIDER is its base URL. PROVIDER_APP_ID, PROVIDER_SEARCH_KEY and PROVIDER_WRITE_KEY are the credentials; without them,
 * those of the fake provider are used.
 */
export interface ContractServer {
  url: string;
  appId: string;
  searchKey: string;
  writeKey: string;
  /** Name of an index that no other run uses. */
  index: string;
  /** null with PROVIDER */
  fake: Provider | null;
  /** Endpoints of endpoints.json that were requested, such as `POST /1/indexes/{index}/batch`. */
  used: Set<string>;
  stop: () => Promise<void>;
}

export interface Reply {
  status: number;
  headers: Headers;
  json: Record<string, unknown>;
}

const TRIES = 100;

export async function contractServer(): Promise<ContractServer> {
  const { PROVIDER, PROVIDER_APP_ID, PROVIDER_SEARCH_KEY, PROVIDER_WRITE_KEY } = process.env;
  const fake = PROVIDER ? null : await startProvider();
  return {
    url: (PROVIDER ?? fake?.url ?? '').replace(/\/$/, ''),
    appId: PROVIDER_APP_ID ?? APP_ID,
    searchKey: PROVIDER_SEARCH_KEY ?? SEARCH_KEY,
    writeKey: PROVIDER_WRITE_KEY ?? WRITE_KEY,
    index: `stallkeeper_contract_${randomBytes(4).toString('hex')}`,
    fake,
    used: new Set(),
    stop: async () => fake?.stop(),
  };
}

/** Returns the endpoint of a request as in endpoints.json; null if the list does not have it. */
export function endpointOf(method: string, path: string): string | null {
  const found = endpoints.find(
    (one) =>
      one.method === method &&
      new RegExp(
        `^${one.path.replaceAll('*', '(?:\\*|%2A)').replaceAll(/\{\w+\}/g, '(?!\\*)[^/]+')}/?$`,
        'i',
      ).test(path),
  );
  return found ? `${found.method} ${found.path}` : null;
}

/** Sends one request as PHP does: with the credentials in headers. */
export async function ask(
  server: ContractServer,
  method: string,
  path: string,
  { key = server.searchKey, body, query = '' }: { key?: string; body?: unknown; query?: string } = {},
): Promise<Reply> {
  const endpoint = endpointOf(method, path);
  if (endpoint) server.used.add(endpoint);
  const response = await fetch(server.url + path + query, {
    method,
    headers: {
      'x-algolia-application-id': server.appId,
      'x-algolia-api-key': key,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    json: (await response.json()) as Record<string, unknown>,
  };
}

/** A request with the write key that must succeed, until its task is published. */
export async function write(
  server: ContractServer,
  method: string,
  path: string,
  body?: unknown,
  query = '',
): Promise<Reply> {
  const reply = await ask(server, method, path, { key: server.writeKey, body, query });
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.json)}`).toBe(200);
  const index = decodeURIComponent(path.split('/')[3] ?? '');
  const task = Number(reply.json.taskID);
  expect(task, 'taskID').toBeGreaterThan(0);
  for (let tries = 0; tries < TRIES; tries++) {
    const { status, json } = await ask(server, 'GET', `/1/indexes/${index}/task/${task}`, {
      key: server.writeKey,
    });
    expect(status).toBe(200);
    if (json.status === 'published') return reply;
    expect(json.status).toBe('notPublished');
    await new Promise((resolve) => setTimeout(resolve, 50 * Math.min(tries + 1, 20)));
  }
  throw new Error(`${path}: the task was not published.`);
}

export interface Result {
  hits: (Record<string, unknown> & { objectID: string })[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number }>;
}

/** One search in the contract's index. */
export async function search(server: ContractServer, params: Record<string, unknown>): Promise<Result> {
  const { status, json } = await ask(server, 'POST', '/1/indexes/*/queries', {
    body: { requests: [{ indexName: server.index, ...params }] },
  });
  expect(status, JSON.stringify(json)).toBe(200);
  return (json.results as Result[])[0]!;
}

export const ids = ({ hits }: Result): string[] => hits.map(({ objectID }) => objectID);
