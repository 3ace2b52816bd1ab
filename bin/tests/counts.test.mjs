import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countsOf,
  jestCounts,
  nodeCounts,
  phpunitCounts,
  phpunitFailures,
  playwrightCounts,
  playwrightFailures,
  slowestTests,
  total,
} from '../lib/counts.mjs';

test('PHPUnit: errors and failures both count as failed', () => {
  const xml =
    '<testsuites>\n<testsuite name="x" tests="10" assertions="30" errors="1" failures="2" skipped="3" time="1"><testsuite tests="4"/>';
  assert.deepEqual(phpunitCounts(xml), { passed: 4, failed: 3, skipped: 3 });
  assert.equal(phpunitCounts('no log'), null);
});

test('PHPUnit: a failed test is listed with its message', () => {
  const xml = `<testsuites><testsuite tests="3">
    <testcase name="testOk"/>
    <testcase name="testPrice"><failure type="x">A\\PriceTest::testPrice with data set &quot;sale&quot;&#10;A &lt;b&gt; is missing.&#10;&#10;file.php:3</failure></testcase>
    <testcase name="testTax"><error type="x">A\\PriceTest::testTax
TypeError: no &amp;</error></testcase></testsuite></testsuites>`;
  assert.deepEqual(phpunitFailures(xml), [
    'A\\PriceTest::testPrice with data set "sale"\n    A <b> is missing.\n    file.php:3',
    'A\\PriceTest::testTax\n    TypeError: no &',
  ]);
  assert.deepEqual(phpunitFailures('no log'), []);
});

test('Jest: a suite that cannot be loaded is a failure', () => {
  const json = JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  });
  assert.deepEqual(jestCounts(json), { passed: 5, failed: 2, skipped: 3 });
});

test("Node's runner: cancelled tests have failed", () => {
  const tap = '1..9\n# tests 9\n# suites 0\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 1\n';
  assert.deepEqual(nodeCounts(tap), { passed: 5, failed: 2, skipped: 2 });
  assert.equal(nodeCounts(''), null);
});

test('Playwright: errors outside of tests, and tests that passed only when repeated, have failed', () => {
  const json = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] });
  assert.deepEqual(playwrightCounts(json), { passed: 5, failed: 3, skipped: 2 });
});

test('Playwright: a failed test is listed with project, file, line, titles and the first line of its error', () => {
  const spec = (title, ok, test) => ({ title, ok, line: 7, tests: [{ projectName: 'js', ...test }] });
  const json = JSON.stringify({
    suites: [
      {
        title: 'search/box.spec.ts',
        specs: [spec('passes', true, { status: 'expected', results: [{ errors: [] }] })],
        suites: [
          {
            title: 'The search box',
            specs: [
              spec('opens', false, {
                status: 'unexpected',
                results: [{ errors: [{ message: '\u001b[31mError: not visible\u001b[39m\n\nCall log' }] }],
              }),
              spec('closes', false, { status: 'unexpected', results: [{}] }),
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'Error: no site\n at x' }],
  });
  assert.deepEqual(playwrightFailures(json), [
    '[js] search/box.spec.ts:7 › The search box › opens\n    Error: not visible',
    '[js] search/box.spec.ts:7 › The search box › closes\n    no error message',
    'Error: no site',
  ]);
});

test('Playwright: tests are listed by their time, the slowest first, with all their repetitions', () => {
  const spec = (title, ...durations) => ({
    title,
    line: 7,
    tests: [{ projectName: 'js', results: durations.map((duration) => ({ duration })) }],
  });
  const json = JSON.stringify({
    suites: [
      {
        title: 'search/box.spec.ts',
        specs: [spec('opens', 20)],
        suites: [{ title: 'The search box', specs: [spec('closes', 15, 15)] }],
      },
    ],
  });
  assert.deepEqual(slowestTests(json), [
    { name: '[js] search/box.spec.ts:7 › The search box › closes', ms: 30 },
    { name: '[js] search/box.spec.ts:7 › opens', ms: 20 },
  ]);
});

test('a missing result file counts as null, and the total ignores it', () => {
  assert.equal(countsOf('/nowhere/at/all', jestCounts), null);
  assert.deepEqual(
    total([null, undefined, { passed: 1, failed: 2, skipped: 3 }, { passed: 1, failed: 0, skipped: 0 }]),
    { passed: 2, failed: 2, skipped: 3 },
  );
});
