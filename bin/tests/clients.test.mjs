import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, test } from 'node:test';
import { clients } from '../bench/clients.mjs';

const WAIT_MS = 20;
const seen = [];
let atOnce = 0;
let most = 0;
const server = http.createServer((request, response) => {
  most = Math.max(most, ++atOnce);
  let body = '';
  request
    .on('data', (part) => (body += part))
    .on('end', () =>
      setTimeout(() => {
        atOnce--;
        seen.push(`${request.method} ${body}`);
        response.statusCode = request.url === '/broken' ? 500 : 200;
        if (request.url !== '/silent') response.end(request.url === '/other' ? 'other' : 'expected');
      }, WAIT_MS),
    );
});
let url = '';
before(async () => {
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${server.address().port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path, more = {}) =>
  clients(`${url}${path}`, { count: 3, lastsMs: 500, timeoutMs: 1000, ...more });

test('clients send requests in parallel and measure each response', async () => {
  const { times, errors, seconds } = await ask('/');
  assert.deepEqual(errors, []);
  assert.equal(most, 3);
  assert.ok(times.length > 10 && times.length <= seen.length, `${times.length} of ${seen.length}`);
  assert.ok(Math.min(...times) >= WAIT_MS - 1, String(times));
  assert.ok(seconds >= 0.4 && seconds < 2, String(seconds));
});

test('each request has a body of its own', async () => {
  let next = 0;
  const { errors } = await ask('/', { body: () => `body ${next++}` });
  assert.deepEqual(errors, []);
  const posted = seen.filter((one) => /^POST body \d+$/.test(one));
  assert.ok(posted.length > 10);
  assert.equal(new Set(posted).size, posted.length);
});

test('other statuses, other content and missing responses are errors', async () => {
  const broken = await ask('/broken');
  assert.equal(broken.times.length, 0);
  assert.equal(broken.errors[0], 'status 500');
  const other = await ask('/other', { isValid: (text) => text === 'expected' });
  assert.equal(other.errors[0], 'unexpected response: other');
  const silent = await ask('/silent', { lastsMs: 2500 });
  assert.equal(silent.times.length, 0);
  assert.match(silent.errors[0], /timed out/);
});
