import assert from 'node:assert/strict';
import { test } from 'node:test';
import { START, splitFlags, startOptions } from '../lib/options.mjs';

test('without options the demo is served on port 8080', () => {
  assert.deepEqual(startOptions([]), START);
  assert.equal(START.port, 8080);
});

test('every option is read, with a space or an equals sign', () => {
  const args = [
    '--port',
    '9000',
    '--host=0.0.0.0',
    '--reset',
    '--no-serve',
    '--site=two',
    '--woocommerce',
    '--stand-in',
    '--no-system',
    '--yes',
  ];
  assert.deepEqual(startOptions(args), {
    port: 9000,
    host: '0.0.0.0',
    site: 'two',
    reset: true,
    serve: false,
    woocommerce: true,
    standIn: true,
    system: false,
    yes: true,
  });
  assert.equal(startOptions(['--port=65535']).port, 65535);
});

test('flags of a test command are separated from the arguments for the test runner', () => {
  const { flags, rest } = splitFlags(['--keep', '--grep', 'menu', '--no-system'], ['--keep', '--no-system']);
  assert.deepEqual(
    [[...flags], rest],
    [
      ['--keep', '--no-system'],
      ['--grep', 'menu'],
    ],
  );
});

for (const args of [
  ['--prot', '1'],
  ['extra'],
  ['--reset=yes'],
  ['--woocommerce=11'],
  ['--port'],
  ['--port', '0'],
  ['--port', '65536'],
  ['--port', '80a'],
  ['--port', '-1'],
  ['--host', 'localhost'],
  ['--host'],
  ['--site', '../x'],
  ['--site', ''],
]) {
  test(`"${args.join(' ')}" is refused in one sentence`, () => {
    assert.throws(() => startOptions(args), { name: 'Error', message: /^[^\n]+$/ });
  });
}
