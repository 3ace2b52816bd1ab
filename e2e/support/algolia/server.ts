import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { test } from '@playwright/test';
import { respond } from './faults';
import { answer, kindOf } from './routes';
import type { Store } from './store';
import { Refusal, type Call, type Fault, type Index, type Stored, type Settings } from './types';

export const APP_ID = 'FAKEHOST01';
export const SEARCH_KEY = 'a0search0only0key0a0search0only0';
export const WRITE_KEY = 'b1write1key1b1write1key1b1write1';
export const INDEX = 'wp_posts_post';

/** A hosted search provider on loopback, written from its public API description. */
export interface Provider {
  /** `http://127.0.0.1:PORT`: to be given as the host */
  url: string;
  /** what was asked, in the order of arrival */
  calls: Call[];
  /** what goes wrong; null: nothing. `on` says with which calls, all of them where it is absent */
  fault: { is: Fault; on?: (call: Call) => boolean } | null;
  keys: Store['keys'];
  store: Store;
  /** the calls of one kind, such as `search` */
  of: (kind: string, from?: Call['from']) => Call[];
  /** forgets the calls so far */
  forget: () => void;
  /** puts records into an index and settings on it, without a call */
  fill: (records: Stored[], name?: string, settings?: Settings) => void;
  index: (name?: string) => Index | undefined;
  /** closes the port */
  down: () => Promise<void>;
  /** opens the same port again */
  up: () => Promise<void>;
  stop: () => Promise<void>;
}

/** With PROVIDER, only the contract runs: a test that controls its provider is skipped. */
export async function startProvider(): Promise<Provider> {
  test.skip(Boolean(process.env.PROVIDER), 'PROVIDER is set, and this test controls a fake provider.');
  const store: Store = {
    indexes: new Map(),
    keys: new Map([
      [SEARCH_KEY, { acl: ['search'] }],
      [
        WRITE_KEY,
        {
          acl: [
            'search',
            'browse',
            'addObject',
            'deleteObject',
            'deleteIndex',
            'listIndexes',
            'settings',
            'editSettings',
          ],
        },
      ],
    ]),
    pollsBeforeDone: 1,
    recordLimitBytes: 10_000,
  };
  const sockets = new Set<Socket>();
  let server = listening();
  await opened(server, 0);
  const { port } = server.address() as AddressInfo;

  function listening(): Server {
    const made = createServer((request, response) => void serve(request, response));
    made.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    return made;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method === 'OPTIONS') {
      response.writeHead(200, cors).end();
      return;
    }
    const body = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://provider.invalid');
    const credential = (name: string): string =>
      String(request.headers[name] ?? url.searchParams.get(name) ?? '');
    const method = request.method ?? 'GET';
    const call: Call = {
      method,
      path: url.pathname,
      kind: kindOf(method, url.pathname),
      from: /for PHP/.test(String(request.headers['user-agent']))
        ? 'php'
        : request.headers.origin
          ? 'browser'
          : 'other',
      appId: credential('x-algolia-application-id'),
      key: credential('x-algolia-api-key'),
      isKeyInAddress: url.searchParams.has('x-algolia-api-key'),
      body,
    };
    provider.calls.push(call);
    const { fault } = provider;
    const isFaulty = fault !== null && (fault.on?.(call) ?? true);
    let status = 200;
    let result: unknown;
    try {
      if (call.appId.toLowerCase() !== APP_ID.toLowerCase())
        throw new Refusal(403, 'Invalid Application-ID or API key');
      result = answer(store, { method, path: url.pathname, key: call.key, query: url.searchParams, body });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      status = error.status;
      result = { message: error.message, status };
    }
    respond(response, isFaulty ? fault.is : null, status, result, cors);
  }

  const provider: Provider = {
    url: `http://127.0.0.1:${port}`,
    calls: [],
    fault: null,
    keys: store.keys,
    store,
    of: (kind, from) =>
      provider.calls.filter((call) => call.kind === kind && (from === undefined || call.from === from)),
    forget: () => void provider.calls.splice(0),
    fill: (records, name = INDEX, settings = {}) => {
      store.indexes.set(name, {
        records: new Map(records.map((one) => [one.objectID, one])),
        settings,
        rules: new Map(),
      });
    },
    index: (name = INDEX) => store.indexes.get(name),
    down: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    up: async () => {
      server = listening();
      await opened(server, port);
    },
    stop: () => (server.listening ? provider.down() : Promise.resolve()),
  };
  return provider;
}

const opened = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString('utf8');
  return text === '' ? null : (JSON.parse(text) as unknown);
}
