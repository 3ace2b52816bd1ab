import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { at } from '../lib/paths.mjs';
import { freePort } from '../lib/server.mjs';

/** The demo's web server as a visitor meets it: the real program on a folder of its own. */

const TEXT = 'body { color: red; } '.repeat(100);
const SHOWS = `<?php header('Content-Type: application/json'); echo json_encode([
  'file' => basename($_SERVER['SCRIPT_FILENAME']), 'name' => $_SERVER['SCRIPT_NAME'], 'info' => $_SERVER['PATH_INFO'] ?? null,
  'self' => $_SERVER['PHP_SELF'], 'query' => $_GET, 'folder' => basename(getcwd()), 'long' => str_repeat('long ', isset($_GET['long']) ? 200 : 0)]);`;
/** Prints a word, then waits until the client has created a file, then prints the rest. */
const STREAMS = `<?php header('Content-Type: ' . ($_GET['type'] ?? 'text/html')); isset($_GET['length']) && header('Content-Length: 9');
echo 'first,'; isset($_GET['flush']) && ob_get_level() > 0 && ob_flush();
echo headers_sent() ? 'sent,' : 'held,'; header('X-Late: 1');
for ($end = microtime(true) + 20; !file_exists(__DIR__ . '/go-on') && microtime(true) < $end; clearstatcache()) { usleep(2000); }
echo file_exists(__DIR__ . '/go-on') ? 'seen,' : 'alone,', str_repeat('word ', 2000);`;
const FILES = {
  'index.php': SHOWS,
  'api/search.php': SHOWS,
  'streams.php': STREAMS,
  'wp-admin/update.php': `<?php echo 'Unpacking'; while (ob_get_level() > 0) { ob_end_flush(); } echo ', installed';`,
  'empty/index.php': `<?php http_response_code(204);`,
  'style.css': TEXT,
  'style.0123abcd.css': TEXT,
  'picture.webp': TEXT,
  '.htaccess': 'secret',
  '.git/config': 'secret',
  'uploads/.hidden/index.sqlite': 'secret',
  '.well-known/security.txt': 'Contact: us',
  'only-files/a.txt': 'a',
};

const folder = mkdtempSync(join(tmpdir(), 'stallkeeper-router-'));
let port = 0;
let server = null;

before(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  port = await freePort();
  server = spawn(
    'php',
    ['-d', 'output_buffering=0', '-S', `127.0.0.1:${port}`, '-t', folder, at('demo/router.php')],
    {
      stdio: 'ignore',
    },
  );
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    if ((await get('/style.css').catch(() => null)) !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server did not start.');
});

after(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** As raw as the wire: no decoding of bodies, no tidying of paths. */
const get = (path, headers = {}) =>
  new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
      .once('error', reject);
  });

test('a file has its type, a short life and a mark; a file with a version lives for a year', async () => {
  const { status, headers, body } = await get('/style.css');
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'text/css; charset=utf-8');
  assert.equal(headers['cache-control'], 'public, max-age=60');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(Number(headers['content-length']), TEXT.length);
  assert.equal(body.toString(), TEXT);
  for (const path of ['/style.css?ver=1.2', '/style.0123abcd.css'])
    assert.equal((await get(path)).headers['cache-control'], 'public, max-age=31536000, immutable', path);
});

test('who has the file already gets 304 and no body', async () => {
  const { headers } = await get('/style.css');
  for (const known of [
    { 'if-none-match': headers.etag },
    { 'if-none-match': `"other", W/${headers.etag}` },
    { 'if-modified-since': headers['last-modified'] },
  ]) {
    const again = await get('/style.css', known);
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
    assert.equal(again.headers.etag, headers.etag);
    assert.equal(again.headers['cache-control'], 'public, max-age=60');
  }
  assert.equal((await get('/style.css', { 'if-none-match': '"other"' })).status, 200);
});

