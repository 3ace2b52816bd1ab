import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { alone, holder, take } from '../lib/lock.mjs';

const top = mkdtempSync(join(tmpdir(), 'lock-'));
const file = join(top, 'a.lock');
after(() => rmSync(top, { recursive: true }));

test('a lock has one holder until it is given back', async () => {
  const giveBack = take(file);
  assert.equal(holder(file), process.pid);
  assert.equal(take(file), null);
  await giveBack();
  assert.equal(holder(file), null);
});

test('a lock whose process is gone is free', async () => {
  writeFileSync(file, '999999999');
  const giveBack = take(file);
  assert.notEqual(giveBack, null);
  await giveBack();
});

test('work that needs a folder for itself runs one after the other', async () => {
  const order = [];
  const work = (name) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push(`${name} ends`);
  };
  await Promise.all([alone(file, 'a test', work('one')), alone(file, 'a test', work('two'))]);
  assert.deepEqual(order, ['one begins', 'one ends', 'two begins', 'two ends']);
});
