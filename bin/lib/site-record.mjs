import { existsSync, lstatSync, readFileSync, readlinkSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, SITES } from './paths.mjs';
import { Fail } from './say.mjs';
import { PLUGINS, standIn } from './shop.mjs';
import { readStamp } from './stamp.mjs';
import { wordpressVersion } from './wordpress.mjs';

/**
 * The parts that a finished site was made of.
 * @typedef {{user: string, password: string, host: string, port: number, name: string}} Database
 * @typedef {{wordpress: {version: string, folder: string|null|undefined}, shop: import('./shop.mjs').Shop|null,
 *   database: Database|null}} SiteRecord
 *   wordpress.folder: null is the WordPress that this project brings; undefined is not known. database: null is SQLite
 */

export const siteFolder = (name) => join(SITES, name);

/** The site's folder for messages: relative to the repository. */
export const shownFolder = (name) => relative(ROOT, siteFolder(name));

/** Written last, with a hash of the demo's inputs: a site without this file was interrupted while it was made. */
export const stampFile = (folder) => join(folder, 'stamp');

/**
 * @param {string} name
 * @returns {SiteRecord|null} null where the site is absent, or was interrupted while it was made and has nothing to lose
 * @throws {Fail} when the record of a finished site is damaged
 */
export function readSite(name) {
  const folder = siteFolder(name);
  if (readStamp(stampFile(folder)) === null) return null;
  const { wordpress, shop, database } = readRecord(folder);
  return {
    wordpress: { version: wordpressVersion(join(folder, 'www')), folder: wordpress },
    shop: shop ? shopInstalled(folder, shop) : null,
    database: database ?? null,
  };
}

/** @returns {object} site.json, which demo/wp-config.php reads as well */
export function readRecord(folder) {
  const file = join(folder, 'site.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const [shown, site] = [file, folder].map((path) => relative(ROOT, path));
    throw new Fail(`${shown} cannot be read. Repair it, or delete ${site} to create the site again.`);
  }
}

/** Replaces site.json. It holds the database's password, so that only its owner may read it. */
export function writeRecord(folder, record) {
  const file = join(folder, 'site.json');
  writeFileSync(`${file}.new`, JSON.stringify(record), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The part of site.json about the shop. The folder of the shop is not in it: it is the target of the plugin link. */
export const shopRecord = (shop) =>
  shop ? { kind: shop.kind, version: shop.version, ...(shop.zip ? { zip: shop.zip } : {}) } : null;

function shopInstalled(folder, { kind, version, zip }) {
  if (kind === 'stand-in') return standIn();
  const plugin = PLUGINS[kind];
  const path = join(folder, 'www/wp-content/plugins', dirname(plugin));
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return { kind, version, folder: isLink ? readlinkSync(path) : path, plugin, ...(zip ? { zip } : {}) };
}

/** Whether the files of a WooCommerce are still where the site uses them. */
export const hasFiles = (shop) => existsSync(join(shop.folder, shop.plugin.split('/').at(-1)));
