import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';
import { run } from './run.mjs';
import { Fail, say, step } from './say.mjs';
import { layOut, link } from './site-files.mjs';
import { mustBeSame, resetCommand } from './site-identity.mjs';
import { readRecord, readSite, shopRecord, siteFolder, stampFile, writeRecord } from './site-record.mjs';
import { readStamp, stampOf, writeStamp } from './stamp.mjs';
import { wordpress } from './wordpress.mjs';

export { siteFolder };

const SITE_INPUTS = ['demo/php', 'demo/content', 'demo/wp-config.php'];
const INDEX_INPUTS = ['php-search/src', 'plugin/src'];
const TOOLS_PLUGIN = 'stallkeeper-tools/stallkeeper-tools.php';

/**
 * @typedef {{name: string, url: string, database?: import('./site-record.mjs').Database|null, wordpress?: string|null,
 *   shop?: import('./shop.mjs').Shop|null, ownTheme?: boolean, isEmpty?: boolean, reset?: boolean}} Wish
 *   wordpress: a folder, null for the WordPress that this project brings; shop: no shop when it is absent; database: SQLite
 *   when it is absent; ownTheme: work on a copy of the theme, so that a test may edit it; isEmpty: leave out the demo
 *   content; reset: delete the site first
 */

/**
 * Creates a site, or updates a finished one. A finished site keeps its content unless `reset` is set.
 * @param {Wish} wish
 * @returns {Promise<{folder: string, password: string}>} its folder, and the password of its user `admin`
 * @throws {Fail} when the site was made with other parts than the wish names
 */
export async function site(wish) {
  const folder = siteFolder(wish.name);
  const made = readSite(wish.name);
  if (made === null || wish.reset) {
    await make(folder, wish);
    writeStamp(stampFile(folder), siteStamp());
  } else {
    mustBeSame(wish.name, made, wish);
    keep(folder, wish, made);
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

const siteStamp = () => stampOf({ files: SITE_INPUTS.map((name) => at(name)) });

async function make(folder, wish) {
  const { core, sqlite = null } = wish.wordpress ? { core: wish.wordpress } : await wordpress();
  // Check the database before deleting the existing site.
  if (wish.database)
    await step('Database', () =>
      siteCommand(folder, 'database', { ...wish.database, reset: wish.reset === true }),
    );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'database'), { recursive: true });
  await step('WordPress files', () => layOut(folder, wish, core, sqlite));
  const password = randomBytes(12).toString('base64url');
  await step('WordPress installation', async () => {
    await siteCommand(folder, 'install', { password });
    await siteCommand(folder, 'theme', { plugins: [...(wish.shop ? [wish.shop.plugin] : []), TOOLS_PLUGIN] });
  });
  if (wish.shop) await step('Shop settings', () => siteCommand(folder, 'shop'));
  if (!wish.isEmpty) await step('Demo content', () => siteCommand(folder, 'content'));
  writeFileSync(join(folder, 'password'), `${password}\n`, { mode: 0o600 });
}

/** A finished site follows what has moved: the repository, its WooCommerce, the way to its database. */
function keep(folder, wish, made) {
  const shop = wish.shop ?? made.shop;
  link(folder, shop);
  const before = readRecord(folder);
  const now = { ...before, database: wish.database ?? before.database, shop: shopRecord(shop) };
  if (JSON.stringify(now) !== JSON.stringify(before)) writeRecord(folder, now);
  if (readStamp(stampFile(folder)) !== siteStamp())
    say(
      `  The demo content has changed since the site ${wish.name} was created. The site is unchanged. To create it again, run ${resetCommand(wish.name)}.`,
    );
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
  const stamp = stampOf({ files: INDEX_INPUTS.map((name) => at(name)), values: [url, folder] });
  if (readStamp(join(folder, 'index-stamp')) === stamp) return;
  await step('Search index', () => siteCommand(folder, 'index'));
  writeStamp(join(folder, 'index-stamp'), stamp);
}
