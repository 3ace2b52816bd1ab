import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import net from 'node:net';
import { test } from 'node:test';
import { at } from '../lib/paths.mjs';

/** The real command, in the ways it must refuse before it touches anything. */
function start(args, env = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [at('bin/start.mjs'), '--site', 'refused', ...args],
    {
      env: { ...process.env, DATABASE_URL: '', WORDPRESS: '', WOOCOMMERCE: '', ...env },
      encoding: 'utf8',
      timeout: 20_000,
    },
  );
  return { status, stdout, said: stderr.trim() };
}

const CASES = [
  ['an unknown option', ['--prot', '1'], {}, /^Unknown option --prot\./],
  [
    'a WordPress folder that is absent',
    [],
    { WORDPRESS: '/nowhere' },
    /^WORDPRESS=\/nowhere is not a folder\.$/,
  ],
  [
    'a WordPress folder of something else',
    [],
    { WORDPRESS: '/tmp' },
    /wrong folder: it holds no wp-includes\/version\.php\.$/,
  ],
  [
    'a WooCommerce folder of something else',
    [],
    { WOOCOMMERCE: '/tmp' },
    /wrong folder: it holds no woocommerce\.php\.$/,
  ],
  ['a database of another kind', [], { DATABASE_URL: 'postgres://a:b@c/d' }, /^DATABASE_URL names postgres:/],
];

for (const [title, args, env, expected] of CASES) {
  test(`${title}: one sentence on stderr, exit 1, nothing else`, () => {
    const { status, stdout, said } = start(args, env);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(said, expected);
    assert.doesNotMatch(said, /\n|at .*\.mjs:/);
  });
}

test('a taken port: one sentence on stderr, exit 1', async () => {
  const other = net.createServer();
  await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address();
  const { status, said } = start(['--port', String(port)]);
  other.close();
  assert.equal(status, 1);
  assert.equal(said, `Port ${port} is taken: choose another with --port N.`);
});
