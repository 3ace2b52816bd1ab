import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS } from './checks.mjs';
import { countsOf, playwrightCounts, playwrightFailures, total } from './counts.mjs';
import { folderOf } from './folders.mjs';
import { ingredients } from './ingredients.mjs';
import { atEnd, endGroup, run } from './run.mjs';
import { at } from './paths.mjs';
import { phpMessages } from './php-messages.mjs';
import { Fail, say } from './say.mjs';
import { freePort, serve } from './server.mjs';
import { givenWooCommerce, shopLine } from './shop.mjs';
import { site, siteFolder } from './site.mjs';
import { chromium } from './system.mjs';
import { wordpressVersion } from './wordpress.mjs';

/**
 * Runs the browser tests in Chromium, against sites of their own with copies of theme and plugin: own ports, own databases,
 * deleted afterwards. WORDPRESS and WOOCOMMERCE choose what they run on, as for `npm start`.
 *
 * The tests that change a whole site (`@alone`) run after the others, in two parts on two sites.
 * A failed test is not repeated (playwright.config.ts).
 * @param {{args?: string[], keep?: boolean}} options args are passed to Playwright
 * @returns {Promise<import('./checks.mjs').Result>}
 */
export async function browserTests({ args = [], keep = false } = {}) {
  const began = Date.now();
  const name = `e2e-${randomBytes(4).toString('hex')}`;
  const isWhole = !args.some((arg) => arg.startsWith('--project'));
  const names = isWhole ? [name, `${name}-2`] : [name];
  const throwAway = atEnd(
    () => keep || names.forEach((one) => rmSync(siteFolder(one), { recursive: true, force: true })),
  );
  const { core, shop } = await ingredients({
    wordpress: folderOf('WORDPRESS', 'wp-includes/version.php'),
    woocommerce: givenWooCommerce(),
  });
  const [first, second] = await sites(names, { ownTheme: true, wordpress: core, shop });
  say(`WordPress ${wordpressVersion(core)}, shop: ${shopLine(shop)}`);

  mkdirSync(RESULTS, { recursive: true });
  const passes = [];
  if (isWhole) {
    passes.push(await playwright(['--project=no-js', '--project=js', ...args], 'playwright-0', first));
    passes.push(
      ...(await Promise.all(
        [first, second].map((one, i) =>
          playwright(
            [
              ...['--project=alone', '--workers=1', `--shard=${i + 1}/2`],
              ...[`--output=test-results/alone-${i + 1}`, ...args],
            ],
            `playwright-${i + 1}`,
            one,
          ),
        ),
      )),
    );
  } else {
    passes.push(await playwright(args, 'playwright-0', first));
  }
  const running = [first, second].filter(Boolean);
  await Promise.all(running.map(({ server }) => endGroup(server.group)));

  const complaints = running.flatMap(({ folder }) => phpMessages(join(folder, 'debug.log')));
  if (complaints.length > 0) say(`\nPHP errors during the tests:\n  ${complaints.join('\n  ')}`);
  if (keep) say(`The sites are kept in ${running.map(({ folder }) => folder).join(', ')}.`);
  await throwAway();
  const counts = passes.every((pass) => pass.counts) ? total(passes.map((pass) => pass.counts)) : null;
  const ran = counts !== null && counts.passed + counts.failed + counts.skipped > 0;
  if (!ran) say('No browser test ran.');
  return {
    name: 'Browser',
    ok: ran && complaints.length === 0 && passes.every((pass) => pass.code === 0),
    ms: Date.now() - began,
    counts,
    failures: passes.flatMap(({ failures }) => failures),
  };
}

/** Makes one site and serves it. Further sites are copies of the first, with addresses of their own. */
async function sites(names, wish) {
  const made = [];
  for (const name of names) {
    if (made.length > 0)
      cpSync(made[0].folder, siteFolder(name), { recursive: true, verbatimSymlinks: true });
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    made.push({ port, url, ...(await site({ ...wish, name, url })) });
  }
  return Promise.all(made.map(async (one) => ({ ...one, server: await serve(one.folder, one.port) })));
}

async function playwright(args, name, { url, folder, password }) {
  const program = at('node_modules/.bin/playwright');
  if (!existsSync(program)) throw new Fail('Playwright is missing from node_modules.');
  const file = join(RESULTS, `${name}.json`);
  rmSync(file, { force: true });
  const { code } = await run(program, ['test', '--pass-with-no-tests', ...args], {
    quiet: false,
    allowFailure: true,
    stopBy: 'SIGINT',
    env: {
      ...{ E2E_URL: url, E2E_SITE: folder, E2E_PASSWORD: password, CHROMIUM: chromium() ?? '' },
      ...{ PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    },
  });
  return {
    code,
    counts: countsOf(file, playwrightCounts),
    failures: countsOf(file, playwrightFailures) ?? [],
  };
}
