import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { passedInPhp, passedInScript, sharedCases } from '../lib/shared-cases.mjs';

test('only passed cases of the class are counted', () => {
  const xml = `<testsuite><testcase name="a" class="A\\B"/><testcase name="b" class="A\\B"><failure/></testcase>
    <testcase name="c" class="A\\C"/></testsuite>`;
  assert.equal(passedInPhp(xml, 'A\\B'), 1);
});

test('only passed cases of the file are counted', () => {
  const assertionResults = [{ status: 'passed' }, { status: 'failed' }, { status: 'pending' }];
  const json = JSON.stringify({
    testResults: [
      { name: '/x/src/a.test.ts', assertionResults },
      { name: '/x/src/b.test.ts', assertionResults },
    ],
  });
  assert.equal(passedInScript(json, 'src/a.test.ts'), 1);
});

test('missing results fail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-cases-'));
  writeFileSync(join(folder, 'jest.json'), '{}');
  assert.deepEqual(
    sharedCases(folder).map(({ ok }) => ok),
    [false],
  );
  rmSync(folder, { recursive: true });
});
