import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { before, test } from 'node:test';
import * as React from 'react';
import { build } from '../lib/packages.mjs';
import { at } from '../lib/paths.mjs';
import { sharedReact } from '../lib/shared-react.mjs';

/** Strings that a copy of React contains: the name of its internals and the description of its element type. */
const MARKERS = [
  Object.keys(React).find((name) => name.startsWith('__CLIENT_INTERNALS')),
  React.createElement('p').$$typeof.description,
];
const SHARED = 'plugin/build/react.js';

const bundles = () =>
  ['theme/build', 'plugin/build'].flatMap((directory) =>
    readdirSync(at(directory))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${directory}/${name}`),
  );

before(build);

test('only one bundle contains React', () => {
  for (const marker of MARKERS) {
    assert.match(marker, /react|client/i);
    const copies = bundles().filter((file) => readFileSync(at(file), 'utf8').includes(marker));
    assert.deepEqual(copies, [SHARED], marker);
  }
});

test('all bundles import the same URL, also the one that loads React before the search needs it', () => {
  const url = /"(\.\/react\.js\?ver=\w{8})"/;
  const urls = ['search', 'instant-search', 'order-source-fields'].map(
    (name) => url.exec(readFileSync(at(`plugin/build/${name}.js`), 'utf8'))?.[1],
  );
  assert.ok(urls[0]);
  assert.deepEqual(urls, [urls[0], urls[0], urls[0]]);
});

test('the shared bundle exports all hooks and what the bundles use besides', async () => {
  const shared = await import(at(SHARED));
  for (const name of Object.keys(React)) if (name.startsWith('use')) assert.ok(name in shared, name);
  assert.equal(shared.default.useState, shared.useState);
  for (const name of ['createElement', 'jsx', 'jsxs', 'hydrateRoot'])
    assert.equal(typeof shared[name], 'function', name);
});

test('the build fails for a module of React that the shared bundle does not export', () => {
  let problem;
  sharedReact()({ request: 'react-dom/server', contextInfo: { issuer: at('src/a.ts') } }, (error) => {
    problem = error?.message;
  });
  assert.equal(problem, 'hydrate/entries/plugin/react.ts does not export react-dom/server.');
});
