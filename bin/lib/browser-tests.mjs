import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS } from './checks.mjs';
import { countsOf, playwrightCounts, playwrightFlaky, total } from './counts.mjs';
import { folderOf } from './folders.mjs';
import { ingredients } from './ingredients.mjs';
import { atEnd, endGroup, run } from './run.mjs';
import { at } from './paths.mjs';
import { Fail, say } from './say.mjs';
import { freePort, serve } from './server.mjs';
import { givenWooCommerce, shopLine } from './shop.mjs';
import { site, siteFolder } from './site.mjs';
import { chromium } from './system.mjs';
import { wordpressVersion } from './wordpress.mjs';

/** A busy machine may stumble; a suite that stumbles more often hides something. */
const SECOND_TRIES_AT_MOST = 5;
const COMPLAINT = /PHP (Fatal error|Parse error|Warning|Notice|Deprecated):/;

/**
 * The journeys in Chromium, against a site of their own on a copy of the theme: own port, own database, thrown away.
 * On the WordPress and the shop that the environment names, as `npm start` takes them.
 * @param {{args?: string[], keep?: boolean}} options args go to Playwright as they are
 * @returns {Promise<import('./checks.mjs').Result>}
 */
export async function browserTests({ args = [], keep = false } = {}) {
  const began = Date.now();
  const name = `e2e-${randomBytes(4).toString('hex')}`;
  const throwAway = atEnd(() => keep || rmSync(siteFolder(name), { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { core, shop } = await ingredients({
    wordpress: folderOf('WORDPRESS', 'wp-includes/version.php'),
    woocommerce: givenWooCommerce(),
  });
  const { folder, password } = await site({ name, url, ownTheme: true, wordpress: core, shop });
  say(`WordPress ${wordpressVersion(core)}, shop: ${shopLine(shop)}`);
  const server = await serve(folder, port);
  const env = { E2E_URL: url, E2E_SITE: folder, E2E_PASSWORD: password, CHROMIUM: chromium() ?? '' };

  mkdirSync(RESULTS, { recursive: true });
  const passes = [];
  // What changes the whole site (`@alone`) waits until nobody else looks at it.
  const own = args.some((arg) => arg.startsWith('--project'))
    ? [[]]
    : [
        ['--project=no-js', '--project=js'],
        ['--project=alone', '--workers=1'],
      ];
  for (const [i, projects] of own.entries())
    passes.push(await playwright([...projects, ...args], join(RESULTS, `playwright-${i}.json`), env));
  await endGroup(server.group);

  const complaints = phpComplaints(folder);
  if (complaints.length > 0) say(`\nPHP complained while the journeys ran:\n  ${complaints.join('\n  ')}`);
  if (keep) say(`The site is kept in ${folder}.`);
  await throwAway();
  const counts = passes.every((pass) => pass.counts) ? total(passes.map((pass) => pass.counts)) : null;
  const again = passes.flatMap((pass) => pass.flaky);
  if (again.length > 0)
    say(`\nPassed at the second try only (${SECOND_TRIES_AT_MOST} at most may):\n  ${again.join('\n  ')}`);
  const ran = counts !== null && counts.passed + counts.failed + counts.skipped > 0;
  if (!ran) say('No browser test ran.');
  return {
    name: 'Browser',
    ok:
      ran &&
      complaints.length === 0 &&
      again.length <= SECOND_TRIES_AT_MOST &&
      passes.every((pass) => pass.code === 0),
    ms: Date.now() - began,
    counts,
  };
}

async function playwright(args, file, env) {
  const program = at('node_modules/.bin/playwright');
  if (!existsSync(program)) throw new Fail('Playwright is missing from node_modules.');
  rmSync(file, { force: true });
  const { code } = await run(program, ['test', '--pass-with-no-tests', ...args], {
    quiet: false,
    allowFailure: true,
    stopBy: 'SIGINT',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  return { code, counts: countsOf(file, playwrightCounts), flaky: countsOf(file, playwrightFlaky) ?? [] };
}

/** Warnings of our own PHP, wherever a page hid them; WordPress's are its own affair. */
function phpComplaints(folder) {
  const file = join(folder, 'debug.log');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(
      (line) =>
        COMPLAINT.test(line) &&
        (line.includes(`${folder}/rooms/`) ||
          line.includes('/themes/stallkeeper') ||
          line.includes('/plugins/stallkeeper-tools') ||
          line.includes('/plugins/stallkeeper-tools') ||
          line.includes(at('demo'))),
    );
}
