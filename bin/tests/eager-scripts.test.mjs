import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { before, test } from 'node:test';
import { hasStaticImport } from '../lib/eager-scripts.mjs';
import { build } from '../lib/packages.mjs';
import { at } from '../lib/paths.mjs';

/** @type {{name: string, path: string | string[], limit: string, gzip: boolean}[]} */
const limits = JSON.parse(readFileSync(at('.size-limit.json'), 'utf8'));

before(build);

test('static imports are found, dynamic imports are not reported', () => {
  for (const text of [
    'import"./a.js";',
    'const x=1;import{a}from"b";',
    'import*as a from"b"',
    'x()}import a from"b"',
  ])
    assert.equal(hasStaticImport(text), true, text);
  assert.equal(hasStaticImport('const a=()=>import("b").then(c);"import: no"'), false);
});

test('the limits of the search, the order source fields and the styles are the promised ones', () => {
  const promised = {
    'plugin/build/search.js': '1.22 kB',
    'plugin/build/react.js,plugin/build/instant-search.js': '118 kB',
    'plugin/build/order-source-fields.js': '4 kB',
    'theme/build/theme.css': '10.4 kB',
    'plugin/build/tools.css': '2.1 kB',
  };
  for (const [path, limit] of Object.entries(promised))
    assert.equal(limits.find((one) => String(one.path) === path)?.limit, limit, path);
});

test('every built script and stylesheet has a limit after gzip', () => {
  const limited = limits.filter(({ gzip }) => gzip).flatMap(({ path }) => path);
  const built = ['theme/build', 'plugin/build'].flatMap((directory) =>
    readdirSync(at(directory))
      .filter((name) => /\.(js|css)$/.test(name) && !name.startsWith('css.'))
      .map((name) => `${directory}/${name}`),
  );
  assert.deepEqual(limited.sort(), built.sort());
});
