import type { ServerResponse } from 'node:http';
import type { Fault } from './types';

const PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>';
/** All fields that this project reads from a response, each with a wrong type. */
const WRONG_TYPES = {
  hits: 'none',
  nbHits: '7',
  nbPages: null,
  page: [],
  hitsPerPage: {},
  query: 5,
  facets: 'many',
};

/** Returns the expected number of results with wrong types. */
function wrongly(result: unknown): string {
  const { results } = result as { results?: unknown };
  return JSON.stringify({ results: Array.isArray(results) ? results.map(() => WRONG_TYPES) : WRONG_TYPES });
}

/** Sends the response, or what the fault makes of it. */
export function respond(
  response: ServerResponse,
  fault: Fault | null,
  status: number,
  result: unknown,
  headers: Record<string, string>,
): void {
  const json = JSON.stringify(result);
  const send = (code: number, body: string, type = 'application/json', more: Record<string, string> = {}) => {
    response.writeHead(code, { ...headers, 'content-type': `${type}; charset=utf-8`, ...more });
    response.end(body);
  };
  switch (fault?.kind) {
    case undefined:
      send(status, json);
      return;
    case 'silent':
      // The caller gives up, or the server stops.
      return;
    case 'status':
      send(
        fault.status,
        JSON.stringify({ message: `As the test asked: ${fault.status}`, status: fault.status }),
        'application/json',
        fault.status === 429 ? { 'retry-after': fault.retryAfter ?? '1' } : {},
      );
      return;
    case 'html':
      send(200, PAGE, 'text/html');
      return;
    case 'types':
      send(200, wrongly(result));
      return;
    case 'dropped':
      response.destroy();
      return;
    case 'half':
      response.writeHead(200, {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(json)),
      });
      response.write(json.slice(0, Math.floor(json.length / 2)), () => response.destroy());
  }
}
