import type { EndRequest, Response } from '@algolia/client-common';
import { endpointRequester, endpointUrl, withoutConnectTimeout } from './endpointRequester';

const ENDPOINTS = { light: 'https://shop.example/light', rest: 'https://shop.example/rest' };
const JSON_ANSWER = '{"results":[]}';
const HTML = '<!doctype html><title>No</title>';

const answer = (status: number, content: string): Response => ({ status, content, isTimedOut: false });
const failure = (message: string) => `{"message":"${message}","status":0}`;

const REQUEST: EndRequest = {
  method: 'POST',
  headers: {},
  url: 'https://own.invalid/1/indexes/*/queries?x-algolia-api-key=k',
  connectTimeout: 1000,
  responseTimeout: 2000,
  data: '{}',
};

/** Sends a number of requests. The light endpoint always returns this response. */
async function ask(light: Response, times = 1) {
  const asked: string[] = [];
  const timeouts: number[] = [];
  const choice = { isLightBroken: false };
  const requester = endpointRequester(
    {
      send: (request) => {
        const isLight = request.url.startsWith(ENDPOINTS.light);
        asked.push(isLight ? 'light' : 'rest');
        timeouts.push(request.responseTimeout);
        return Promise.resolve(isLight ? light : answer(200, JSON_ANSWER));
      },
    },
    ENDPOINTS,
    choice,
  );
  const answers: Response[] = [];
  for (let i = 0; i < times; i++) answers.push(await requester.send(REQUEST));
  return { asked, timeouts, answers, choice };
}

test('the REST API has 10 s, because WordPress loads all plugins', async () => {
  expect((await ask(answer(404, HTML), 2)).timeouts).toEqual([2000, 10_000, 10_000]);
});

test.each<[string, Response]>([
  ['403', answer(403, HTML)],
  ['403 as JSON', answer(403, failure('Invalid Application-ID or API key'))],
  ['404', answer(404, HTML)],
  ['404 as JSON', answer(404, failure('Not found'))],
  ['405 and an HTML page', answer(405, HTML)],
  ['500 and an HTML page', answer(500, HTML)],
  ['502 and an empty body', answer(502, '')],
  ['200 and its source code', answer(200, '<?php declare(strict_types=1);')],
  ['200 and an empty body', answer(200, '')],
])('a light endpoint that responds with %s is no longer used', async (_, light) => {
  const { asked, answers, choice } = await ask(light, 3);
  expect(asked).toEqual(['light', 'rest', 'rest', 'rest']);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(choice.isLightBroken).toBe(true);
});

test.each<[string, Response]>([
  ['200', answer(200, JSON_ANSWER)],
  ['a bad request', answer(400, failure('Unknown parameter: x'))],
  ['a body that is too long', answer(413, failure('Record is too big'))],
  ['too many requests', answer(429, failure('Too Many Requests'))],
  ['an internal error', answer(500, failure('Internal error'))],
  ['a timeout', { status: 0, content: 'Socket timeout', isTimedOut: true }],
  ['a network error', answer(0, 'Network request failed')],
])('a light endpoint that responds with %s is used again and its response returned', async (_, light) => {
  const { asked, answers, choice } = await ask(light, 2);
  expect(asked).toEqual(['light', 'light']);
  expect(answers).toEqual([light, light]);
  expect(choice.isLightBroken).toBe(false);
});

test('once the light endpoint is known not to run, requests use the REST API', async () => {
  const urls: string[] = [];
  const requester = endpointRequester(
    { send: ({ url }) => Promise.resolve((urls.push(url), answer(200, JSON_ANSWER))) },
    ENDPOINTS,
    { isLightBroken: true },
  );
  await requester.send(REQUEST);
  expect(urls).toEqual(['https://shop.example/rest/1/indexes/*/queries?x-algolia-api-key=k']);
});

test('response headers may take as long as the read timeout', async () => {
  const sent: EndRequest[] = [];
  const transport = withoutConnectTimeout({
    send: (request) => Promise.resolve((sent.push(request), answer(200, JSON_ANSWER))),
  });
  await transport.send(REQUEST);
  expect(sent).toEqual([{ ...REQUEST, connectTimeout: 2000 }]);
});

test('everything except the URL is passed on unchanged', async () => {
  const sent: EndRequest[] = [];
  const requester = endpointRequester(
    { send: (request) => Promise.resolve((sent.push(request), answer(200, JSON_ANSWER))) },
    ENDPOINTS,
    { isLightBroken: false },
  );
  await requester.send(REQUEST);
  expect(sent).toEqual([
    { ...REQUEST, url: 'https://shop.example/light/1/indexes/*/queries?x-algolia-api-key=k' },
  ]);
});

test.each([
  [
    'pretty permalinks',
    'https://shop.example/wp-json/stallkeeper/v1/search',
    'https://shop.example/wp-json/stallkeeper/v1/search/1/indexes/*/queries?x-algolia-api-key=k',
  ],
  [
    'plain permalinks',
    'https://shop.example/?rest_route=/stallkeeper/v1/search',
    'https://shop.example/?rest_route=/stallkeeper/v1/search/1/indexes/*/queries&x-algolia-api-key=k',
  ],
  [
    'WordPress in a subdirectory, with a port',
    'http://127.0.0.1:8080/blog/index.php?rest_route=/stallkeeper/v1/search',
    'http://127.0.0.1:8080/blog/index.php?rest_route=/stallkeeper/v1/search/1/indexes/*/queries&x-algolia-api-key=k',
  ],
])('with %s a request has the expected URL', (_, base, expected) => {
  expect(endpointUrl(base, REQUEST.url)).toBe(expected);
});

test('a request without a query stays without one', () => {
  expect(endpointUrl('https://shop.example/light', 'https://own.invalid/1/indexes/*/queries')).toBe(
    'https://shop.example/light/1/indexes/*/queries',
  );
});
