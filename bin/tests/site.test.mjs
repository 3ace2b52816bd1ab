import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { after, beforeEach, test } from 'node:test';

const top = mkdtempSync(join(tmpdir(), 'site-'));
process.env.XDG_CACHE_HOME = join(top, 'cache');
// The modules read the cache's place when they are loaded.
const { SITES, at } = await import('../lib/paths.mjs');
const { planSite } = await import('../lib/site-plan.mjs');
const { readSite } = await import('../lib/site-record.mjs');
const { site } = await import('../lib/site.mjs');
const { which } = await import('../lib/system.mjs');

const name = `test-${process.pid}`;
const folder = join(SITES, name);
const content = join(folder, 'www/wp-content');
const calls = join(top, 'calls');
const URL = 'http://127.0.0.1:8099';

/** WordPress as far as a site's files go. */
function wordpress(version, at = join(top, `wordpress-${version}`)) {
  mkdirSync(join(at, 'wp-includes'), { recursive: true });
  writeFileSync(join(at, 'wp-includes/version.php'), `<?php\n$wp_version = '${version}';\n`);
  return at;
}

/** WooCommerce as far as its header goes. */
function woocommerce(version, at = join(top, version, 'woocommerce')) {
  mkdirSync(at, { recursive: true });
  writeFileSync(
    join(at, 'woocommerce.php'),
    `<?php\n/**\n * Plugin Name: WooCommerce\n * Version: ${version}\n */\n`,
  );
  return at;
}

const shared = join(top, 'cache/stallkeeper/wordpress-6.5.5-0.9.19');
wordpress('6.5.5', join(shared, 'core'));
const integration = join(shared, 'sqlite/wp-includes/sqlite');
mkdirSync(integration, { recursive: true });
writeFileSync(join(shared, 'sqlite/db.copy'), '{SQLITE_IMPLEMENTATION_FOLDER_PATH}');
/** The SQLite integration as far as a site changes its code. */
const LEXER = '<?php\nclass WP_SQLite_Lexer {\n\t\t\t$flags  = static::is_keyword( $token );\n}\n';
const TRANSLATOR =
  '<?php\nclass WP_SQLite_Translator {\n\t\t$tokens           = ( new WP_SQLite_Lexer( $query ) )->tokens;\n}\n';
writeFileSync(join(integration, 'class-wp-sqlite-lexer.php'), LEXER);
writeFileSync(join(integration, 'class-wp-sqlite-translator.php'), TRANSLATOR);

