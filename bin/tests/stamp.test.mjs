import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readStamp, stampOf, writeStamp } from '../lib/stamp.mjs';

const top = mkdtempSync(join(tmpdir(), 'stamp-'));
after(() => rmSync(top, { recursive: true }));
mkdirSync(join(top, 'in/deep'), { recursive: true });
writeFileSync(join(top, 'in/deep/a.txt'), 'one');
const stamp = (values = []) => stampOf({ files: [join(top, 'in'), join(top, 'later.txt')], values });

test('equal inputs give equal stamps', () => assert.equal(stamp(), stamp()));

test('a changed, renamed or new file and another value each change the stamp', () => {
  const seen = new Set([stamp(), stamp([8081])]);
  writeFileSync(join(top, 'in/deep/a.txt'), 'two');
  seen.add(stamp());
  renameSync(join(top, 'in/deep/a.txt'), join(top, 'in/deep/b.txt'));
  seen.add(stamp());
  writeFileSync(join(top, 'later.txt'), '');
  seen.add(stamp());
  assert.equal(seen.size, 5);
});

test('a stamp is read back, and none is there before', () => {
  const file = join(top, 'stamps/site');
  assert.equal(readStamp(file), null);
  writeStamp(file, 'abc');
  assert.equal(readStamp(file), 'abc');
  assert.deepEqual(readdirSync(join(top, 'stamps')), ['site']);
});
