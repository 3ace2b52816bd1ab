import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{passed: number, failed: number, skipped: number}} Counts */

const FAILURE_LINES = 6;

const NONE = Object.freeze({ passed: 0, failed: 0, skipped: 0 });

/** PHPUnit's JUnit log: the outermost suite carries the totals. */
export function phpunitCounts(xml) {
  const suite = /<testsuite\b[^>]*>/.exec(xml)?.[0];
  if (suite === undefined) return null;
  const number = (name) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const [failed, skipped] = [number('errors') + number('failures'), number('skipped')];
  return { passed: Math.max(0, number('tests') - failed - skipped), failed, skipped };
}

/**
 * Returns the failed tests of PHPUnit's JUnit log: class, method, data set, and PHPUnit's message on lines of its own.
 * @param {string} xml
 * @returns {string[]}
 */
export function phpunitFailures(xml) {
  return [...xml.matchAll(/<(?:failure|error)\b[^>]*>([\s\S]*?)<\/(?:failure|error)>/g)].map(([, text]) => {
    const [test, ...message] = decoded(text).trim().split('\n');
    return [test, ...message.filter((line) => line.trim() !== '').slice(0, FAILURE_LINES)].join('\n    ');
  });
}

/** Jest's JSON. A suite that could not even be loaded counts as one failed test. */
export function jestCounts(json) {
  const result = JSON.parse(json);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + (result.numRuntimeErrorTestSuites ?? 0),
    skipped: result.numPendingTests + (result.numTodoTests ?? 0),
  };
}

/** Node's own runner, TAP reporter: `# pass 3` and so on at the end. */
export function nodeCounts(tap) {
  const number = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  if (!/^# tests \d+$/m.test(tap)) return null;
  return {
    passed: number('pass'),
    failed: number('fail') + number('cancelled'),
    skipped: number('skipped') + number('todo'),
  };
}

/** Playwright's JSON. Errors outside of tests count as one each; a test that passed only when repeated has failed. */
export function playwrightCounts(json) {
  const { stats, errors } = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (errors?.length ?? 0),
    skipped: stats.skipped,
  };
}

/**
 * Returns the failed tests of Playwright's JSON: project, file, line and title of each, and the first line
 * of its error on a line of its own.
 * @returns {string[]}
 */
export function playwrightFailures(json) {
  const { suites = [], errors = [] } = JSON.parse(json);
  return [
    ...suites.flatMap((suite) => failuresOf(suite, [])),
    ...errors.map((error) => firstLine(error.message)),
  ];
}

function failuresOf({ title, specs = [], suites = [] }, titles) {
  const here = [...titles, title];
  return [
    ...specs.filter(({ ok }) => !ok).flatMap((spec) => failuresOfSpec(spec, here)),
    ...suites.flatMap((suite) => failuresOf(suite, here)),
  ];
}

function failuresOfSpec({ title, line, tests }, path) {
  const [file, ...titles] = path;
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => {
      const message = results.flatMap(({ errors = [] }) => errors)[0]?.message;
      const test = [`${file}:${line}`, ...titles, title].join(' › ');
      return `[${projectName}] ${test}\n    ${firstLine(message)}`;
    });
}

/**
 * Returns all tests of Playwright's JSON with their time, the slowest first.
 * @returns {{name: string, ms: number}[]}
 */
export function slowestTests(json) {
  const { suites = [] } = JSON.parse(json);
  return suites.flatMap((suite) => timesOf(suite, [])).sort((one, other) => other.ms - one.ms);
}

function timesOf({ title, specs = [], suites = [] }, titles) {
  const here = [...titles, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, results }) => ({
        name: `[${projectName}] ${[`${here[0]}:${spec.line}`, ...here.slice(1), spec.title].join(' › ')}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...suites.flatMap((suite) => timesOf(suite, here)),
  ];
}

const ENTITIES = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#039;': "'",
  '&#10;': '\n',
  '&amp;': '&',
};

const decoded = (xml) => xml.replace(/&(?:#039|#10|\w+);/g, (entity) => ENTITIES[entity] ?? entity);

function firstLine(message) {
  const [line] = stripVTControlCharacters(message ?? '').split('\n');
  return line === '' ? 'no error message' : line;
}

/** @param {(Counts|null|undefined)[]} all */
export const total = (all) =>
  all.reduce(
    (sum, one) => ({
      passed: sum.passed + (one?.passed ?? 0),
      failed: sum.failed + (one?.failed ?? 0),
      skipped: sum.skipped + (one?.skipped ?? 0),
    }),
    NONE,
  );

/** Reads a runner's result file; null when the runner did not get as far as writing one. */
export function countsOf(file, read) {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
