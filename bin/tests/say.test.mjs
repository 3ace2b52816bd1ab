import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fail, sentence } from '../lib/say.mjs';

const fault = (code, more = {}) =>
  Object.assign(new Error(`${code}: it went wrong, write`), { code, ...more });

const CASES = [
  ['a full disk', fault('ENOSPC'), 'The disk is full: free some space and start again.'],
  [
    'a full disk, told by a code alone',
    { code: 'ENOSPC' },
    'The disk is full: free some space and start again.',
  ],
  [
    'a full disk, told by another program',
    new Fail('PHP failed.\n  SQLSTATE[HY000]: General error: 13 database or disk is full'),
    'The disk is full: free some space and start again.',
  ],
  ['a used-up quota', fault('EDQUOT'), 'Your disk quota is used up: free some space and start again.'],
  ['a file of somebody else', fault('EACCES', { path: '/x' }), '/x may not be read or written by this user.'],
  ['a disk that is read only', fault('EROFS', { path: '/x' }), '/x lies on a disk that cannot be written.'],
  ['what was foreseen', new Fail('Port 1 is taken.'), 'Port 1 is taken.'],
  ['what was not', new Error('odd\n  at x.js:1'), 'Something unexpected went wrong: odd'],
  ['no error at all', undefined, 'Something unexpected went wrong: undefined'],
];

for (const [title, error, expected] of CASES) {
  test(`one sentence: ${title}`, () => assert.equal(sentence(error), expected));
}
