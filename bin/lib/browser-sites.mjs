import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './folders.mjs';
import { ingredients } from './ingredients.mjs';
import { at } from './paths.mjs';
import { atEnd } from './run.mjs';
import { freePort, serve } from './server.mjs';
import { givenWooCommerce } from './shop.mjs';
import { site, siteCommand, siteFolder } from './site.mjs';
import { newestWordpress } from './wordpress.mjs';

/** Each Playwright worker has a site of its own. */
const WORKERS = 2;

/** @typedef {{running: {url: string, folder: string, password: string, server: {group: number}}[], core: string|null,
 *   shop: import('./shop.mjs').Shop|null, throwAway: () => unknown}} Sites */

/**
 * Makes the sites of the browser tests and serves them, with copies of theme and plugin: own ports, own databases, deleted
 * afterwards.
 * @param {{newest?: boolean, keep?: boolean}} options newest: on the newest WordPress of the npm package; keep: do not delete them
 * @returns {Promise<Sites>}
 * @throws {Fail} if a site cannot be made
 */
export async function browserSites({ newest = false, keep = false } = {}) {
  const name = `e2e-${randomBytes(4).toString('hex')}`;
  const names = Array.from({ length: WORKERS }, (_, i) => `${name}-${i}`);
  const throwAway = atEnd(
    () => keep || names.forEach((one) => rmSync(siteFolder(one), { recursive: true, force: true })),
  );
  const { core, shop } = await ingredients({
    wordpress: newest ? await newestWordpress() : folderOf('WORDPRESS', 'wp-includes/version.php'),
    woocommerce: givenWooCommerce(),
  });
  const running = await makeSites(names, { ownTheme: true, wordpress: core, shop });
  return { running, core, shop, throwAway };
}

/** Makes one site for each worker and serves them. They are copies of the first, with addresses of their own. */
async function makeSites(names, wish) {
  const made = [];
  for (const name of names) {
    if (made.length > 0)
      cpSync(made[0].folder, siteFolder(name), { recursive: true, verbatimSymlinks: true });
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    made.push({ port, url, ...(await site({ ...wish, name, url })) });
  }
  return Promise.all(
    made.map(async (one) => {
      addTestFiles(one.folder);
      const server = await serve(one.folder, one.port, { router: at('e2e/fixtures/site/router.php') });
      await keepState(one);
      return { ...one, server };
    }),
  );
}

/** Adds the files with which tests run PHP code in the site: wp() and withPlugin(). */
function addTestFiles(folder) {
  writeFileSync(join(folder, 'run-key'), randomBytes(16).toString('hex'), { mode: 0o600 });
  cpSync(at('e2e/fixtures/site/run.php'), join(folder, 'www/stallkeeper-tests-run.php'));
  cpSync(at('e2e/fixtures/site/for-tests.php'), join(folder, 'www/wp-content/mu-plugins/for-tests.php'));
}

/** Copies the database and the search index: tests restore them (e2e/support/site-state.ts). */
async function keepState({ folder, url }) {
  for (const path of ['/', '/shop/', '/?s=tea']) await (await fetch(`${url}${path}`)).text();
  await siteCommand(folder, 'postpone-events');
  const copy = join(folder, 'unchanged');
  mkdirSync(join(copy, 'database'), { recursive: true });
  await siteCommand(folder, 'copy-database', { file: join(copy, 'database/wordpress.sqlite') });
  const uploads = 'www/wp-content/uploads';
  for (const name of readdirSync(join(folder, uploads)).filter((one) => one.startsWith('stallkeeper-')))
    cpSync(join(folder, uploads, name), join(copy, uploads, name), {
      recursive: true,
      preserveTimestamps: true,
    });
}
