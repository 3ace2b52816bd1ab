import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SITES, WORK, at } from './paths.mjs';
import { run } from './run.mjs';
import { Fail, step } from './say.mjs';
import { readStamp, stampOf, writeStamp } from './stamp.mjs';
import { wordpress } from './wordpress.mjs';

const SALTS = [
  'AUTH_KEY',
  'SECURE_AUTH_KEY',
  'LOGGED_IN_KEY',
  'NONCE_KEY',
  'AUTH_SALT',
  'SECURE_AUTH_SALT',
  'LOGGED_IN_SALT',
  'NONCE_SALT',
];
const SITE_INPUTS = ['demo/php', 'demo/content', 'demo/wp-config.php'];
const INDEX_INPUTS = ['php-search/src', 'theme/inc'];
const ROOMS = ['theme', 'php-render', 'php-search'];
const OWN_OF_A_SITE = ['wp-content', 'wp-config.php', 'wp-config-sample.php'];

/**
 * @typedef {{name: string, url: string, database?: object|null, wordpress?: string|null, shop?: import('./shop.mjs').Shop|null,
 *   ownTheme?: boolean}} Wish  shop: what sells, nothing when it is absent; ownTheme: work on a copy of the theme, so that a test may edit it
 */

export const siteFolder = (name) => join(SITES, name);

/** Brings a site to what is wished for, doing only what is not yet done. Returns its folder and its log-in. */
export async function site(wish) {
  const folder = siteFolder(wish.name);
  const core = wish.wordpress ? { core: wish.wordpress } : await wordpress();
  const stamp = siteStamp(wish);
  if (readStamp(join(folder, 'stamp')) !== stamp) {
    await make(folder, wish, core);
    writeStamp(join(folder, 'stamp'), stamp);
  }
  await moveTo(folder, wish.url);
  await index(folder, wish.url);
  return { folder, password: readFileSync(join(folder, 'password'), 'utf8').trim() };
}

/** Runs a command of demo/php/cli.php as the site's WordPress; its own sentence becomes the failure. */
export async function siteCommand(folder, command, input = {}) {
  const { code, output } = await run('php', [at('demo/php/cli.php'), command], {
    env: { STALLKEEPER_SITE: folder },
    input: JSON.stringify(input),
    allowFailure: true,
  });
  if (code === 0) return;
  const own = /^stallkeeper: (.*)$/m.exec(output)?.[1];
  throw new Fail(
    own ?? `The site's step "${command}" failed:\n  ${output.trim().split('\n').slice(-12).join('\n  ')}`,
  );
}

const siteStamp = ({ database, wordpress: core, shop }) =>
  stampOf({
    files: [
      ...SITE_INPUTS.map((name) => at(name)),
      core && `${core}/wp-includes/version.php`,
      shop && join(shop.folder, basename(shop.plugin)),
    ].filter(Boolean),
    values: [at(), database ?? null, core ?? null, shop?.folder ?? null],
  });

async function make(folder, wish, { core, sqlite }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'database'), { recursive: true });
  await step('WordPress files', () => layOut(folder, wish, core, sqlite ?? null));
  const password = randomBytes(12).toString('base64url');
  await step('WordPress installation', async () => {
    if (wish.database) await siteCommand(folder, 'database', wish.database);
    await siteCommand(folder, 'install', { password });
    await siteCommand(folder, 'theme', { plugins: wish.shop ? [wish.shop.plugin] : [] });
  });
  if (wish.shop) await step('Shop settings', () => siteCommand(folder, 'shop'));
  await step('Demo content', () => siteCommand(folder, 'content', { pictures: join(WORK, 'pictures') }));
  writeFileSync(join(folder, 'password'), `${password}\n`, { mode: 0o600 });
}

async function layOut(folder, wish, core, sqlite) {
  const www = join(folder, 'www');
  const content = join(www, 'wp-content');
  mkdirSync(www);
  for (const name of readdirSync(core)) {
    if (!OWN_OF_A_SITE.includes(name) && !name.startsWith('.'))
      cpSync(join(core, name), join(www, name), { recursive: true });
  }
  for (const name of ['plugins', 'themes', 'uploads']) mkdirSync(join(content, name), { recursive: true });
  writeFileSync(join(content, 'index.php'), '<?php // Silence is golden.\n');
  // Another theme must be there to switch to, and stays what it was in WordPress.
  for (const name of ['twentytwentyfour']) {
    if (existsSync(join(core, 'wp-content/themes', name)))
      cpSync(join(core, 'wp-content/themes', name), join(content, 'themes', name), { recursive: true });
  }
  const rooms = wish.ownTheme ? join(folder, 'rooms') : at();
  if (wish.ownTheme) {
    for (const room of ROOMS) cpSync(at(room), join(rooms, room), { recursive: true });
    // The hosted provider's client, which the theme uses and no test edits.
    symlinkSync(at('vendor'), join(rooms, 'vendor'));
  }
  symlinkSync(join(rooms, 'theme'), join(content, 'themes/stallkeeper'));
  symlinkSync(at('demo/mu-plugins'), join(content, 'mu-plugins'));
  if (wish.shop) symlinkSync(wish.shop.folder, join(content, 'plugins', dirname(wish.shop.plugin)));
  if (!wish.database) dropIn(folder, content, sqlite ?? (await wordpress()).sqlite);
  cpSync(at('demo/wp-config.php'), join(www, 'wp-config.php'));
  const salts = Object.fromEntries(SALTS.map((name) => [name, randomBytes(48).toString('base64')]));
  writeFileSync(
    join(folder, 'site.json'),
    JSON.stringify({ salts, database: wish.database ?? null, shop: soldBy(wish.shop) }),
    {
      mode: 0o600,
    },
  );
  writeFileSync(join(folder, 'url'), wish.url);
}

/** For the footer and for the journeys: they name what they ran on. */
const soldBy = (shop) => (shop ? { kind: shop.kind, version: shop.version } : null);

/** SQLite in the place of MySQL: the integration's own drop-in, with its two blanks filled in. */
function dropIn(folder, content, sqlite) {
  cpSync(sqlite, join(folder, 'sqlite'), { recursive: true });
  const text = readFileSync(join(sqlite, 'db.copy'), 'utf8')
    .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', join(folder, 'sqlite'))
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
  writeFileSync(join(content, 'db.php'), text);
}

async function moveTo(folder, url) {
  const file = join(folder, 'url');
  const from = readFileSync(file, 'utf8').trim();
  if (from === url) return;
  await step(`New address ${url}`, async () => {
    writeFileSync(`${file}.new`, url);
    renameSync(`${file}.new`, file);
    await siteCommand(folder, 'move', { from, to: url });
  });
}

async function index(folder, url) {
  const stamp = stampOf({ files: INDEX_INPUTS.map((name) => at(name)), values: [url] });
  if (readStamp(join(folder, 'index-stamp')) === stamp) return;
  await step('Search index', () => siteCommand(folder, 'index'));
  writeStamp(join(folder, 'index-stamp'), stamp);
}
