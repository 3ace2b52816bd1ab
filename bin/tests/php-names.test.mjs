import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../lib/paths.mjs';

const PACKAGES = ['php-render/src', 'php-search/src', 'plugin/src'];

const files = execFileSync('git', ['ls-files', ...PACKAGES.map((directory) => `${directory}/*.php`)], {
  cwd: at('.'),
  encoding: 'utf8',
})
  .trim()
  .split('\n');

test('no class name exists twice in the engine, the pure package and the plugin', () => {
  const classes = files.flatMap((file) => {
    const declaration = /^(?:final |abstract )*(?:class|interface|enum|trait) (\w+)/m.exec(
      readFileSync(at(file), 'utf8'),
    );
    return declaration === null ? [] : [declaration[1]];
  });
  assert.ok(classes.length > 300, `only ${classes.length} classes`);
  assert.deepEqual(
    classes.filter((name, i) => classes.indexOf(name) !== i),
    [],
  );
});

test('no method is called of(): constructors are fromX(), other methods are verbs', () => {
  assert.deepEqual(
    files.filter((file) => /function of\(/.test(readFileSync(at(file), 'utf8'))),
    [],
  );
});
