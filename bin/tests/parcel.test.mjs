import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { scoped } from '../lib/client.mjs';
import { layOutTheme } from '../lib/parcel.mjs';

const top = mkdtempSync(join(tmpdir(), 'parcel-'));
after(() => rmSync(top, { recursive: true }));
layOutTheme(join(top, 'stallkeeper'));
const names = readdirSync(join(top, 'stallkeeper'), { recursive: true }).map(String);

test('the theme that shops install holds what it needs', () => {
  for (const name of [
    'style.css',
    'functions.php',
    'accessibility.txt',
    'LICENSE',
    'lib/php-render/src/Url.php',
    'lib/php-search/src/Entry.php',
  ])
    assert.ok(names.includes(name), `${name} of ${names.length} files`);
});

test('it holds neither the stand-in nor anything else of the demo, no tests and no sources of scripts', () => {
  const others =
    /(^|\/)(demo|stand-in|tests?|fixtures|node_modules|e2e)(\/|$)|\.(test|spec)\.|\.tsx?$|\.mjs$/;
  assert.deepEqual(
    names.filter((name) => others.test(name)),
    [],
  );
  const declared = /\bclass\s+(WC_Product|WC_Cart|WooCommerce)\b|Plugin Name:/;
  for (const name of names.filter((one) => one.endsWith('.php')))
    assert.doesNotMatch(readFileSync(join(top, 'stallkeeper', name), 'utf8'), declared, name);
});

test('its client of the hosted provider searches, under names that no other plugin has', async () => {
  const heard = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url} ${request.headers['x-algolia-application-id']}`);
    response.end('{"results":[{"nbHits":7}]}');
  }).listen(0, '127.0.0.1');
  after(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const program = `
    const HOUR_IN_SECONDS = 3600;
    function get_transient($name) { return false; }
    function get_option($name, $default = false) {
      return $name === 'stallkeeper_hosted' ? ['on' => true, 'appId' => 'ABCDEFGHIJ', 'searchKey' => 'key', 'indexName' => 'posts'] : $default;
    }
    function apply_filters($name, $value) { return $name === 'stallkeeper_hosted_hosts' ? ['http://127.0.0.1:${server.address().port}/proxy'] : $value; }
    function rest_sanitize_boolean($value) { return (bool) $value; }
    function wp_parse_url($url) { return parse_url($url); }
    require $argv[1] . '/inc/autoload.php';
    $client = Stallkeeper\\Tools\\Search\\Hosted\\Client::reading(Stallkeeper\\Tools\\Search\\Hosted\\Settings::current());
    echo $client->search(['requests' => [['indexName' => 'posts', 'query' => 'tea']]])['results'][0]['nbHits'], "\\n";
    foreach ([...get_declared_classes(), ...get_declared_interfaces()] as $name) {
      if (preg_match('/^(Algolia|GuzzleHttp|Psr)/', $name) === 1) echo $name, "\\n";
    }`;
  const args = ['-d', 'display_errors=stderr', '-r', program, join(top, 'stallkeeper')];
  const { stdout, stderr } = await promisify(execFile)('php', args);
  assert.deepEqual([stdout, stderr], ['7\n', '']);
  assert.deepEqual(heard, ['POST /proxy/1/indexes/*/queries ABCDEFGHIJ']);
});

test('names of classes are told from what only looks like them', () => {
  for (const [before, expected] of [
    ['use Psr\\Log\\LogLevel;', 'use Stallkeeper\\Vendor\\Psr\\Log\\LogLevel;'],
    ["'\\Algolia\\AlgoliaSearch\\A::b'", "'\\Stallkeeper\\Vendor\\Algolia\\AlgoliaSearch\\A::b'"],
    ["'GuzzleHttp\\\\Psr7\\\\'", "'Stallkeeper\\\\Vendor\\\\GuzzleHttp\\\\Psr7\\\\'"],
    ['\\GuzzleHttp\\Client', '\\GuzzleHttp\\Client'],
    ['Algolia API client', 'Algolia API client'],
    ['My\\Psr\\Log\\A', 'My\\Psr\\Log\\A'],
  ])
    assert.equal(scoped(before), expected);
});
