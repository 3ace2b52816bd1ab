import assert from 'node:assert/strict';
import { test } from 'node:test';
import { databaseUrl } from '../lib/database-url.mjs';

test('no DATABASE_URL means SQLite', () => {
  assert.equal(databaseUrl(undefined), null);
  assert.equal(databaseUrl(''), null);
});

test('user, password, host, port and name are read and decoded', () => {
  assert.deepEqual(databaseUrl('mysql://sh%40p:p%2Fw@127.0.0.1:3307/stall'), {
    user: 'sh@p',
    password: 'p/w',
    host: '127.0.0.1',
    port: 3307,
    name: 'stall',
  });
  assert.equal(databaseUrl('mariadb://root@[::1]/stall').host, '::1');
  assert.equal(databaseUrl('mysql://root@localhost/stall').port, 3306);
});

for (const text of [
  'mysql',
  'postgres://a:b@c/d',
  'mysql://localhost/d',
  'mysql://u:p@host/',
  'mysql://u:p@host/a;b',
  'mysql://u:%zz@host/d',
  'mysql://u:p@host:99999/d',
]) {
  test(`"${text}" is refused in one sentence`, () => {
    assert.throws(() => databaseUrl(text), { message: /^DATABASE_URL [^\n]+$/ });
  });
}

test('the password is never repeated in the error', () => {
  assert.throws(
    () => databaseUrl('mysql://u:secret@host/'),
    ({ message }) => !message.includes('secret'),
  );
});
