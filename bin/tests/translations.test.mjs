import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../lib/paths.mjs';
import { dataTexts, potEntries } from '../lib/translations/data-texts.mjs';
import { PACKAGES } from '../lib/translations/packages.mjs';
import { joinCalls } from '../lib/translations/update.mjs';

const [theme, plugin] = PACKAGES.map(dataTexts);
const contextOf = (texts, text) =>
  texts.filter((one) => one.text === text).map(({ context, file }) => [context, file]);

test('names in theme.json have the contexts of WordPress', () => {
  assert.deepEqual(contextOf(theme, 'Base 2'), [['Color name', 'theme/theme.json']]);
  assert.deepEqual(contextOf(theme, 'Small').sort(), [
    ['Font size name', 'theme/theme.json'],
    ['Space size name', 'theme/theme.json'],
  ]);
  assert.deepEqual(contextOf(theme, 'Headings'), [['Font family name', 'theme/theme.json']]);
});

test('each pattern has a title and a description to translate', () => {
  assert.deepEqual(contextOf(theme, 'Three offers'), [['Pattern title', 'theme/patterns/promotions.php']]);
  assert.deepEqual(contextOf(theme, 'The latest posts as cards.'), [
    ['Pattern description', 'theme/patterns/latest.php'],
  ]);
});

test('each block has a title, a description and keywords with the contexts of WordPress', () => {
  const file = 'plugin/blocks/search/block.json';
  const found = plugin.filter((one) => one.file === file);
  assert.deepEqual(found[0], { file, context: 'block title', text: 'Live search' });
  assert.deepEqual(
    found.map(({ context }) => context),
    ['block title', 'block description', ...Array(3).fill('block keyword')],
  );
});

test('headers have a comment instead of a context', () => {
  const comments = (texts) => texts.filter(({ comment }) => comment).map(({ comment }) => comment);
  assert.deepEqual(comments(theme), [
    'Theme Name of the theme',
    'Description of the theme',
    'Author of the theme',
  ]);
  assert.deepEqual(comments(plugin), [
    'Plugin Name of the plugin',
    'Description of the plugin',
    'Author of the plugin',
  ]);
});

test('a comment for translators is in the line above its text, where gettext finds it', () => {
  const files = execFileSync('git', ['ls-files', ...PACKAGES.map(({ folder }) => `${folder}/*.php`)], {
    cwd: at('.'),
    encoding: 'utf8',
  });
  const comments = files
    .trim()
    .split('\n')
    .flatMap((file) => {
      const lines = readFileSync(at(file), 'utf8').split('\n');
      return lines.flatMap((line, i) =>
        line.includes('/* translators:') ? [[`${file}:${i + 1}`, lines[i + 1]]] : [],
      );
    });
  assert.ok(comments.length > 100);
  assert.deepEqual(
    comments.filter(([, next]) => !/(?:__|_[enx]|_nx|_noop)\(/.test(next)).map(([place]) => place),
    [],
  );
});

test('a call of several lines begins with its text, so that gettext finds the comment above', () => {
  assert.equal(
    joinCalls("esc_html__(\n  'One',\n  'stallkeeper',\n)"),
    "esc_html__('One',\n  'stallkeeper',\n)",
  );
  assert.equal(joinCalls("_n(\n  '%s day',\n  '%s days')"), "_n('%s day',\n  '%s days')");
  assert.equal(joinCalls("sprintf(\n  'One')"), "sprintf(\n  'One')");
});

test('entries of the .pot file are escaped', () => {
  assert.equal(
    potEntries([{ file: 'theme.json', context: 'Color name', text: 'A "quoted" \\ name' }]),
    '#: theme.json\nmsgctxt "Color name"\nmsgid "A \\"quoted\\" \\\\ name"\nmsgstr ""\n',
  );
});
