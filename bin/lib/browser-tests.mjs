import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserSites } from './browser-sites.mjs';
import { RESULTS } from './checks.mjs';
import { countsOf, playwrightCounts, playwrightFailures, slowestTests } from './counts.mjs';
import { at } from './paths.mjs';
import { phpMessages } from './php-messages.mjs';
import { endGroup, run } from './run.mjs';
import { Fail, say } from './say.mjs';
import { shopLine } from './shop.mjs';
import { chromium } from './system.mjs';
import { wordpressVersion } from './wordpress.mjs';

/**
 * Runs the browser tests in Chromium, against sites of their own (browser-sites.mjs). WORDPRESS and WOOCOMMERCE choose what they
 * run on, as for `npm start`.
 *
 * A failed test is not repeated (playwright.config.ts).
 * @param {{args?: string[], keep?: boolean, full?: boolean, newest?: boolean, sites?: Promise<import('./browser-sites.mjs').Sites>}}
 *   options args are passed to Playwright; full: with the tests in `*.full.spec.ts`, which need other servers or much time; newest:
 *   on the newest WordPress of the npm package; sites: made beforehand
 * @returns {Promise<import('./checks.mjs').Result>}
 */
export async function browserTests({ args = [], keep = false, full = true, newest = false, sites } = {}) {
  const began = Date.now();
  const { running, core, shop, throwAway } = await (sites ?? browserSites({ newest, keep }));
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
