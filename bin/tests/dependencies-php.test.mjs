import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { at } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

const TREE = mkdtempSync(join(tmpdir(), 'stallkeeper-php-'));
after(() => rmSync(TREE, { recursive: true, force: true }));

const OUR = 'Stallkeeper\\';
const uses = (name) => `return new \\${OUR}${name}();`;

/** Situation => class, the only line of its method, and the errors that PHPStan reports. */
const BROKEN = {
  'php-render uses the engine': ['Render\\A', uses('Search\\Index\\Index'), 'phpat.testRenderIsPure'],
  'php-render uses the theme': [
    'Render\\B',
    `return \\${OUR}Theme\\Content\\EntryMeta::class;`,
    'phpat.testRenderIsPure',
  ],
  'php-render uses a library': [
    'Render\\C',
    'return new \\GuzzleHttp\\Psr7\\Uri();',
    'phpat.testRenderIsPure',
  ],
  'php-render calls WordPress': ['Render\\D', `return esc_html('a');`, 'function.notFound'],
  'php-render uses a function of WordPress as a value': [
    'Render\\E',
    'return esc_html(...);',
    'function.notFound',
  ],
  'php-search calls WordPress by its full name': [
    'Search\\A',
    `return \\get_option('a');`,
    'function.notFound',
  ],
  'php-search uses an object of WordPress': [
    'Search\\B',
    'return static fn(\\WP_Post $post) => 1;',
    'class.notFound',
    'phpat.testSearchIsPure',
  ],
  'php-search reads a constant of WordPress': ['Search\\C', 'return ABSPATH;', 'constant.notFound'],
  'php-search uses the theme': ['Search\\D', uses('Theme\\Content\\EntryMeta'), 'phpat.testSearchIsPure'],
  'a test of php-search uses the demo': [
    'Search\\Tests\\A',
    uses('Demo\\Route'),
    'phpat.testTestsOfPurePackages',
  ],
  'php-search uses its tests': ['Search\\E', uses('Search\\Tests\\FakeClock'), 'phpat.testSearchIsPure'],
  'the theme uses the plugin': [
    'Theme\\A',
    uses('Tools\\Network\\NetworkSites'),
    'phpat.testThemeUsesSharedParts',
  ],
  'the theme uses the engine': ['Theme\\B', uses('Search\\Index\\Index'), 'phpat.testThemeUsesSharedParts'],
  'the theme uses the view models of the search': [
    'Theme\\C',
    uses('Render\\Search\\HitViewModel'),
    'phpat.testThemeUsesSharedParts',
  ],
  'the theme uses the demo': ['Theme\\D', uses('Demo\\Route'), 'phpat.testThemeUsesSharedParts'],
  'a test of the theme uses the engine': [
    'Theme\\Tests\\A',
    uses('Search\\Index\\Index'),
    'phpat.testTestsOfTheme',
  ],
  'the plugin uses the theme': [
    'Tools\\Settings\\A',
    uses('Theme\\Content\\EntryMeta'),
    'phpat.testPluginUsesPurePackages',
  ],
  'a test of the plugin uses the theme': [
    'Tools\\Tests\\A',
    uses('Theme\\Content\\EntryMeta'),
    'phpat.testTestsOfPlugin',
  ],
  'a feature uses another one': [
    'Tools\\DuplicateOrders\\A',
    uses('Tools\\OrderSource\\OrderSource'),
    'phpat.testFeaturesAreIndependentDuplicateOrders',
  ],
  'the search uses a feature': [
    'Tools\\Search\\Widget\\A',
    uses('Tools\\OrderSource\\OrderSource'),
    'phpat.testSharedDirectoriesSearch',
  ],
  'the templates use the search': [
    'Tools\\Templates\\A',
    uses('Tools\\Search\\SearchGateway'),
    'phpat.testSharedDirectoriesTemplates',
  ],
  'the interfaces use a feature': [
    'Tools\\Api\\A',
    uses('Tools\\Algolia\\Client'),
    'phpat.testSharedDirectoriesApi',
  ],
  'a class has no feature': ['Tools\\Other\\A', 'return 1;', 'phpat.testEachClassHasAFeature'],
  'a class of the plugin has no directory': ['Tools\\B', 'return 1;', 'phpat.testEachClassHasAFeature'],
};

