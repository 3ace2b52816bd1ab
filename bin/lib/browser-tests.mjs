import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS } from './checks.mjs';
import { countsOf, playwrightCounts, playwrightFailures, slowestTests } from './counts.mjs';
import { folderOf } from './folders.mjs';
import { ingredients } from './ingredients.mjs';
import { atEnd, endGroup, run } from './run.mjs';
import { at } from './paths.mjs';
import { phpMessages } from './php-messages.mjs';
import { Fail, say } from './say.mjs';
import { freePort, serve } from './server.mjs';
import { givenWooCommerce, shopLine } from './shop.mjs';
import { site, siteCommand, siteFolder } from './site.mjs';
import { chromium } from './system.mjs';
import { newestWordpress, wordpressVersion } from './wordpress.mjs';

/** Each Playwright worker has a site of its own. */
const WORKERS = 2;

/**
 * Runs the browser tests in Chromium, against sites of their own with copies of theme and plugin: own ports, own databases,
 * deleted afterwards. WORDPRESS and WOOCOMMERCE choose what they run on, as for `npm start`.
 *
 * A failed test is not repeated (playwright.config.ts).
 * @param {{args?: string[], keep?: boolean, full?: boolean, newest?: boolean}} options args are passed to Playwright; full: with the
 *   tests in `*.full.spec.ts`, which need other servers or much time; newest: on the newest WordPress of the npm package
 * @returns {Promise<import('./checks.mjs').Result>}
 */
export async function browserTests({ args = [], keep = false, full = true, newest = false } = {}) {
  const began = Date.now();
  const name = `e2e-${randomBytes(4).toString('hex')}`;
  const names = Array.from({ length: WORKERS }, (_, i) => `${name}-${i}`);
  const throwAway = atEnd(
    () => keep || names.forEach((one) => rmSync(siteFolder(one), { recursive: true, force: true })),
  );
  const { core, shop } = await ingredients({
    wordpress: newest ? await newestWordpress() : folderOf('WORDPRESS', 'wp-includes/version.php'),
    woocommerce: givenWooCommerce(),
  });
  const running = await sites(names, { ownTheme: true, wordpress: core, shop });
  say(`WordPress ${wordpressVersion(core)}, shop: ${shopLine(shop)}`);

  mkdirSync(RESULTS, { recursive: true });
  const results = join(RESULTS, newest ? 'playwright-newest.json' : 'playwright.json');
  const { code, counts, failures } = await playwright(args, running, { full, results });
  await Promise.all(running.map(({ server }) => endGroup(server.group)));

  const complaints = running.flatMap(({ folder }) => phpMessages(join(folder, 'debug.log')));
  if (complaints.length > 0) say(`\nPHP errors during the tests:\n  ${complaints.join('\n  ')}`);
  if (keep) say(`The sites are kept in ${running.map(({ folder }) => folder).join(', ')}.`);
  await throwAway();
  const ran = counts !== null && counts.passed + counts.failed + counts.skipped > 0;
  if (!ran) say('No browser test ran.');
  return {
    name: newest ? 'Browser, newest WordPress' : 'Browser',
    ok: ran && complaints.length === 0 && code === 0,
    ms: Date.now() - began,
    counts,
    failures,
    slowest: countsOf(results, slowestTests) ?? [],
  };
}

/** Makes one site for each worker and serves them. They are copies of the first, with addresses of their own. */
async function sites(names, wish) {
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

async function playwright(args, running, { full, results }) {
  const program = at('node_modules/.bin/playwright');
  if (!existsSync(program)) throw new Fail('Playwright is missing from node_modules.');
  rmSync(results, { force: true });
  const given = running.map(({ url, folder, password }) => ({ url, folder, password }));
  const { code } = await run(program, ['test', '--pass-with-no-tests', ...args], {
    quiet: false,
    allowFailure: true,
    stopBy: 'SIGINT',
    env: {
      ...{ E2E_SITES: JSON.stringify(given), E2E_FULL: full ? '1' : '0', CHROMIUM: chromium() ?? '' },
      ...{ PLAYWRIGHT_JSON_OUTPUT_FILE: results, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    },
  });
  return {
    code,
    counts: countsOf(results, playwrightCounts),
    failures: countsOf(results, playwrightFailures) ?? [],
  };
}
