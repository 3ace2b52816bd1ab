import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { forbiddenDependencies } from '../lib/dependencies.mjs';

const PHP = '<?php\nnamespace Stallkeeper\\';
const TREES = mkdtempSync(join(tmpdir(), 'stallkeeper-dependencies-'));
after(() => rmSync(TREES, { recursive: true, force: true }));
const BESIDE = ['..', 'shared'].join('/');

test('the dependency rules between packages are kept', async () => {
  assert.deepEqual(await forbiddenDependencies(), []);
});

/** One line in one file, and what must be said of it. */
const BROKEN = {
  'php-render uses the engine': [
    'php-render/src/A.php',
    `${PHP}Render;\nnew \\Stallkeeper\\Search\\Index\\Index();`,
    ':3 uses the class Stallkeeper\\Search\\Index\\Index.',
  ],
  'php-render imports a class of the theme': [
    'php-render/src/A.php',
    `${PHP}Render;\nuse Stallkeeper\\Theme\\Menu;\nfinal class A extends Menu {}`,
    ':4 uses the class Stallkeeper\\Theme\\Menu.',
  ],
  'php-render names a class of the theme in a string': [
    'php-render/src/A.php',
    `${PHP}Render;\n$a = 'Stallkeeper\\Theme\\Menu';`,
    ':3 uses the class Stallkeeper\\Theme\\Menu.',
  ],
  'php-render calls WordPress': [
    'php-render/src/A.php',
    `${PHP}Render;\necho esc_html('a');`,
    ':3 uses the function esc_html.',
  ],
  'php-render passes a function of WordPress on': [
    'php-render/src/A.php',
    `${PHP}Render;\n$a = esc_html(...);`,
    ':3 uses the function esc_html.',
  ],
  'php-search calls WordPress by its full name': [
    'php-search/src/A.php',
    `${PHP}Search;\n\\get_option('a');`,
    ':3 uses the function get_option.',
  ],
  'php-search takes an object of WordPress': [
    'php-search/src/A.php',
    `${PHP}Search;\nfunction a(\\WP_Post $b) {}`,
    ':3 uses the class WP_Post.',
  ],
  'php-search reads a constant of WordPress': [
    'php-search/src/A.php',
    `${PHP}Search;\necho ABSPATH;`,
    ':3 uses the constant ABSPATH.',
  ],
  'php-search uses the theme': [
    'php-search/src/A.php',
    `${PHP}Search;\n\\Stallkeeper\\Theme\\Menu::a();`,
    ':3 uses the class Stallkeeper\\Theme\\Menu.',
  ],
  'the theme uses the plugin': [
    'theme/inc/A.php',
    `${PHP}Theme;\n\\Stallkeeper\\Tools\\Search::a();`,
    ':3 uses the class Stallkeeper\\Tools\\Search.',
  ],
  'the theme uses the engine': [
    'theme/inc/A.php',
    `${PHP}Theme;\n\\Stallkeeper\\Search\\Index::a();`,
    ':3 uses the class Stallkeeper\\Search\\Index.',
  ],
  'the theme uses the search templates of php-render': [
    'theme/inc/A.php',
    `${PHP}Theme;\n\\Stallkeeper\\Render\\Search\\Hit::a();`,
    ':3 uses the class Stallkeeper\\Render\\Search\\Hit.',
  ],
  'the plugin uses the theme': [
    'plugin/src/A.php',
    `${PHP}Tools;\n\\Stallkeeper\\Theme\\Menu::a();`,
    ':3 uses the class Stallkeeper\\Theme\\Menu.',
  ],
  'the index uses the hosted provider': [
    'plugin/src/Search/Index/A.php',
    `${PHP}Tools\\Search\\Index;\n\\Stallkeeper\\Tools\\Search\\Hosted\\Client::a();`,
    ':3 uses the class Stallkeeper\\Tools\\Search\\Hosted\\Client.',
  ],
  'a REST route uses a test of Site Health': [
    'plugin/src/Search/Rest/A.php',
    `${PHP}Tools\\Search\\Rest;\n\\Stallkeeper\\Tools\\Search\\Health\\IndexTests::a();`,
    ':3 uses the class Stallkeeper\\Tools\\Search\\Health\\IndexTests.',
  ],
  'the attribution uses the search': [
    'plugin/src/Attribution/A.php',
    `${PHP}Tools\\Attribution;\n\\Stallkeeper\\Tools\\Search\\Index\\IndexLog::a();`,
    ':3 uses the class Stallkeeper\\Tools\\Search\\Index\\IndexLog.',
  ],
  'the search uses the order protection': [
    'plugin/src/Search/Query/A.php',
    `${PHP}Tools\\Search\\Query;\n\\Stallkeeper\\Tools\\Orders\\OrderLock::a();`,
    ':3 uses the class Stallkeeper\\Tools\\Orders\\OrderLock.',
  ],
  'the template loader uses a feature': [
    'plugin/src/Templates/A.php',
    `${PHP}Tools\\Templates;\n\\Stallkeeper\\Tools\\Attribution\\OrderSource::a();`,
    ':3 uses the class Stallkeeper\\Tools\\Attribution\\OrderSource.',
  ],
  'a helper of the plugin uses a feature': [
    'plugin/src/A.php',
    `${PHP}Tools;\n\\Stallkeeper\\Tools\\Search\\View\\Scripts::a();`,
    ':3 uses the class Stallkeeper\\Tools\\Search\\View\\Scripts.',
  ],
  'the theme reads a parameter without RequestInput': [
    'theme/inc/A.php',
    `${PHP}Theme;\necho $_GET['a'] ?? '';`,
    ':3 uses the superglobal _GET.',
  ],
  'the plugin changes a posted value without RequestInput': [
    'plugin/src/A.php',
    `${PHP}Tools;\nunset($_POST['a']);`,
    ':3 uses the superglobal _POST.',
  ],
  'php-search loads a file of another package': [
    'php-search/src/A.php',
    `${PHP}Search;\nrequire __DIR__ . '/../../theme/a.php';`,
    ':3 uses the include /../../theme/a.php.',
  ],
  'a test of php-search uses the demo': [
    'php-search/tests/A.php',
    `${PHP}Search\\Tests;\nnew \\Stallkeeper\\Demo\\Route();`,
    ':3 uses the class Stallkeeper\\Demo\\Route.',
  ],
  'theme uses the demo': [
    'theme/inc/A.php',
    `${PHP}Theme;\nnew \\Stallkeeper\\Demo\\Route();`,
    ':3 uses the class Stallkeeper\\Demo\\Route.',
  ],
  'theme loads a file of the demo': [
    'theme/functions.php',
    `${PHP}Theme;\nrequire __DIR__ . '/../demo/php/boot.php';`,
    ':3 uses the include /../demo/php/boot.php.',
  ],
  'src imports hydrate': [
    'src/search/a.ts',
    `import { b } from '../../hydrate/enhance';`,
    ':1 imports ../../hydrate/enhance.',
  ],
  'src imports a type of hydrate': [
    'src/a.ts',
    `\nimport type { B } from '../hydrate/b';`,
    ':2 imports ../hydrate/b.',
  ],
  'src loads hydrate later': ['src/a.ts', `void import('../hydrate/b');`, ':1 imports ../hydrate/b.'],
  'src hands on what is outside': [
    'src/a.ts',
    `export * from '../php-render/fixtures/a.json';`,
    ':1 imports ../php-render/fixtures/a.json.',
  ],
  'src uses Node': ['src/a.ts', `import { readFileSync } from 'node:fs';`, ':1 imports node:fs.'],
  'src uses a package that no page gets': [
    'src/a.tsx',
    `import ts from 'typescript';`,
    ':1 imports typescript.',
  ],
  'src asks for what only a checkout has': [
    'src/a.ts',
    `import { a } from '@woocommerce/blocks-checkout';`,
    ':1 imports @woocommerce/blocks-checkout.',
  ],
  'hydrate asks for another part of WooCommerce': [
    'hydrate/a.ts',
    `import { a } from '@woocommerce/settings';`,
    ':1 imports @woocommerce/settings.',
  ],
  'src asks for an island': [
    'src/a.ts',
    `void import('@stallkeeper/instant-search');`,
    ':1 imports @stallkeeper/instant-search.',
  ],
  'hydrate imports the theme': [
    'hydrate/a.ts',
    `import '../theme/build/a.js';`,
    ':1 imports ../theme/build/a.js.',
  ],
  'a test of hydrate imports the browser tests': [
    'hydrate/a.test.ts',
    `import '../e2e/support/wp';`,
    ':1 imports ../e2e/support/wp.',
  ],
  'a script of the theme imports bin': [
    'theme/assets/a.js',
    `import '../../bin/lib/say.mjs';`,
    ':1 imports ../../bin/lib/say.mjs.',
  ],
  'the browser tests import bin': [
    'e2e/a.ts',
    `import '../bin/lib/say.mjs';`,
    ':1 imports ../bin/lib/say.mjs.',
  ],
  'bin imports the demo': ['bin/a.mjs', `import '../demo/a.mjs';`, ':1 imports ../demo/a.mjs.'],
  'bin imports what is beside the project': [
    'bin/a.mjs',
    `import '../../elsewhere.mjs';`,
    ':1 imports ../../elsewhere.mjs.',
  ],
  'a text names the folder beside the project': [
    'README.md',
    `\nSee ${BESIDE}/house.md`,
    `:2 names ${BESIDE}.`,
  ],
};

