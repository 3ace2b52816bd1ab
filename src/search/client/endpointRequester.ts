import type { EndRequest, Requester, Response } from '@algolia/client-common';

export interface Endpoints {
  /** URL of the endpoint that runs without WordPress */
  light: string;
  /** URL of the route in WordPress's REST API */
  rest: string;
}

/**
 * The endpoint of this visit. Once the light endpoint is known not to run on this server, it is no longer
 * used.
 */
export interface EndpointChoice {
  isLightBroken: boolean;
}

/** WordPress loads all plugins before it searches, which can take seconds on a small server (docs/specification.md, LIMIT-6). */
const REST_TIMEOUT_MS = 10_000;

/**
 * Sends the client's requests to the built-in engine. It uses the light endpoint until that responds with
 * 403, 404 or anything but JSON, because some hosts do not run PHP there. For the rest of the visit it uses
 * the REST API.
 *
 * @param send the transport, such as the provider's one for browsers
 */
export function endpointRequester(send: Requester, endpoints: Endpoints, choice: EndpointChoice): Requester {
  const to = (base: string, request: EndRequest) =>
    send.send({ ...request, url: endpointUrl(base, request.url) });
  const toRest = (request: EndRequest) =>
    to(endpoints.rest, { ...request, responseTimeout: Math.max(request.responseTimeout, REST_TIMEOUT_MS) });
  return {
    async send(request) {
      if (!choice.isLightBroken) {
        const response = await to(endpoints.light, request);
        if (!isUnserved(response)) {
          return response;
        }
        choice.isLightBroken = true;
      }
      return toRest(request);
    },
  };
}

/**
 * Waits for response headers until the read timeout. In browsers, the client's connect timeout (1 s) ends only
 * when the headers arrive, and PHP sends them after the search.
 */
export const withoutConnectTimeout = (transport: Requester): Requester => ({
  send: (request) => transport.send({ ...request, connectTimeout: request.responseTimeout }),
});

/** @param clientUrl URL of the client: any host, the path of the request, credentials in the query string */
export function endpointUrl(base: string, clientUrl: string): string {
  const { pathname, search } = new URL(clientUrl);
  const url = base + pathname;
  // With plain permalinks, the REST URL already has a query string, and the path is part of the `rest_route`
  // value.
  return url.includes('?') ? url + search.replace('?', '&') : url + search;
}

/**
 * Whether the server does not run the light endpoint: it then refuses the request or sends another document.
 * A missing response has other causes.
 */
function isUnserved({ status, isTimedOut, content }: Response): boolean {
  return status === 403 || status === 404 || (status !== 0 && !isTimedOut && !isJson(content));
}

function isJson(content: string): boolean {
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}
