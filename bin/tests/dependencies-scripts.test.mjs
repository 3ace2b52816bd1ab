import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { at } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

const TREE = mkdtempSync(join(tmpdir(), 'stallkeeper-scripts-'));
after(() => rmSync(TREE, { recursive: true, force: true }));

/** Situation => file, its only line, and the rule that is broken. */
const BROKEN = {
  'src imports hydrate': ['src/a.ts', `import '../hydrate/lib/x';`, 'src-imports-src'],
  'src imports a type of hydrate': [
    'src/b.ts',
    `import type { X } from '../hydrate/lib/x';`,
    'src-imports-src',
  ],
  'src loads hydrate later': ['src/c.ts', `void import('../hydrate/lib/x');`, 'src-imports-src'],
  'src exports a file of php-render': [
    'src/d.ts',
    `export * from '../php-render/fixtures/a.json';`,
    'src-imports-src',
  ],
  'src uses Node': [
    'src/e.ts',
    `import { readFileSync } from 'node:fs';\nreadFileSync('');`,
    'packages-of-package.json',
  ],
  'src uses a package that no page gets': [
    'src/f.tsx',
    `import ts from 'typescript';\nts.x();`,
    'packages-of-package.json',
  ],
  'src uses a package that only checkouts have': [
    'src/g.ts',
    `import '@woocommerce/blocks-checkout';`,
    'provided-packages',
  ],
  'hydrate uses another package of WooCommerce': [
    'hydrate/a.ts',
    `import '@woocommerce/tracks';`,
    'known-files-and-packages',
  ],
  'src loads a script module': ['src/h.ts', `void import('@stallkeeper/search');`, 'src-imports-src'],
  'hydrate imports the theme': [
    'hydrate/b.ts',
    `import '../theme/build/a.js';`,
    'hydrate-imports-src-and-hydrate',
  ],
  'a test of hydrate imports the browser tests': [
    'hydrate/c.test.ts',
    `import '../e2e/x';`,
    'hydrate-imports-src-and-hydrate',
  ],
  'a script of the theme imports bin': [
    'theme/assets/a.js',
    `import '../../bin/lib/x.mjs';`,
    'bin-is-for-commands',
  ],
  'the browser tests import bin': ['e2e/a.ts', `import '../bin/lib/x.mjs';`, 'bin-is-for-commands'],
  'bin imports the demo': ['bin/a.mjs', `import '../demo/x.mjs';`, 'nothing-imports-demo-or-browser-tests'],
  'the browser tests import the demo': [
    'e2e/b.ts',
    `import '../demo/x.mjs';`,
    'demo-and-browser-tests-are-apart',
  ],
  'bin imports what is beside the project': [
    'bin/b.mjs',
    `import '../../elsewhere.mjs';`,
    'inside-of-the-project',
  ],
  'two files import each other': ['src/i.ts', `import './j';`, 'no-cycles'],
  'a feature imports another feature': ['src/nav/a.ts', `import '../slider/x';`, 'features-are-independent'],
  'the suggestions import the slider': [
    'src/suggestions/a.ts',
    `import '../slider/x';`,
    'suggestions-use-search-only',
  ],
  'the filters import the links': [
    'src/filters/a.ts',
    `import '../links/x';`,
    'features-of-the-search-use-search-only',
  ],
  'shared code imports a feature': [
    'src/lib/a.ts',
    `import '../slider/x';`,
    'shared-code-does-not-import-features',
  ],
  'no file imports this one': ['src/lib/unused.ts', `export const a = 1;`, 'no-unused-files'],
};

const OTHERS = {
  'package.json': '{"dependencies":{"react":"1"},"devDependencies":{"typescript":"1"}}',
  'tsconfig.json': '{"compilerOptions":{"paths":{"@stallkeeper/*":["./hydrate/entries/plugin/*"]}}}',
  'node_modules/react/package.json': '{"name":"react","main":"a.js"}',
  'node_modules/react/a.js': '',
  'node_modules/typescript/package.json': '{"name":"typescript","main":"a.js"}',
  'node_modules/typescript/a.js': '',
  'src/j.ts': `import './i';`,
  'src/slider/x.ts': `import { b } from '../lib/y'; import { c } from 'react';\nb(c);`,
  'src/links/x.ts': `import '../search/x';`,
  'src/search/x.ts': `export const d = 1;`,
  'src/lib/y.ts': `export const b = String;`,
  'src/lib/y.test.ts': `import { readFileSync } from 'node:fs'; import ts from 'typescript';\nreadFileSync(ts);`,
  'hydrate/lib/x.ts': `import '../../src/lib/y'; export type X = string;`,
  'hydrate/entries/plugin/search.ts': `import '../../lib/x'; void import('@stallkeeper/suggestions');`,
  'hydrate/entries/plugin/suggestions.ts': `import '@woocommerce/blocks-checkout';`,
  'php-render/fixtures/a.json': '{}',
  'theme/build/a.js': '',
  'demo/x.mjs': '',
  'e2e/x.ts': `import '../bin/lib/nginx.mjs';`,
  'bin/lib/x.mjs': `import '../../package.json';`,
  'bin/lib/nginx.mjs': `import './x.mjs';`,
};

test('each broken rule is reported, and nothing else', async () => {
  const broken = Object.values(BROKEN).map(([file, text]) => [file, text]);
  for (const [file, text] of [...Object.entries(OTHERS), ...broken]) {
    mkdirSync(dirname(join(TREE, file)), { recursive: true });
    writeFileSync(join(TREE, file), text);
  }
  const { output } = await run(
    at('node_modules/.bin/depcruise'),
    [
      ...['--config', at('.dependency-cruiser.mjs'), '--output-type', 'json'],
      ...['src', 'hydrate', 'theme/assets', 'demo', 'e2e', 'bin'],
    ],
    { cwd: TREE, allowFailure: true },
  );
  const found = JSON.parse(output.slice(output.indexOf('{'))).summary.violations.map(
    ({ from, rule }) => `${from}: ${rule.name}`,
  );
  for (const [title, [file, , rule]] of Object.entries(BROKEN))
    assert.ok(found.includes(`${file}: ${rule}`), `${title}: ${JSON.stringify(found, null, 1)}`);
  const files = new Set(Object.values(BROKEN).map(([file]) => file));
  assert.deepEqual(
    found.filter((one) => !files.has(one.split(':')[0]) && one !== 'src/j.ts: no-cycles'),
    [],
  );
});
