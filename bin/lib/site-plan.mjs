import { existsSync } from 'node:fs';
import { fetchedShop, ingredients } from './ingredients.mjs';
import { Fail, say } from './say.mjs';
import { shopOf } from './shop.mjs';
import { deletions, mustBeSame, partsLine } from './site-identity.mjs';
import { hasFiles } from './site-record.mjs';
import { WORDPRESS_VERSION, wordpressVersion } from './wordpress.mjs';

/** @typedef {import('./site-record.mjs').SiteRecord} SiteRecord */
/**
 * @typedef {{wordpress: string|null, woocommerce: import('./shop.mjs').Given|null,
 *   database: import('./site-record.mjs').Database|null}} Given  null: not named
 */

/**
 * Decides the parts of the site that `npm start` serves. A finished site keeps each part that is not given.
 * @param {{name: string, reset: boolean, fetched: boolean, standIn?: boolean}} options fetched: whether the current WooCommerce is
 *   wanted; standIn: whether the stand-in is
 * @param {SiteRecord|null} made null for a new site
 * @param {Given} given the parts that the environment names
 * @returns {Promise<{wordpress: string|null, shop: import('./shop.mjs').Shop|null,
 *   database: import('./site-record.mjs').Database|null}>} wordpress: a folder to copy; null is the one that this project
 *   brings, or the copy that a finished site has
 * @throws {Fail} when the site was made with another part and `reset` is not set, or when a part is gone
 */
export async function planSite(options, made, given) {
  if (made === null) return newSite(options, given);
  return options.reset ? siteAgain(options, made, given) : sameSite(options, made, given);
}

async function newSite({ name, reset, fetched }, { wordpress, woocommerce, database }) {
  const { core, shop } = await ingredients({ wordpress, woocommerce }, fetched);
  if (reset && database !== null) say(`--reset deletes ${deletions(name, null, database)}`);
  return { wordpress: core, shop, database };
}

async function sameSite(
  { name, fetched, standIn: isStandIn = false },
  made,
  { wordpress, woocommerce, database },
) {
  const asked =
    woocommerce || fetched || isStandIn ? await (fetched ? fetchedShop() : shopOf(woocommerce)) : null;
  mustBeSame(name, made, { wordpress, shop: asked, database });
  return {
    wordpress: null,
    shop: asked ?? (await shopWithFiles(name, made)),
    database: database ?? made.database,
  };
}

/** Says what is deleted, before anything is. */
async function siteAgain({ name, fetched, standIn: isStandIn = false }, made, given) {
  const { core, shop } = await ingredients(
    {
      wordpress: given.wordpress ?? rememberedWordpress(name, made),
      woocommerce:
        given.woocommerce ?? (fetched || isStandIn ? null : await rememberedWooCommerce(name, made)),
    },
    fetched,
  );
  const database = given.database ?? made.database;
  say(`--reset deletes ${deletions(name, made, database)}`);
  say(`Then the site is created again with ${partsLine(wordpressVersion(core), shop, database)}.`);
  return { wordpress: core, shop, database };
}

function rememberedWordpress(name, { wordpress: { version, folder } }) {
  if (folder === null || (folder === undefined && version === WORDPRESS_VERSION)) return null;
  if (folder !== undefined && existsSync(`${folder}/wp-includes/version.php`)) return folder;
  throw new Fail(
    `The site ${name} was created with WordPress ${version}${folder ? ` from ${folder}, which no longer exists` : ''}. Set WORDPRESS to a WordPress directory.`,
  );
}

async function rememberedWooCommerce(name, made) {
  return made.shop?.kind === 'woocommerce' ? shopWithFiles(name, made) : null;
}

/** The site's shop. A zip is unpacked again where the unpacked folder was deleted. */
async function shopWithFiles(name, { shop }) {
  if (shop === null || hasFiles(shop)) return shop;
  const again = shop.zip && existsSync(shop.zip) ? await shopOf({ zip: shop.zip }) : null;
  if (again?.version === shop.version) return again;
  throw new Fail(
    `The site ${name} was created with WooCommerce ${shop.version} from ${shop.folder}, which no longer exists. Restore it, or set WOOCOMMERCE to the directory or zip of WooCommerce ${shop.version}.`,
  );
}
