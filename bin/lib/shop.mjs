import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderOf } from './folders.mjs';
import { at } from './paths.mjs';
import { Fail } from './say.mjs';
import { unpacked } from './shared.mjs';

/**
 * The shop plugin of a site.
 * @typedef {{kind: 'woocommerce'|'stand-in', version: string, folder: string, plugin: string, zip?: string}} Shop
 *   plugin: its main file as WordPress names it; zip: the file that the folder was unpacked from
 * @typedef {{folder?: string, zip?: string}} Given  a WooCommerce that the environment names: one of the two, or a folder
 *   and the zip that it was unpacked from
 */

const MAIN_FILE = 'woocommerce.php';
const IN_ZIP = `woocommerce/${MAIN_FILE}`;
const STAND_IN = 'stallkeeper-stand-in';

/** The main file of each shop plugin, as WordPress names it. */
export const PLUGINS = { woocommerce: IN_ZIP, 'stand-in': `${STAND_IN}/${STAND_IN}.php` };

/**
 * Returns the WooCommerce in WOOCOMMERCE, validated without unpacking it.
 * @returns {Given|null} null when WOOCOMMERCE is not set
 * @throws {Fail} when it is something else
 */
export function givenWooCommerce(env = process.env) {
  const given = env.WOOCOMMERCE;
  if (given === undefined || given === '') return null;
  const path = resolve(env.INIT_CWD ?? process.cwd(), given);
  const kind = statSync(path, { throwIfNoEntry: false });
  if (!kind?.isFile()) {
    if (!kind?.isDirectory()) throw new Fail(`WOOCOMMERCE=${given} is neither a directory nor a zip file.`);
    return { folder: folderOf('WOOCOMMERCE', MAIN_FILE, env) };
  }
  const bytes = readFileSync(path);
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK')
    throw new Fail(`WOOCOMMERCE=${given} is neither a directory nor a zip file.`);
  // A zip contains the names of its files uncompressed.
  if (!bytes.includes(IN_ZIP)) throw new Fail(`WOOCOMMERCE=${given} does not contain ${IN_ZIP}.`);
  return { zip: path };
}

/**
 * Returns the shop plugin of a site: the given WooCommerce, unpacked if it is a zip, or the stand-in.
 * @param {Given|null} given
 * @returns {Promise<Shop|null>} null when there is neither
 */
export async function shopOf(given) {
  if (given === null) return standIn();
  const folder = given.folder ?? join(await unpacked('woocommerce', 'WooCommerce', given.zip), 'woocommerce');
  const version = header(join(folder, MAIN_FILE), 'Version');
  if (version === null) throw new Fail(`${folder}/${MAIN_FILE} has no version, so it is not WooCommerce.`);
  const from = given.zip ? { zip: given.zip } : {};
  return { kind: 'woocommerce', version, folder, plugin: PLUGINS.woocommerce, ...from };
}

/** The shop in one line, for the terminal. */
export const shopLine = (shop) =>
  ({
    woocommerce: `WooCommerce ${shop?.version}`,
    'stand-in': 'stand-in shop, no real WooCommerce (WOOCOMMERCE=folder-or-zip brings it)',
    none: 'none',
  })[shop?.kind ?? 'none'];

/** @throws {Fail} when this WooCommerce refuses this WordPress: it would say so only at the end of a long installation */
export function mustFit(shop, wordpressVersion) {
  const needs = shop?.kind === 'woocommerce' ? neededWordpress(shop) : null;
  if (needs !== null && isOlder(wordpressVersion, needs))
    throw new Fail(
      `WooCommerce ${shop.version} needs WordPress ${needs} or newer, but this is ${wordpressVersion}. Set WORDPRESS to the directory of a newer version.`,
    );
}

/** @param {Shop} shop @returns {string|null} the oldest WordPress that it runs on, as its own header says */
export const neededWordpress = (shop) => header(join(shop.folder, MAIN_FILE), 'Requires at least');

export const isOlder = (version, than) => version.localeCompare(than, 'en', { numeric: true }) < 0;

/** @returns {Shop|null} the stand-in of this work tree; null when it has none */
export function standIn() {
  const folder = at('demo/stand-in');
  const file = join(folder, `${STAND_IN}.php`);
  if (!existsSync(file)) return null;
  return {
    kind: 'stand-in',
    version: header(file, 'Version') ?? '',
    folder,
    plugin: PLUGINS['stand-in'],
  };
}

function header(file, name) {
  return (
    new RegExp(`^[ \\t/*#@]*${name}:\\s*(\\S+)`, 'mi').exec(readFileSync(file, 'utf8').slice(0, 8192))?.[1] ??
    null
  );
}
