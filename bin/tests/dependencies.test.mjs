import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { forbiddenTexts } from '../lib/dependencies.mjs';
import { at } from '../lib/paths.mjs';

const BESIDE = ['..', 'shared'].join('/');

test('no file contains a forbidden text', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: at('.'),
      encoding: 'utf8',
    },
  );
  assert.deepEqual(forbiddenTexts(files.trim().split('\n')), []);
});

/** Situation => file, its only line, and what is said of it. */
const BROKEN = {
  'php-render names a class of the theme in a string': [
    'php-render/src/A.php',
    String.raw`$a = 'Stallkeeper\Theme\Menu';`,
    'names a class that php-render may not use',
  ],
  'php-search names a class of the plugin in a string with double backslashes': [
    'php-search/src/A.php',
    String.raw`$a = 'Stallkeeper\\Tools\\Plugin';`,
    'names a class that php-search may not use',
  ],
  'a template of the theme uses a class of the plugin': [
    'theme/parts/a.php',
    String.raw`use Stallkeeper\Tools\Search\Widget\SearchScripts;`,
    'names a class that the theme may not use',
  ],
  'a template of the theme uses the view models of the search': [
    'theme/header.php',
    String.raw`<?php Stallkeeper\Render\Search\HitViewModel::make(); ?>`,
    'names a class that the theme may not use',
  ],
  'a template of the plugin uses a class of the theme': [
    'plugin/templates/a.php',
    String.raw`use Stallkeeper\Theme\Customizer\DisplayOptions;`,
    'names a class that the plugin may not use',
  ],
  'a function of the plugin uses a feature': [
    'plugin/src/functions.php',
    String.raw`return new Stallkeeper\Tools\DuplicateOrders\OrderLock();`,
    'names a class of a feature',
  ],
  'the theme reads a parameter without RequestInput': [
    'theme/inc/A.php',
    `echo $_GET['a'] ?? '';`,
    'uses a superglobal. Use RequestInput',
  ],
  'a template of the theme reads a cookie': [
    'theme/parts/a.php',
    `<p><?php echo esc_html($_COOKIE['a']); ?></p>`,
    'uses a superglobal. Use RequestInput',
  ],
  'the plugin changes a posted value without RequestInput': [
    'plugin/src/A.php',
    `unset($_POST['a']);`,
    'uses a superglobal. Use RequestInput',
  ],
  'php-search loads a file of another package': [
    'php-search/src/A.php',
    `require __DIR__ . '/../../theme/a.php';`,
    'includes a file outside of its package',
  ],
  'the theme loads a file of the demo': [
    'theme/functions.php',
    `require __DIR__ . '/../demo/php/boot.php';`,
    'includes a tool',
  ],
  'a text names the directory beside the project': ['README.md', `See ${BESIDE}/house.md`, `names ${BESIDE}`],
};

for (const [title, [file, line, says]] of Object.entries(BROKEN))
  test(`one line is reported: ${title}`, () => {
    assert.deepEqual(
      forbiddenTexts([file], () => line),
      [`${file}:1 ${says}.`],
    );
  });

test('allowed texts are not reported', () => {
  const allowed = {
    'php-render/src/Http/RequestInput.php': 'return Input::slashed($_GET);',
    'php-render/src/A.php': '     * @param array $cookies as in $_COOKIE',
    'php-render/tests/A.php': `$_COOKIE['a'] = 'b';`,
    'php-search/src/A.php': String.raw`require __DIR__ . '/data/a.php'; use Stallkeeper\Render\Url;`,
    'theme/parts/a.php': String.raw`use Stallkeeper\Render\Nav\Item; use Stallkeeper\Theme\Content\EntryMeta;`,
    'plugin/templates/a.php': String.raw`@var Stallkeeper\Render\Search\SearchSettings $settings`,
    'e2e/a.ts': `const DATA = '${BESIDE}/data';`,
  };
  assert.deepEqual(
    forbiddenTexts(Object.keys(allowed), (file) => allowed[file]),
    [],
  );
});
