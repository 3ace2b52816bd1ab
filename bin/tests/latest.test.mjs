import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

const top = mkdtempSync(join(tmpdir(), 'latest-'));
process.env.XDG_CACHE_HOME = join(top, 'cache');
const cache = join(top, 'cache/stallkeeper');
// Only now: the modules read where the cache is when they are loaded.
const { at } = await import('../lib/paths.mjs');
const { latest } = await import('../lib/latest.mjs');
const { download, isReachable } = await import('../lib/download.mjs');

/** The plugin directory, as far as this project knows it: one zip with a mark. */
const directory = { release: '', asked: 0, sent: 0 };
const server = http.createServer((request, response) => {
  directory.asked++;
  if (request.url === '/late.zip') return;
  if (request.url === '/gone.zip') return void response.writeHead(410).end();
  if (request.url === '/silent.zip') return void response.writeHead(200).write('PK');
  const body = zipOf(directory.release);
  const etag = `"${directory.release}"`;
  if (request.url === '/half.zip')
    return void response
      .writeHead(200, { 'content-length': body.length })
      .write(body.subarray(0, 40), () => response.destroy());
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  directory.sent++;
  response.writeHead(200, { etag, 'content-length': body.length }).end(body);
});

function zipOf(release) {
  const folder = join(top, release, 'woocommerce');
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'woocommerce.php'), release);
    spawnSync('php', [at('bin/lib/zip.php'), folder, `${folder}.zip`]);
  }
  return readFileSync(`${folder}.zip`);
}

let url = '';
before(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${server.address().port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
  rmSync(top, { recursive: true });
});

const fetched = async (address = `${url}/latest.zip`) =>
  readFileSync(join(await latest('woocommerce', 'WooCommerce', address), 'woocommerce.php'), 'utf8');

test('the current release is fetched once, and again only when it is another one', async () => {
  directory.release = '11.0.1';
  assert.equal(await fetched(), '11.0.1');
  assert.equal(await fetched(), '11.0.1');
  assert.deepEqual([directory.asked, directory.sent], [2, 1]);
  directory.release = '11.0.2';
  assert.equal(await fetched(), '11.0.2');
  assert.deepEqual([directory.asked, directory.sent], [3, 2]);
  assert.deepEqual(
    readdirSync(cache).filter((name) => name.startsWith('download-')),
    [],
  );
});

test('without a network the release of last time serves; without that there is one sentence', async () => {
  const nobody = 'http://127.0.0.1:1/latest.zip';
  directory.release = '11.0.3';
  await fetched();
  assert.equal(await fetched(nobody), '11.0.3');
  rmSync(cache, { recursive: true });
  await assert.rejects(fetched(nobody), {
    message: 'WooCommerce could not be downloaded from 127.0.0.1:1. Check the network connection.',
  });
});

test('a server is reachable if it responds in time and has the file', async () => {
  assert.equal(await isReachable(`${url}/latest.zip`), true);
  assert.equal(await isReachable(`${url}/gone.zip`), false);
  assert.equal(await isReachable('http://127.0.0.1:1/latest.zip'), false);
  assert.equal(await isReachable(`${url}/late.zip`, 100), false);
});

test('a download that is not a file, breaks off, stalls or never ends gives a one-sentence error', async () => {
  const file = join(top, 'file');
  const host = url.slice('http://'.length);
  const cases = [
    ['gone.zip', {}, `It could not be downloaded: ${host} responded with status 410.`],
    ['half.zip', {}, `It could not be downloaded completely: the connection to ${host} was interrupted.`],
    [
      'silent.zip',
      { silenceMs: 100 },
      `It could not be downloaded completely: the connection to ${host} was interrupted.`,
    ],
    ['latest.zip', { maxBytes: 10 }, 'It was not downloaded: it is larger than 0.0 MB.'],
  ];
  for (const [path, limits, message] of cases)
    await assert.rejects(download('It', `${url}/${path}`, file, limits), { message }, path);
});
