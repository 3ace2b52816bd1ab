import type { EndRequest, Requester, Response } from '@algolia/client-common';

export interface Endpoints {
  /** answers without WordPress */
  light: string;
  /** answers through WordPress's REST API */
  rest: string;
}

/** Which endpoint serves this visit; the first is left for good once it shows that its server does not run it. */
export interface EndpointChoice {
  isLightBroken: boolean;
}

/**
 * Sends the client's calls to this site's own engine: to the light entry, and for the rest of the visit to the REST API
 * once the light entry answers 403, 404 or something that is not JSON (a host that does not run PHP there).
 *
 * @param send the transport, such as the provider's own for browsers
 */
export function endpointRequester(send: Requester, endpoints: Endpoints, choice: EndpointChoice): Requester {
  const to = (base: string, request: EndRequest) =>
    send.send({ ...request, url: endpointUrl(base, request.url) });
  return {
    async send(request) {
      if (!choice.isLightBroken) {
        const response = await to(endpoints.light, request);
        if (!isUnserved(response)) {
          return response;
        }
        choice.isLightBroken = true;
      }
      return to(endpoints.rest, request);
    },
  };
}

/** @param clientUrl what the client made: any host, the call's path, keys in the query */
export function endpointUrl(base: string, clientUrl: string): string {
  const { pathname, search } = new URL(clientUrl);
  const url = base + pathname;
  // With plain permalinks the REST base holds a query already, and the call's path is part of its value.
  return url.includes('?') ? url + search.replace('?', '&') : url + search;
}

/** A server that does not run the light entry refuses it or answers with something of its own. No answer at all is no such sign. */
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
