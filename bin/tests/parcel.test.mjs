import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { layOutTheme } from '../lib/parcel.mjs';

const top = mkdtempSync(join(tmpdir(), 'parcel-'));
after(() => rmSync(top, { recursive: true }));
layOutTheme(join(top, 'stallkeeper'));
const names = readdirSync(join(top, 'stallkeeper'), { recursive: true }).map(String);

test('the theme that shops install holds what it needs', () => {
  for (const name of [
    'style.css',
    'functions.php',
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
