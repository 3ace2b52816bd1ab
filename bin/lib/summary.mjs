import { total } from './counts.mjs';
import { say, seconds } from './say.mjs';

/** @param {string[]} cells */
const row = ([name, result, time, passed, failed, skipped]) =>
  `  ${name.padEnd(26)}${result.padEnd(9)}${time.padStart(7)}${passed.padStart(9)}${failed.padStart(9)}${skipped.padStart(9)}`;

/** A broken site fails every test, and the first ones are enough to see it. */
const MAX_FAILURES = 20;

const SLOWEST = 10;

/**
 * Prints the table of all steps and the failed tests. The last line is the total of all tests.
 * @param {import('./checks.mjs').Result[]} results
 * @returns {number} the exit code
 */
export function summarize(results) {
  say();
  say(row(['Step', 'Result', 'Time', 'Passed', 'Failed', 'Skipped']));
  for (const { name, ok, ms, counts } of results) {
    const numbers = counts ? [counts.passed, counts.failed, counts.skipped].map(String) : ['', '', ''];
    say(row([name, ok ? 'ok' : 'FAILED', seconds(ms), ...numbers]));
  }
  const slowest = results.flatMap(({ slowest: tests = [] }) => tests).slice(0, SLOWEST);
  if (slowest.length > 0) say('\n  The slowest browser tests:');
  for (const { name, ms } of slowest) say(`  ${seconds(ms).padStart(7)}  ${name}`);
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  const sum = total(results.map(({ counts }) => counts));
  say();
  const failures = results.flatMap(({ failures: names = [] }) => names);
  for (const one of failures.slice(0, MAX_FAILURES)) say(`FAILED TEST: ${one}`);
  if (failures.length > MAX_FAILURES) say(`… and ${failures.length - MAX_FAILURES} more failed tests`);
  if (failed.length > 0) say(`FAILED: ${failed.join(', ')}`);
  say(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  return failed.length > 0 || sum.failed > 0 ? 1 : 0;
}