test('text is compressed if the client accepts it, and the Vary header says so', async () => {
  const packed = await get('/style.css', { 'accept-encoding': 'gzip' });
  const plain = await get('/style.css');
  assert.equal(packed.headers['content-encoding'], 'gzip');
  assert.equal(packed.headers.vary, 'Accept-Encoding');
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(plain.headers.vary, 'Accept-Encoding');
  assert.equal(gunzipSync(packed.body).toString(), TEXT);
  assert.ok(packed.body.length < TEXT.length / 5);
  assert.equal(Number(packed.headers['content-length']), packed.body.length);
  assert.notEqual(packed.headers.etag, plain.headers.etag);
  assert.equal(
    (await get('/style.css', { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding'],
    undefined,
  );
  assert.equal(
    (await get('/picture.webp', { 'accept-encoding': 'gzip' })).headers['content-encoding'],
    undefined,
  );
});

test('what PHP prints is packed, too', async () => {
  const { headers, body } = await get('/api/search.php?long', { 'accept-encoding': 'gzip' });
  assert.equal(headers['content-encoding'], 'gzip');
  assert.equal(headers.vary, 'Accept-Encoding');
  assert.equal(JSON.parse(gunzipSync(body).toString()).long.length, 1000);
});

test('files and folders with a dot are not there, except what is meant to be found', async () => {
  for (const path of [
    '/.htaccess',
    '/%2ehtaccess',
    '/.git/config',
    '/uploads/.hidden/index.sqlite',
    '/style.css/../.htaccess',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc/passwd',
  ]) {
    const { status, body } = await get(path);
    assert.equal(status, 404, path);
    assert.doesNotMatch(body.toString(), /secret|root:/, path);
  }
  assert.equal((await get('/.well-known/security.txt')).body.toString(), 'Contact: us');
});

test('a PHP file gets what follows it in the address', async () => {
  const { status, body } = await get('/api/search.php/0123/1/indexes/*/queries?a=b');
  assert.equal(status, 200);
  assert.deepEqual(JSON.parse(body.toString()), {
    file: 'search.php',
    name: '/api/search.php',
    info: '/0123/1/indexes/*/queries',
    self: '/api/search.php/0123/1/indexes/*/queries',
    query: { a: 'b' },
    folder: 'api',
    long: '',
  });
  assert.equal(JSON.parse((await get('/api/search.php')).body.toString()).info, null);
});

test('WordPress answers addresses without a file, and a path after a file that is not PHP is not found', async () => {
  const front = JSON.parse((await get('/journal/a-post/?a=b')).body.toString());
  assert.deepEqual([front.name, front.info, front.query], ['/index.php', null, { a: 'b' }]);
  assert.equal(JSON.parse((await get('/only-files/')).body.toString()).name, '/index.php');
  assert.equal((await get('/style.css/more')).status, 404);
});

/** Creates the file that streams.php waits for, as soon as the response's headers are here. */
const getStreamed = (query, headers = {}) =>
  new Promise((resolve, reject) => {
    const flag = join(folder, 'go-on');
    rmSync(flag, { force: true });
    http
      .get({ host: '127.0.0.1', port, path: `/streams.php?${query}`, headers, agent: false }, (response) => {
        const parts = [];
        assert.ok(!existsSync(flag));
        writeFileSync(flag, '');
        response.on('data', (part) => parts.push(part));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
      })
      .once('error', reject);
  });

for (const [name, headers, unpack] of [
  ['plain', {}, (body) => body.toString()],
  ['compressed', { 'accept-encoding': 'gzip' }, (body) => gunzipSync(body).toString()],
])
  test(`a ${name} page leaves while PHP still prints it, and headers set later are lost`, async () => {
    const response = await getStreamed('', headers);
    const body = unpack(response.body);
    assert.match(body, /^first,sent,seen,word word /);
    assert.equal(body.length, 'first,sent,seen,'.length + 10_000);
    assert.equal(response.headers['x-late'], undefined);
    assert.equal(response.headers.vary, 'Accept-Encoding');
    assert.equal(response.headers['content-encoding'], headers['accept-encoding']);
  });

test('a compressed response keeps no length of the uncompressed one, and what a script flushes arrives', async () => {
  const { headers, body } = await getStreamed('length&flush', { 'accept-encoding': 'gzip' });
  assert.equal(headers['content-length'], undefined);
  assert.match(gunzipSync(body).toString(), /^first,sent,seen,/);
});

test('a picture that PHP prints is not compressed', async () => {
  const { headers, body } = await getStreamed('type=image/png', { 'accept-encoding': 'gzip' });
  assert.equal(headers['content-encoding'], undefined);
  assert.equal(headers.vary, undefined);
  assert.match(body.toString(), /^first,sent,seen,/);
});

test('an admin screen that ends all output buffers arrives whole', async () => {
  const { headers, body } = await get('/wp-admin/update.php', { 'accept-encoding': 'gzip' });
  assert.equal(headers['content-encoding'], undefined);
  assert.equal(body.toString(), 'Unpacking, installed');
});

test('a response without a body has no encoding', async () => {
  const { status, headers, body } = await get('/empty/', { 'accept-encoding': 'gzip' });
  assert.equal(status, 204);
  assert.equal(headers['content-encoding'], undefined);
  assert.equal(body.length, 0);
});
