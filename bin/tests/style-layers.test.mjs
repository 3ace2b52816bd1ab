import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { build } from '../lib/packages.mjs';
import { at } from '../lib/paths.mjs';

/** From the weakest to the strongest. Other stylesheets of a page add to these layers. */
const ORDER = ['tokens', 'base', 'layout', 'stallkeeper-tools', 'component', 'utility'];

before(build);

test('components of the theme override the styles of the plugin', () => {
  const css = readFileSync(at('theme/build/theme.css'), 'utf8');
  const names = [...css.matchAll(/@layer ([^;{]+)[;{]/g)].flatMap(([, list]) => list.split(/,\s*/));
  assert.deepEqual([...new Set(names)], ORDER);
});
