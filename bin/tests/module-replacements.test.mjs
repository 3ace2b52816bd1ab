import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import webpack from 'webpack';
import { ModuleReplacements, REPLACEMENTS } from '../lib/module-replacements.mjs';
import { at } from '../lib/paths.mjs';

test('every replaced module and its replacement exist', () => {
  for (const { module, replacement, reason } of REPLACEMENTS) {
    assert.ok(existsSync(at(module)), module);
    assert.ok(existsSync(at(`src/moduleReplacements/${replacement}`)), replacement);
    assert.notEqual(reason, '');
  }
});

const ENTRY = { build: 'test', module: 'node_modules/a/b.js', replacement: 'b.js', reason: 'test' };

/** @returns {Promise<string[]>} the errors of a build with this entry file */
async function build(t, text, module = ENTRY.module) {
  const root = mkdtempSync(join(tmpdir(), 'replacements-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const [file, content] of Object.entries({
    'package.json': '{}',
    'entry.js': text,
    'node_modules/a/index.js': "import './b';",
    'node_modules/a/b.js': 'export const original = 1;',
    'src/moduleReplacements/b.js': '',
  })) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  const plugin = new ModuleReplacements('test', [{ ...ENTRY, module }], (path) => join(root, path));
  const stats = await new Promise((resolve, reject) =>
    webpack(
      { mode: 'production', context: root, entry: './entry.js', output: { path: root }, plugins: [plugin] },
      (error, result) => (error ? reject(error) : resolve(result)),
    ),
  );
  return stats.compilation.errors.map(({ message }) => message);
}

test('a requested module is replaced without an error', async (t) => {
  assert.deepEqual(await build(t, "import 'a';"), []);
});

test('the build fails if nothing requests a replaced module', async (t) => {
  assert.deepEqual(await build(t, 'export {};'), [
    'The build does not request the replaced module node_modules/a/b.js. Update bin/lib/module-replacements.mjs.',
  ]);
});

test('the build fails if a replaced module does not exist', async (t) => {
  assert.deepEqual(await build(t, "import 'a';", 'node_modules/a/moved.js'), [
    'The replaced module node_modules/a/moved.js does not exist. Update bin/lib/module-replacements.mjs.',
  ]);
});
