import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';
import { systemPackages } from './system.mjs';

/** Name of the environment variable with the file for the result. */
export const COVERAGE_ENV = 'STALLKEEPER_COVERAGE';

const LOAD = ['-d', 'extension=pcov.so'];

/** Files that pcov would record only for the report to leave them out, which takes most of the time. */
const EXCLUDED = '~/(?:\\.sites|vendor|node_modules|tests|demo)/~';

/** Directory => minimum percentage of its executable lines that the tests must run. */
const MIN_PERCENT = { 'plugin/src': 80, 'theme/inc': 60 };

/** @typedef {{executable: number, executed: number}} Lines */

/**
 * Installs the PHP extension that measures coverage, if it is missing. It stays disabled for other programs.
 * @param {{system?: boolean}} options system: false installs no Debian package
 * @returns {Promise<string[]>} arguments for PHP
 */
export async function coverageArgs({ system = true } = {}) {
  if (!(await hasPcov(LOAD)) && !(await hasPcov([]))) {
    await systemPackages({ coverage: true, install: system });
    await run('phpdismod', ['pcov'], { allowFailure: true });
  }
  // PHP warns about an extension that is loaded twice.
  return [
    ...((await hasPcov([])) ? [] : LOAD),
    '-d',
    'pcov.enabled=1',
    '-d',
    `pcov.directory=${at()}`,
    '-d',
    `pcov.exclude=${EXCLUDED}`,
  ];
}

async function hasPcov(args) {
  const { code } = await run('php', [...args, '-r', 'exit((int) !extension_loaded("pcov"));'], {
    allowFailure: true,
  });
  return code === 0;
}

/**
 * Prints the line coverage of each directory.
 * @param {string} file JSON: lines of each PHP file by path
 * @returns {boolean} whether each directory in MIN_PERCENT has the required coverage
 */
export function checkCoverage(file) {
  const files = JSON.parse(readFileSync(file, 'utf8'));
  for (const [name, lines] of Object.entries(byDirectory(files)).sort(([a], [b]) => (a < b ? -1 : 1)))
    say(`  ${percentage(lines).toFixed(1).padStart(5)} %  ${name}`);
  return Object.entries(MIN_PERCENT)
    .map(([directory, minPercent]) => {
      const lines = sum(
        Object.entries(files)
          .filter(([name]) => name.startsWith(`${directory}/`))
          .map(([, own]) => own),
      );
      const isEnough = percentage(lines) >= minPercent;
      say(
        `${isEnough ? '✓' : '✗'} ${directory}: ${percentage(lines).toFixed(1)} % of ${lines.executable} lines covered (at least ${minPercent} %)`,
      );
      return isEnough;
    })
    .every(Boolean);
}

/** @param {Record<string, Lines>} files by path */
function byDirectory(files) {
  const groups = {};
  for (const [name, lines] of Object.entries(files)) (groups[directoryOf(name)] ??= []).push(lines);
  return Object.fromEntries(Object.entries(groups).map(([name, all]) => [name, sum(all)]));
}

const directoryOf = (name) => name.slice(0, name.lastIndexOf('/'));

/** @param {Lines} lines */
const percentage = ({ executable, executed }) => (executable === 0 ? 100 : (100 * executed) / executable);

const sum = (all) =>
  all.reduce(
    (total, { executable, executed }) => ({
      executable: total.executable + executable,
      executed: total.executed + executed,
    }),
    { executable: 0, executed: 0 },
  );
