import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { at } from '../lib/paths.mjs';

/** Most files that a directory may have. */
const MAX_FILES = 20;

const filesOf = (directory) =>
  readdirSync(at(directory), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath ?? one.path, one.name).slice(at('').length));

const counted = (names) => {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
};

for (const directory of [
  ...[
    'php-render/src',
    'php-search/src',
    'theme/inc',
    'theme/assets/css',
    'plugin/src',
    'plugin/assets/css',
    'plugin/templates',
  ],
  ...['src', 'hydrate', 'e2e'],
]) {
  test(`no directory of ${directory} has more than ${MAX_FILES} files`, () => {
    const full = counted(filesOf(directory).map(dirname)).filter(([, count]) => count > MAX_FILES);
    assert.deepEqual(full, []);
  });
}

test('each class of the theme is in a directory and has a name of its own', () => {
  const files = filesOf('theme/inc');
  assert.deepEqual(
    counted(files.map((file) => basename(file))).filter(([, count]) => count > 1),
    [],
  );
  const root = files.filter((file) => dirname(file).endsWith('theme/inc')).map((file) => basename(file));
  assert.deepEqual(root.sort(), ['Theme.php', 'autoload.php', 'back-compat.php', 'services.php']);
});
