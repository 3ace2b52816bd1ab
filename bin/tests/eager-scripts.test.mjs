import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUDGETS, bringsOthers, sizeLine, sizes } from '../lib/sizes.mjs';

test('a file that is one byte over its budget is over, one that just fits is not', () => {
  const file = 'LICENSE';
  const [{ bytes }] = sizes({ [file]: { what: '', bytes: 0 } });
  assert.equal(sizes({ [file]: { what: '', bytes } })[0].ok, true);
  assert.equal(sizes({ [file]: { what: '', bytes: bytes - 1 } })[0].ok, false);
});

test('a file that was not built is one sentence, not a size of zero', () => {
  assert.throws(() => sizes({ 'theme/build/absent.js': { what: '', bytes: 1 } }), {
    message: 'theme/build/absent.js is missing: npm run build makes it.',
  });
});

test('an eager script that fetches another at once is found, one that waits for a first use is not', () => {
  for (const text of [
    'import"./a.js";',
    'const x=1;import{a}from"b";',
    'import*as a from"b"',
    'x()}import a from"b"',
  ])
    assert.equal(bringsOthers(text), true, text);
  assert.equal(bringsOthers('const a=()=>import("b").then(c);"import: no"'), false);
});

test('the budgets are the ones that were promised', () => {
  const promised = {
    'plugin/build/search.js': 1200,
    'plugin/build/react.js': 69_500,
    'plugin/build/instant-search.js': 45_500,
    'plugin/build/source-fields.js': 4000,
    'theme/build/theme.css': 9_300,
    'plugin/build/tools.css': 2_700,
  };
  for (const [file, bytes] of Object.entries(promised)) assert.equal(BUDGETS[file]?.bytes, bytes, file);
});

test('a size is told with its budget and what it is for', () => {
  assert.equal(
    sizeLine({ file: 'a.js', what: 'x', bytes: 1500, budget: 1000, ok: false }),
    `✗ ${'a.js'.padEnd(32)}   1.50 kB of   1.00 kB  x`,
  );
});