// The commands of a site are noted only; real PHP does the rest.
const php = which('php');
const FAKE = `#!/bin/sh\ncase "$1" in *cli.php) echo "$2" >> ${calls};; *) exec ${php} "$@";; esac\n`;
writeFileSync(join(top, 'php'), FAKE, { mode: 0o755 });
process.env.PATH = top + delimiter + process.env.PATH;
after(() => {
  rmSync(top, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(calls, '');
});

const commands = () => readFileSync(calls, 'utf8').trim().split('\n');
const NOTHING = { wordpress: null, woocommerce: null, database: null };
const DATABASE = { user: 'ada', password: 'secret-word', host: '127.0.0.1', port: 3306, name: 'shop' };

/**
 * `npm start`, without its server: the parts of the site, then the site.
 * @returns {Promise<{text: string, hasContent: boolean}[]>} what it printed, and whether the content was still there
 */
async function start(given = {}, { reset = false } = {}) {
  return printed(async () => {
    const plan = await planSite({ name, reset, fetched: false }, readSite(name), { ...NOTHING, ...given });
    await site({ name, url: URL, reset, ...plan });
  });
}

/** Keeps the lines for the test: between the runner's own messages on stdout they would break its protocol. */
async function printed(work) {
  const lines = [];
  const write = process.stdout.write;
  process.stdout.write = function (chunk, ...rest) {
    if (typeof chunk !== 'string') return write.call(this, chunk, ...rest);
    lines.push({ text: chunk, hasContent: existsSync(join(content, 'uploads/photo.jpg')) });
    return true;
  };
  try {
    await work();
  } finally {
    process.stdout.write = write;
  }
  return lines;
}

/** What visitors and authors leave in a site. */
function addContent() {
  writeFileSync(join(content, 'uploads/photo.jpg'), 'photo');
  writeFileSync(join(folder, 'database/wordpress.sqlite'), 'orders');
  writeFileSync(calls, '');
}

function assertContentKept() {
  assert.equal(readFileSync(join(content, 'uploads/photo.jpg'), 'utf8'), 'photo');
  assert.equal(readFileSync(join(folder, 'database/wordpress.sqlite'), 'utf8'), 'orders');
  assert.doesNotMatch(readFileSync(calls, 'utf8'), /install|content|database/);
}

test('a site that was started with WORDPRESS and WOOCOMMERCE starts again without them, with its content', async () => {
  await start({ wordpress: wordpress('6.9.1'), woocommerce: { folder: woocommerce('11.0.1') } });
  assert.deepEqual(commands(), ['install', 'theme', 'shop', 'content', 'index']);
  addContent();
  await start();
  assertContentKept();
  const { wordpress: wp, shop, database } = readSite(name);
  assert.deepEqual([wp.version, shop.version, database], ['6.9.1', '11.0.1', null]);
  assert.equal(readlinkSync(join(content, 'plugins/woocommerce')), join(top, '11.0.1/woocommerce'));
});

test('a site on MySQL starts again without DATABASE_URL, and only its owner may read the password', async () => {
  await start({ database: DATABASE });
  assert.equal(commands()[0], 'database');
  addContent();
  await start();
  assertContentKept();
  assert.equal(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')).database.password, 'secret-word');
  assert.equal(statSync(join(folder, 'site.json')).mode & 0o777, 0o600);
});

test('a new password for the same database is kept with the site', async () => {
  await start({ database: DATABASE });
  addContent();
  await start({ database: { ...DATABASE, user: 'bea', password: 'new-word' } });
  assertContentKept();
  assert.deepEqual(readSite(name).database, { ...DATABASE, user: 'bea', password: 'new-word' });
  assert.equal(statSync(join(folder, 'site.json')).mode & 0o777, 0o600);
});

const DIFFERENT = {
  'another WooCommerce': [
    () => ({ woocommerce: { folder: woocommerce('11.0.1') } }),
    /was created with WooCommerce 8\.9\.1\. You asked for WooCommerce 11\.0\.1\.\n {2}To start it unchanged, leave out WOOCOMMERCE, --woocommerce or --stand-in\./,
  ],
  'another WordPress': [
    () => ({ wordpress: wordpress('6.9.1') }),
    /was created with WordPress 6\.5\.5\. You asked for WordPress 6\.9\.1\.\n {2}To start it unchanged, leave out WORDPRESS\./,
  ],
  'a MySQL database': [
    () => ({ database: DATABASE }),
    /was created with SQLite\. You asked for the MySQL database shop on 127\.0\.0\.1:3306\.\n {2}To start it unchanged, leave out DATABASE_URL\./,
  ],
};
for (const [what, [given, expected]] of Object.entries(DIFFERENT)) {
  test(`${what} needs --reset: the message names both and what would be deleted, and nothing is`, async () => {
    await start({ woocommerce: { folder: woocommerce('8.9.1') } });
    addContent();
    await assert.rejects(start(given()), (error) => {
      assert.match(error.message, expected);
      assert.ok(
        error.message.includes(
          `add --reset. This deletes .sites/${name} with its SQLite database: all orders, posts, settings and uploads of the site ${name}`,
        ),
        error.message,
      );
      return true;
    });
    assertContentKept();
  });
}

test('a site on another MySQL database needs --reset: the message names the databases and no password', async () => {
  await start({ database: DATABASE });
  addContent();
  await assert.rejects(start({ database: { ...DATABASE, name: 'other' } }), (error) => {
    assert.match(error.message, /the MySQL database shop on 127.*You asked for the MySQL database other on/);
    assert.match(
      error.message,
      /This deletes \S+ with all uploads of the site \S+, and any demo shop in the MySQL database other on 127\.0\.0\.1:3306: all its orders, posts and settings\. The tables in the MySQL database shop on 127\.0\.0\.1:3306 stay\./,
    );
    assert.doesNotMatch(error.message, /secret-word/);
    return true;
  });
  assertContentKept();
});

test('--reset says what it deletes, then makes the site again with the parts that it had', async () => {
  await start({ woocommerce: { folder: woocommerce('8.9.1') } });
  addContent();
  const lines = await start({}, { reset: true });
  assert.deepEqual(lines.slice(0, 2), [
    {
      text: `--reset deletes .sites/${name} with its SQLite database: all orders, posts, settings and uploads of the site ${name}.\n`,
      hasContent: true,
    },
    {
      text: 'Then the site is created again with WordPress 6.5.5, WooCommerce 8.9.1 and SQLite.\n',
      hasContent: true,
    },
  ]);
  assert.equal(existsSync(join(content, 'uploads/photo.jpg')), false);
  assert.deepEqual(commands(), ['install', 'theme', 'shop', 'content', 'index']);
  assert.equal(readSite(name).shop.version, '8.9.1');
});

test('--reset of a site on MySQL says which database it deletes', async () => {
  await start({ database: DATABASE });
  const [first] = await start({}, { reset: true });
  assert.equal(
    first.text,
    `--reset deletes .sites/${name} with all uploads of the site ${name}, and the demo shop in the MySQL database shop on 127.0.0.1:3306: all its orders, posts and settings.\n`,
  );
});

test('--reset of a site that does not exist says that it deletes a demo shop in the database', async () => {
  const [first] = await start({ database: DATABASE }, { reset: true });
  assert.match(
    first.text,
    /^--reset deletes any demo shop in the MySQL database shop on 127\.0\.0\.1:3306: /,
  );
});

test('--reset with another WooCommerce makes the site again with it', async () => {
  await start({ woocommerce: { folder: woocommerce('8.9.1') } });
  await start({ woocommerce: { folder: woocommerce('11.0.1') } }, { reset: true });
  assert.equal(readSite(name).shop.version, '11.0.1');
});

test('changed demo content leaves a finished site as it is, and names --reset', async () => {
  await start();
  addContent();
  writeFileSync(join(folder, 'stamp'), 'another\n');
  const lines = await start();
  assertContentKept();
  assert.deepEqual(
    lines.map(({ text }) => text.trim()),
    [
      `The demo content has changed since the site ${name} was created. The site is unchanged. To create it again, run npm start -- --site ${name} --reset.`,
    ],
  );
});

test('a site that was interrupted while it was made is made again', async () => {
  await start({ woocommerce: { folder: woocommerce('8.9.1') } });
  rmSync(join(folder, 'stamp'));
  writeFileSync(calls, '');
  await start();
  assert.deepEqual(commands(), ['install', 'theme', 'shop', 'content', 'index']);
  assert.equal(readSite(name).shop.kind, 'stand-in');
});

test('a site in a moved repository keeps its content and follows the new place', async () => {
  await start();
  addContent();
  for (const path of ['themes/stallkeeper', 'mu-plugins', 'plugins/stallkeeper-stand-in']) {
    rmSync(join(content, path), { recursive: true });
    symlinkSync(`/old/place/${path}`, join(content, path));
  }
  writeFileSync(join(content, 'db.php'), '/old/place/sqlite');
  await start();
  assertContentKept();
  assert.equal(readlinkSync(join(content, 'themes/stallkeeper')), at('theme'));
  assert.equal(
    readlinkSync(join(content, 'mu-plugins/stallkeeper-demo.php')),
    at('demo/mu-plugins/stallkeeper-demo.php'),
  );
  assert.equal(readlinkSync(join(content, 'plugins/stallkeeper-stand-in')), at('demo/stand-in'));
  assert.equal(readFileSync(join(content, 'db.php'), 'utf8'), join(folder, 'sqlite'));
});

test('the SQLite integration of a site is made faster; one that has changed is named', async () => {
  await start();
  const own = (file) => readFileSync(join(folder, 'sqlite/wp-includes/sqlite', file), 'utf8');
  assert.match(own('class-wp-sqlite-lexer.php'), /is_beginning\( \$token \)[^]*is_keyword\( \$token \)/);
  assert.match(own('class-wp-sqlite-translator.php'), /\$tokens {11}= \$this->tokens_of\( \$query \);/);
  const lexer = join(integration, 'class-wp-sqlite-lexer.php');
  assert.equal(readFileSync(lexer, 'utf8'), LEXER);
  writeFileSync(lexer, LEXER.replace('$flags  =', '$flags ='));
  await assert.rejects(start({}, { reset: true }), {
    message:
      'class-wp-sqlite-lexer.php of the SQLite integration has changed: update bin/lib/faster-sqlite.mjs.',
  });
  writeFileSync(lexer, LEXER);
});

test('a WooCommerce folder that no longer exists is named; the same release in another folder takes its place', async () => {
  await start({ woocommerce: { folder: woocommerce('9.0.0') } });
  addContent();
  renameSync(join(top, '9.0.0'), join(top, 'moved'));
  await assert.rejects(start(), {
    message: `The site ${name} was created with WooCommerce 9.0.0 from ${top}/9.0.0/woocommerce, which no longer exists. Restore it, or set WOOCOMMERCE to the directory or zip of WooCommerce 9.0.0.`,
  });
  await start({ woocommerce: { folder: join(top, 'moved/woocommerce') } });
  assertContentKept();
  assert.equal(readlinkSync(join(content, 'plugins/woocommerce')), join(top, 'moved/woocommerce'));
});

test('a WooCommerce zip is unpacked again after the cache was deleted', async () => {
  const zip = join(top, 'woocommerce.zip');
  spawnSync(php, [at('bin/lib/zip.php'), woocommerce('9.1.0'), zip]);
  await start({ woocommerce: { zip } });
  addContent();
  const unpacked = readSite(name).shop.folder;
  rmSync(dirname(unpacked), { recursive: true });
  await start();
  assertContentKept();
  assert.equal(existsSync(join(unpacked, 'woocommerce.php')), true);
});

test('a WordPress folder that no longer exists stops --reset before anything is deleted', async () => {
  await start({ wordpress: wordpress('6.7') });
  addContent();
  rmSync(join(top, 'wordpress-6.7'), { recursive: true });
  await assert.rejects(start({}, { reset: true }), {
    message: `The site ${name} was created with WordPress 6.7 from ${top}/wordpress-6.7, which no longer exists. Set WORDPRESS to a WordPress directory.`,
  });
  assertContentKept();
  // The site itself has a copy.
  await start();
  assertContentKept();
});

test('a damaged site.json is named, and nothing is deleted', async () => {
  await start();
  addContent();
  writeFileSync(join(folder, 'site.json'), '{');
  await assert.rejects(start(), {
    message: `.sites/${name}/site.json cannot be read. Repair it, or delete .sites/${name} to create the site again.`,
  });
  assertContentKept();
});
