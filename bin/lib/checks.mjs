import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countsOf, jestCounts, nodeCounts, phpunitCounts, phpunitFailures } from './counts.mjs';
import { WORK, at } from './paths.mjs';
import { run } from './run.mjs';
import { say, seconds } from './say.mjs';

const AT_ONCE = 2;
export const RESULTS = join(WORK, 'results');
const node = (name) => at('node_modules/.bin', name);
/** @param {string} name @param {string[]} args @returns {[string, string[]]} */
const php = (name, ...args) => ['php', ['-d', 'memory_limit=1G', at('vendor/bin', name), ...args]];

/** @typedef {{name: string, program: string, args: string[], counts?: (output: string) => import('./counts.mjs').Counts|null,
 *   failures?: () => string[]}} Check */

/** @typedef {{name: string, ok: boolean, ms: number, counts?: import('./counts.mjs').Counts|null, failures?: string[],
 *   slowest?: {name: string, ms: number}[]}} Result */

const NEWEST_WORDPRESS = phpunit('PHPUnit, newest WordPress', 'phpunit-newest.xml', process.execPath, [
  ...['bin/wordpress-tests.mjs', '--newest'],
]);

/** Everything that needs no browser, the slow ones first so that two at a time end together. */
const CHECKS = [
  check('PHPStan, with WordPress', ...php('phpstan', 'analyse', '-c', 'phpstan.theme.neon', '--no-progress')),
  check('ESLint', node('eslint'), ['.', '--max-warnings', '0']),
  check('PHPStan, pure packages', ...php('phpstan', 'analyse', '-c', 'phpstan.pure.neon', '--no-progress')),
  check('PHPStan, stand-in', ...php('phpstan', 'analyse', '-c', 'phpstan.stand-in.neon', '--no-progress')),
  check('Types', 'npm', ['run', '--silent', 'types']),
  phpunit('PHPUnit', 'phpunit.xml', ...php('phpunit')),
  phpunit('PHPUnit, WordPress', 'phpunit-wordpress.xml', process.execPath, ['bin/wordpress-tests.mjs']),
  check(
    'Jest',
    node('jest'),
    ['--ci', '--maxWorkers=2', '--json', `--outputFile=${join(RESULTS, 'jest.json')}`],
    () => countsOf(join(RESULTS, 'jest.json'), jestCounts),
  ),
  check('PHP style', ...php('php-cs-fixer', 'fix', '--dry-run', '--diff', '--show-progress=none')),
  check('Dependencies between files', node('depcruise'), [
    '--config',
    '.dependency-cruiser.mjs',
    ...['src', 'hydrate', 'theme/assets', 'plugin/assets', 'demo', 'e2e', 'bin'],
    ...['eslint.config.js', 'jest.config.js', 'playwright.config.ts', 'webpack.config.js'],
  ]),
  check('Unused code', node('knip'), ['--no-progress']),
  check('Prettier', node('prettier'), ['--check', '.', '--log-level', 'warn']),
  check('CSS lint', node('stylelint'), ['{theme,plugin}/assets/css/**/*.css', '--max-warnings', '0']),
  check('Translations', process.execPath, ['bin/translate.mjs', '--check', '--no-system']),
  check('Sizes', process.execPath, ['bin/size.mjs']),
  check('Command scripts', process.execPath, ['--test', '--test-reporter=tap', 'bin/tests/'], nodeCounts),
];

/** Only in the full run. */
const FULL_CHECKS = [
  phpunit('PHPUnit, network of sites', 'phpunit-network.xml', process.execPath, [
    ...['bin/wordpress-tests.mjs', '--network'],
  ]),
  check('Hostile requests', process.execPath, ['bin/bench.mjs', 'hostile', '2000']),
];

/**
 * @param {string} name @param {string} program @param {string[]} args
 * @param {(output: string) => import('./counts.mjs').Counts | null} [counts]
 * @returns {Check}
 */
function check(name, program, args, counts) {
  return { name, program, args, counts };
}

/** @param {string} name @param {string} file of PHPUnit's log in the directory of results @returns {Check} */
function phpunit(name, file, program, args) {
  const log = join(RESULTS, file);
  return {
    ...check(name, program, [...args, '--log-junit', log], () => countsOf(log, phpunitCounts)),
    failures: () => countsOf(log, phpunitFailures) ?? [],
  };
}

/**
 * Runs all checks, two at a time, past failures; what a failed one printed is shown in full.
 * @param {{full?: boolean, newest?: boolean}} options full: also those of `npm run test:full`; newest: also PHPUnit on the newest
 *   WordPress
 */
export async function runChecks({ full = false, newest = false } = {}) {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const checks = [...(newest ? [NEWEST_WORDPRESS] : []), ...CHECKS, ...(full ? FULL_CHECKS : [])];
  const waiting = [...checks];
  const results = new Map();
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.set(next.name, await runCheck(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return checks.map(({ name }) => results.get(name));
}

/** @param {Check} check @returns {Promise<Result>} */
async function runCheck({ name, program, args, counts, failures }) {
  const began = Date.now();
  const { code, output } = await run(program, args, {
    allowFailure: true,
    env: { FORCE_COLOR: '0', CI: process.env.CI ?? '1' },
  });
  const result = {
    name,
    ok: code === 0,
    ms: Date.now() - began,
    counts: counts?.(output),
    failures: failures?.(),
  };
  // A runner without tests counts as failed.
  if (counts && (result.counts === null || result.counts.passed + result.counts.failed === 0))
    result.ok = false;
  say(`${result.ok ? '✓' : '✗'} ${name} (${seconds(result.ms)})`);
  if (!result.ok) say(`\n${output.trimEnd()}\n`);
  return result;
}
