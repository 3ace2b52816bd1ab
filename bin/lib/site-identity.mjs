import { START } from './options.mjs';
import { Fail } from './say.mjs';
import { shownFolder } from './site-record.mjs';
import { wordpressVersion } from './wordpress.mjs';

/** @typedef {import('./site-record.mjs').SiteRecord} SiteRecord */
/**
 * @typedef {{wordpress?: string|null, shop?: import('./shop.mjs').Shop|null,
 *   database?: import('./site-record.mjs').Database|null}} Asked  null or absent: the site keeps the part that it has
 */

const shopName = (shop) =>
  ({ woocommerce: `WooCommerce ${shop?.version}`, 'stand-in': 'the stand-in shop' })[shop?.kind] ?? 'no shop';

const databaseName = (database) =>
  database ? `the MySQL database ${database.name} on ${database.host}:${database.port}` : 'SQLite';

/** @returns {string} for example "WordPress 6.5.5, the stand-in shop and SQLite" */
export const partsLine = (wordpress, shop, database) =>
  `WordPress ${wordpress}, ${shopName(shop)} and ${databaseName(database)}`;

/** @returns {string} the command that makes this site again */
export const resetCommand = (name) => `npm start -- ${name === START.site ? '' : `--site ${name} `}--reset`;

/**
 * @param {string} name
 * @param {SiteRecord|null} made null where there is no finished site
 * @param {import('./site-record.mjs').Database|null} database of the site that takes its place
 * @returns {string} everything that `--reset` deletes, to follow the word "deletes"; '' where it deletes nothing
 */
export function deletions(name, made, database) {
  const deleted = [];
  const folder = shownFolder(name);
  const old = made?.database ?? null;
  const isOwn = isSameDatabase(old, database);
  if (made !== null && made.database === null)
    deleted.push(
      `${folder} with its SQLite database: all orders, posts, settings and uploads of the site ${name}`,
    );
  if (made !== null && made.database !== null) deleted.push(`${folder} with all uploads of the site ${name}`);
  if (database !== null)
    deleted.push(
      `${isOwn ? 'the' : 'any'} demo shop in ${databaseName(database)}: all its orders, posts and settings`,
    );
  if (deleted.length === 0) return '';
  const stays = old && !isOwn ? ` The tables in ${databaseName(old)} stay.` : '';
  return `${deleted.join(', and ')}.${stays}`;
}

/**
 * @param {string} name
 * @param {SiteRecord} made
 * @param {Asked} asked
 * @throws {Fail} when a part is asked for that is not the one that the site was made with
 */
export function mustBeSame(name, made, asked) {
  const parts = differences(made, asked);
  if (parts.length === 0) return;
  const several = (key) => parts.map((part) => part[key]).join(' and ');
  throw new Fail(
    [
      `The site ${name} was created with ${several('made')}. You asked for ${several('asked')}.`,
      `  To start it unchanged, leave out ${several('by')}.`,
      '  To create another site, add --site NAME.',
      `  To create it again, add --reset. This deletes ${deletions(name, made, asked.database ?? made.database)}`,
    ].join('\n'),
  );
}

/** @param {SiteRecord} made @param {Asked} asked */
function differences(made, { wordpress, shop, database }) {
  const found = [];
  const version = wordpress ? wordpressVersion(wordpress) : made.wordpress.version;
  if (version !== made.wordpress.version)
    found.push({
      made: `WordPress ${made.wordpress.version}`,
      asked: `WordPress ${version}`,
      by: 'WORDPRESS',
    });
  if (shop && !isSameShop(made.shop, shop))
    found.push({
      made: shopName(made.shop),
      asked: shopName(shop),
      by: 'WOOCOMMERCE, --woocommerce or --stand-in',
    });
  if (database && !isSameDatabase(made.database, database))
    found.push({
      made: databaseName(made.database),
      asked: databaseName(database),
      by: 'DATABASE_URL',
    });
  return found;
}

/** A site links to its WooCommerce: the same release in another folder is the same shop, and so is an updated folder. */
const isSameShop = (made, asked) =>
  made?.kind === asked.kind &&
  (asked.kind === 'stand-in' || made.version === asked.version || made.folder === asked.folder);

/** Users and passwords may change: they are a way to the data, not other data. */
const isSameDatabase = (made, asked) =>
  made !== null && asked !== null && ['host', 'port', 'name'].every((key) => made[key] === asked[key]);
