import { createServer, request as forward, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** How long a response without caching headers is kept, such as by nginx with `fastcgi_cache_valid 200 301 404 10m`. */
const DEFAULT_SECONDS = 600;
const KEPT_BY_DEFAULT = [200, 301, 404];

export interface StoredResponse {
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The request headers that Vary names, with the values of the request that was answered. */
  variant: [name: string, value: string][];
  /** Milliseconds since 1970. */
  expires: number;
}

export interface PageCache {
  /** The address that a browser uses as its HTTP proxy. */
  server: string;
  /** Everything that another visitor could be given now. */
  stored: () => StoredResponse[];
  stop: () => Promise<void>;
}

/**
 * Starts a shared HTTP cache in front of one site. Browsers use it as their proxy, so the site keeps its address.
 *
 * It stores whatever RFC 9111 lets a shared cache store:
 * - a response without caching headers, for a default time; one with `max-age`, `s-maxage` or `Expires`, for that time;
 * - not a response with `private`, `no-store`, `no-cache` or `Vary: *`;
 * - whatever cookies the request carried, and together with the response's `Set-Cookie`. By default, nginx and Varnish
 *   keep no response that sets a cookie; the RFC (section 7.3) allows it, so this cache is the harder test.
 *
 * Each response says in `X-Cache` whether it is a `hit` or a `miss`.
 *
 * @param origin the site's address; requests to other hosts are refused
 */
export async function startPageCache(origin: string): Promise<PageCache> {
  const entries: StoredResponse[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.origin !== origin) {
      response.writeHead(403).end();
      return;
    }
    const entry = isCacheable(request) ? find(entries, url.href, request.headers) : undefined;
    if (entry !== undefined) {
      response.writeHead(entry.status, { ...withoutHop(entry.headers), 'x-cache': 'hit' });
      response.end(request.method === 'HEAD' ? undefined : entry.body);
      return;
    }
    const upstream = forward(
      url,
      { method: request.method, headers: withoutHop(request.headers), agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...withoutHop(answer.headers), 'x-cache': 'miss' });
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => {
          parts.push(part);
          response.write(part);
        });
        answer.on('end', () => {
          response.end();
          const seconds = request.method === 'GET' && isCacheable(request) ? lifetime(answer) : 0;
          if (seconds > 0) {
            entries.push({
              url: url.href,
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(parts),
              variant: list(answer.headers.vary).map((name) => [name, valueOf(name, request.headers)]),
              expires: Date.now() + seconds * 1000,
            });
          }
        });
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  // Playwright's own requests ask a proxy for a tunnel. The requests that come through it are answered in the same way.
  server.on('connect', (request, socket) => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    server.emit('connection', socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server: `http://127.0.0.1:${port}`,
    stored: () => entries.filter(({ expires }) => expires > Date.now()),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The headers and the uncompressed text of a stored response, as the next visitor would read them. */
export function textOf({ headers, body }: StoredResponse): string {
  const content = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  return `${JSON.stringify(headers)}\n${content.toString()}`;
}

/** The value of a request header that Vary names. As in Varnish, all clients that read gzip get the same response. */
function valueOf(name: string, headers: IncomingHttpHeaders): string {
  const value = String(headers[name]);
  return name === 'accept-encoding' && value.includes('gzip') ? 'gzip' : value;
}

const isCacheable = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.authorization === undefined &&
  headers.range === undefined;

const find = (entries: StoredResponse[], url: string, headers: IncomingHttpHeaders) =>
  entries.find(
    (entry) =>
      entry.url === url &&
      entry.expires > Date.now() &&
      entry.variant.every(([name, value]) => valueOf(name, headers) === value),
  );

/** @returns for how many seconds a shared cache may keep the response; 0 where it may not */
function lifetime({ statusCode = 0, headers }: IncomingMessage): number {
  const directives = list(headers['cache-control']);
  if (
    directives.some((one) => /^(private|no-store|no-cache)\b/.test(one)) ||
    list(headers.vary).includes('*')
  )
    return 0;
  const seconds = (name: string): number | undefined => {
    const found = directives.find((one) => one.startsWith(`${name}=`));
    return found === undefined ? undefined : Number.parseInt(found.slice(name.length + 1)) || 0;
  };
  const until = headers.expires === undefined ? undefined : Date.parse(headers.expires);
  return (
    seconds('s-maxage') ??
    seconds('max-age') ??
    (until === undefined ? undefined : (until - Date.now()) / 1000 || 0) ??
    (KEPT_BY_DEFAULT.includes(statusCode) ? DEFAULT_SECONDS : 0)
  );
}

const list = (header = ''): string[] =>
  header
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);

/** A proxy forwards everything but the headers of its own connections. */
const withoutHop = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !/^(connection|keep-alive|transfer-encoding|proxy-.*|te|upgrade)$/.test(name),
    ),
  );
