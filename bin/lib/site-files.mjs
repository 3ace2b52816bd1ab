import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { makeSqliteFaster } from './faster-sqlite.mjs';
import { at } from './paths.mjs';
import { shopRecord, writeRecord } from './site-record.mjs';
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
const PACKAGES = ['theme', 'plugin', 'php-render', 'php-search'];
const OWN_OF_A_SITE = ['wp-content', 'wp-config.php', 'wp-config-sample.php'];

/**
 * Writes the files of a new site: WordPress, its configuration, and links to the theme and the plugins.
 * @param {string} folder of the site
 * @param {import('./site.mjs').Wish} wish
 * @param {string} core folder of a WordPress, which is copied
 * @param {string|null} sqlite folder of the SQLite integration; null for the one of the WordPress that this project brings
 */
export async function layOut(folder, wish, core, sqlite) {
  const www = join(folder, 'www');
  const content = join(www, 'wp-content');
  mkdirSync(www);
  for (const name of readdirSync(core)) {
    if (!OWN_OF_A_SITE.includes(name) && !name.startsWith('.'))
      cpSync(join(core, name), join(www, name), { recursive: true });
  }
  for (const name of ['plugins', 'themes', 'uploads']) mkdirSync(join(content, name), { recursive: true });
  writeFileSync(join(content, 'index.php'), '<?php // Silence is golden.\n');
  // Tests switch to another theme.
  for (const name of ['twentytwentyfour']) {
    if (existsSync(join(core, 'wp-content/themes', name)))
      cpSync(join(core, 'wp-content/themes', name), join(content, 'themes', name), { recursive: true });
  }
  if (wish.ownTheme) {
    for (const name of PACKAGES) cpSync(at(name), join(folder, 'packages', name), { recursive: true });
  }
  if (!wish.database) {
    cpSync(sqlite ?? (await wordpress()).sqlite, join(folder, 'sqlite'), { recursive: true });
    makeSqliteFaster(join(folder, 'sqlite'));
  }
  link(folder, wish.shop ?? null);
  cpSync(at('demo/wp-config.php'), join(www, 'wp-config.php'));
  const salts = Object.fromEntries(SALTS.map((name) => [name, randomBytes(48).toString('base64')]));
  writeRecord(folder, {
    salts,
    database: wish.database ?? null,
    wordpress: wish.wordpress ?? null,
    shop: shopRecord(wish.shop),
  });
  writeFileSync(join(folder, 'url'), wish.url);
}

/**
 * Points a site to the theme, the plugins and the database integration. Called at each start, because the repository or
 * the WooCommerce may have moved.
 * @param {string} folder of the site
 * @param {import('./shop.mjs').Shop|null} shop
 */
export function link(folder, shop) {
  const content = join(folder, 'www/wp-content');
  const packages = join(folder, 'packages');
  // The hosted provider's client, which the plugin uses and no test edits.
  if (existsSync(packages)) linkTo(at('vendor'), join(packages, 'vendor'));
  linkTo(existsSync(packages) ? join(packages, 'theme') : at('theme'), join(content, 'themes/stallkeeper'));
  linkTo(
    existsSync(packages) ? join(packages, 'plugin') : at('plugin'),
    join(content, 'plugins/stallkeeper-tools'),
  );
  linkMustUsePlugins(join(content, 'mu-plugins'));
  if (shop) linkTo(shop.folder, join(content, 'plugins', dirname(shop.plugin)));
  if (existsSync(join(folder, 'sqlite'))) dropIn(folder, content);
}

/** Each site has a folder of its own, so that a file that is added to it runs in one site only. */
function linkMustUsePlugins(folder) {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(folder);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(at('demo/mu-plugins')))
    linkTo(at('demo/mu-plugins', name), join(folder, name));
}

/** Keeps a real folder at this path. */
function linkTo(target, path) {
  const kind = lstatSync(path, { throwIfNoEntry: false });
  if (kind && (!kind.isSymbolicLink() || readlinkSync(path) === target)) return;
  rmSync(path, { force: true });
  symlinkSync(target, path);
}

/** The SQLite integration's drop-in for WordPress, with its two placeholders filled in. */
function dropIn(folder, content) {
  const sqlite = join(folder, 'sqlite');
  const text = readFileSync(join(sqlite, 'db.copy'), 'utf8')
    .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', sqlite)
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
  writeFileSync(join(content, 'db.php'), text);
}
