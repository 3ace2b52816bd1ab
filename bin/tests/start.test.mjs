import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { at } from '../lib/paths.mjs';
import { freePort } from '../lib/server.mjs';

const top = mkdtempSync(join(tmpdir(), 'start-'));
after(() => rmSync(top, { recursive: true }));
mkdirSync(join(top, 'woocommerce'));
writeFileSync(
  join(top, 'woocommerce/woocommerce.php'),
  `<?php\n/**\n * Plugin Name: WooCommerce\n * Version: 99.1\n * Requires at least: 98.0\n */\n// ${'x'.repeat(5000)}`,
);
mkdirSync(join(top, 'other'));
writeFileSync(join(top, 'other/plugin.php'), '<?php');
for (const name of ['other', 'woocommerce'])
  spawnSync('php', [at('bin/lib/zip.php'), join(top, name), join(top, `${name}.zip`)]);
const whole = readFileSync(join(top, 'woocommerce.zip'));
writeFileSync(join(top, 'half.zip'), whole.subarray(0, whole.length - 60));

/** The shop of a developer may use the default port. */
const FREE_PORT = String(await freePort());

/** The real command, in the ways it must refuse before it touches anything. */
function start(args, env = {}) {
  const port = args.includes('--port') ? [] : ['--port', FREE_PORT];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [at('bin/start.mjs'), '--site', 'refused', ...args, ...port],
    {
      env: { ...process.env, DATABASE_URL: '', WORDPRESS: '', WOOCOMMERCE: '', XDG_CACHE_HOME: top, ...env },
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
    /^WORDPRESS=\/nowhere is not a directory\.$/,
  ],
  [
    'a WordPress folder of something else',
    [],
    { WORDPRESS: '/tmp' },
    /does not contain wp-includes\/version\.php\.$/,
  ],
  [
    'a WooCommerce folder of something else',
    [],
    { WOOCOMMERCE: '/tmp' },
    /does not contain woocommerce\.php\.$/,
  ],
  [
    'a WooCommerce that is nowhere',
    [],
    { WOOCOMMERCE: '/nowhere' },
    /^WOOCOMMERCE=\/nowhere is neither a directory nor a zip file\.$/,
  ],
  [
    'a WooCommerce zip of something else',
    [],
    { WOOCOMMERCE: join(top, 'other.zip') },
    /other\.zip does not contain woocommerce\/woocommerce\.php\.$/,
  ],
  [
    'a WooCommerce zip that is half a zip',
    [],
    { WOOCOMMERCE: join(top, 'half.zip') },
    /^WooCommerce could not be unpacked: is the zip whole, and the disk not full\?$/,
  ],
  [
    'a WooCommerce that needs another WordPress',
    [],
    { WOOCOMMERCE: join(top, 'woocommerce') },
    /^WooCommerce 99\.1 needs WordPress 98\.0 or newer, but this is 6\.5\.5\. Set WORDPRESS to the directory of a newer version\.$/,
  ],
  [
    'a WooCommerce to fetch and another one that is there',
    ['--woocommerce'],
    { WOOCOMMERCE: join(top, 'woocommerce') },
    /^Use only one of --woocommerce, --stand-in and WOOCOMMERCE\.$/,
  ],
  ['a database of another kind', [], { DATABASE_URL: 'postgres://a:b@c/d' }, /^DATABASE_URL uses postgres:/],
];

for (const [title, args, env, expected] of CASES) {
  test(`${title}: one sentence on stderr, exit 1, nothing else`, () => {
    const { status, stdout, said } = start(args, env);
    assert.equal(status, 1);
    // Started steps may be named, but none is finished.
    assert.doesNotMatch(stdout, /✓|ready/);
    assert.match(said, expected);
    assert.doesNotMatch(said, /\n|at .*\.mjs:/);
  });
}

/** A finished site of this work tree, with an author's file in it. */
function finishedSite(name) {
  const folder = at('.sites', name);
  after(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'www/wp-includes'), { recursive: true });
  writeFileSync(join(folder, 'www/wp-includes/version.php'), "<?php\n$wp_version = '6.5.5';\n");
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ shop: { kind: 'stand-in', version: '0.1.0' } }));
  writeFileSync(join(folder, 'stamp'), 'finished');
  writeFileSync(join(folder, 'order'), 'an order');
  return folder;
}

for (const [title, env, expected] of [
  [
    'another WooCommerce',
    { WOOCOMMERCE: fittingWooCommerce() },
    /^The site refused was created with the stand-in shop\. You asked for WooCommerce 8\.9\.1\.$/m,
  ],
  [
    'a database',
    { DATABASE_URL: 'mysql://ada:secret-word@127.0.0.1/shop' },
    /^The site refused was created with SQLite\. You asked for the MySQL database shop on 127\.0\.0\.1:3306\.$/m,
  ],
]) {
  test(`a finished site and ${title}: refused without --reset, and the site is left as it is`, () => {
    const folder = finishedSite('refused');
    const { status, stdout, said } = start([], env);
    assert.deepEqual([status, stdout], [1, 'Stallkeeper\n']);
    assert.match(said, expected);
    assert.match(
      said,
      /add --reset\. This deletes \.sites\/refused with its SQLite database: all orders, posts,/,
    );
    assert.doesNotMatch(said, /secret-word/);
    assert.equal(readFileSync(join(folder, 'order'), 'utf8'), 'an order');
  });
}

function fittingWooCommerce() {
  const folder = join(top, 'fitting');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'woocommerce.php'),
    '<?php\n/**\n * Plugin Name: WooCommerce\n * Version: 8.9.1\n */\n',
  );
  return folder;
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
