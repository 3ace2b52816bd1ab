import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../lib/paths.mjs';

const read = (file) => readFileSync(at(file), 'utf8');

test('docs/algolia.md lists the endpoints of the contract, with their rights', () => {
  const rows = [
    ...read('docs/algolia.md').matchAll(/^\| `(GET|POST|PUT|DELETE) (\S+)`\s*\| `?(\w+)`?\s*\|/gm),
  ].map(([, method, path, right]) => ({ method, path, right: right === 'None' ? '' : right }));
  assert.deepEqual(rows, JSON.parse(read('e2e/support/algolia/endpoints.json')));
});

test('docs/examples/nginx.conf leaves out all click ids of order attribution, in each of its groups', () => {
  const { clicks } = JSON.parse(read('php-render/src/OrderSource/lists.json'));
  const groups = [...read('docs/examples/nginx.conf').matchAll(/\(\?:(utm_\[a-z_\]\+\|[^)]*)\)\(\?:=/g)].map(
    ([, names]) => names,
  );
  assert.equal(groups.length, 2);
  assert.equal(groups[0], groups[1]);
  const missing = Object.keys(clicks).filter((name) => !groups[0].split('|').includes(name));
  assert.deepEqual(missing, []);
});