for (const [title, [file, text, said]] of Object.entries(BROKEN))
  test(`one line is enough: ${title}`, async () => {
    assert.deepEqual(await forbiddenDependencies(tree({ [file]: text })), [`${file}${said}`]);
  });

for (const [directory, space] of [
  ['theme/inc', 'Theme'],
  ['plugin/src', 'Tools'],
  ['php-render/src', 'Render'],
  ['php-search/src', 'Search'],
])
  test(`a cycle of classes in ${directory} is reported once`, async () => {
    const named = (name) => `Stallkeeper\\${space}\\${name}`;
    const root = tree({
      [`${directory}/A.php`]: `${PHP}${space};\nfinal class A {\nfunction a(B $b) {} }`,
      [`${directory}/B.php`]: `${PHP}${space};\nfinal class B { function b() { return [C::D, new E()]; } }`,
      [`${directory}/C.php`]: `${PHP}${space};\nfinal class C { const D = A::class; }`,
      [`${directory}/E.php`]: `${PHP}${space};\nfinal class E { private ?self $e = null; }`,
    });
    assert.deepEqual(await forbiddenDependencies(root), [
      `${directory}/A.php:4 is part of a cycle: ${[...'ABCA'].map(named).join(' uses ')}.`,
    ]);
  });

test('what is allowed is let through', async () => {
  const root = tree({
    'php-render/src/A.php': `${PHP}Render;\nfinal class A { const B = \\PHP_EOL; }\nstrlen(A::B); b(); function b() { throw new \\Exception(); }`,
    'php-render/tests/A.php': `${PHP}Render\\Tests;\nfinal class A extends \\PHPUnit\\Framework\\TestCase {}`,
    'php-search/src/A.php': `${PHP}Search;\nnew \\Stallkeeper\\Render\\A(); require __DIR__ . '/data/a.php';`,
    'php-render/src/Http/RequestInput.php': `${PHP}Render\\Http;\nfinal class RequestInput { function a() { return $_GET; } }`,
    'php-render/tests/B.php': `${PHP}Render\\Tests;\n$_COOKIE['a'] = 'b';`,
    'theme/inc/A.php': `${PHP}Theme;\nadd_action(ABSPATH, [\\Stallkeeper\\Render\\Nav\\A::class, \\WP_Post::class]);`,
    'plugin/src/A.php': `${PHP}Tools;\nadd_action(ABSPATH, [\\Stallkeeper\\Search\\A::class, \\Stallkeeper\\Render\\A::class, \\WP_Post::class]);`,
    'plugin/src/Plugin.php': `${PHP}Tools;\n[Search\\Admin\\A::class, Orders\\A::class, Attribution\\A::class];`,
    'plugin/src/Search/View/A.php': `${PHP}Tools\\Search\\View;\n[B::class, \\Stallkeeper\\Tools\\Search\\Content\\A::class, \\Stallkeeper\\Tools\\Assets::class];`,
    'plugin/src/Attribution/Orders/A.php': `${PHP}Tools\\Attribution\\Orders;\n[\\Stallkeeper\\Tools\\Attribution\\A::class, \\Stallkeeper\\Tools\\Templates\\A::class];`,
    'src/a.ts': `import { b } from './search/b'; import { c } from 'react';`,
    'src/a.test.ts': `import { readFileSync } from 'node:fs'; import { test } from '@jest/globals';`,
    'hydrate/a.ts': `import '../src/a'; void import('@stallkeeper/instant-search');`,
    'e2e/a.ts': `const DATA = '${BESIDE}/data'; import { test } from '@playwright/test';`,
    'bin/a.mjs': `import './lib/b.mjs'; import '../package.json';`,
  });
  assert.deepEqual(await forbiddenDependencies(root), []);
});

function tree(files) {
  const root = mkdtempSync(join(TREES, 'tree-'));
  for (const [file, text] of Object.entries({ 'package.json': '{"dependencies":{"react":"1"}}', ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}