/** Errors of the short lines above. */
const NOT_ABOUT_DEPENDENCIES = ['arguments.count', 'new.privateConstructor'];

/** Class => the only line of its method. */
const ALLOWED = {
  'Render\\Y': 'return [\\PHP_EOL, strlen("a"), new \\Exception()];',
  'Render\\Tests\\Y': 'return \\PHPUnit\\Framework\\TestCase::class;',
  'Search\\Y': uses('Render\\Y'),
  'Theme\\Y': uses('Render\\Nav\\MenuTree'),
  'Tools\\Network\\Y': `return [\\${OUR}Search\\Y::class, \\${OUR}Render\\Y::class];`,
  'Tools\\Plugin': 'return [Search\\Y::class, OrderSource\\Y::class, DuplicateOrders\\OrderLock::class];',
  'Tools\\Search\\Y': `return \\${OUR}Tools\\Network\\Y::class;`,
  'Tools\\OrderSource\\Y': `return \\${OUR}Tools\\Search\\Y::class;`,
};

const DIRECTORIES = {
  Render: 'php-render/src',
  Search: 'php-search/src',
  Theme: 'theme/inc',
  Tools: 'plugin/src',
};

/** Three classes for each package: the first uses the second, which uses the third, which uses the first. */
const CYCLES = Object.fromEntries(
  Object.keys(DIRECTORIES).flatMap((name) => {
    const part = name === 'Tools' ? 'Tools\\Settings' : name;
    return ['CycleA', 'CycleB', 'CycleC'].map((one, i, all) => [
      `${part}\\${one}`,
      `return [${all[(i + 1) % 3]}::class, new self()];`,
    ]);
  }),
);

const fileOf = (name) => {
  const [part, ...rest] = name.split('\\');
  const directory = rest[0] === 'Tests' ? DIRECTORIES[part].replace(/\w+$/, 'tests') : DIRECTORIES[part];
  return `${directory}/${rest.join('/')}.php`;
};

function write(name, line) {
  const [, namespace, short] = /^(.*)\\(\w+)$/.exec(name);
  const file = join(TREE, fileOf(name));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<?php\n\nnamespace ${OUR}${namespace};\n\nfinal class ${short}\n{\n    public function a(): mixed\n    {\n        ${line}\n    }\n}\n`,
  );
}

test('each broken rule is reported, and nothing else', async () => {
  for (const [name, line] of Object.values(BROKEN)) write(name, line);
  for (const [name, line] of Object.entries({ ...ALLOWED, ...CYCLES })) write(name, line);
  writeFileSync(
    join(TREE, 'phpstan.neon'),
    `includes: [${at('phpstan.pure.neon')}]\nparameters:\n    level: 1\n    paths!: [${TREE}]\n    tmpDir: ${TREE}/.cache\n`,
  );
  const { output } = await run(
    'php',
    [
      ...['-d', 'memory_limit=1G', at('vendor/bin/phpstan'), 'analyse', '-c', join(TREE, 'phpstan.neon')],
      ...['--no-progress', '--error-format=json'],
    ],
    { allowFailure: true },
  );
  const { files, errors } = JSON.parse(output.slice(output.indexOf('{"totals"')));
  assert.deepEqual(errors, []);
  const found = Object.entries(files)
    .flatMap(([file, { messages }]) =>
      messages
        .filter(({ identifier }) => !NOT_ABOUT_DEPENDENCIES.includes(identifier))
        .map(({ identifier }) => `${file.slice(TREE.length + 1)}: ${identifier}`),
    )
    .sort();
  const expected = [
    ...Object.values(BROKEN).flatMap(([name, , ...identifiers]) =>
      identifiers.map((identifier) => `${fileOf(name)}: ${identifier}`),
    ),
    ...Object.keys(CYCLES)
      .filter((name) => name.endsWith('CycleA'))
      .map((name) => `${fileOf(name)}: stallkeeper.classCycle`),
  ].sort();
  assert.deepEqual(found, expected);
});

test('PHPStan runs the rules for all packages', () => {
  for (const file of ['phpstan.pure.neon', 'phpstan.theme.neon'])
    assert.match(readFileSync(at(file), 'utf8'), /^ {4}- architecture\/rules\.neon$/m);
});
