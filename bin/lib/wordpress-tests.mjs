import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { COVERAGE_ENV, checkCoverage, coverageArgs } from './coverage.mjs';
import { demoContent } from './demo-content.mjs';
import { folderOf } from './folders.mjs';
import { ingredients } from './ingredients.mjs';
import { at } from './paths.mjs';
import { atEnd, run } from './run.mjs';
import { say } from './say.mjs';
import { givenWooCommerce } from './shop.mjs';
import { site, siteCommand, siteFolder } from './site.mjs';
import { newestWordpress } from './wordpress.mjs';

/** Much of the time is spent in translating SQL for SQLite, which PHP's JIT compiler makes a quarter shorter. Coverage needs it off. */
const COMPILED = { 'opcache.enable_cli': '1', 'opcache.jit': 'tracing', 'opcache.jit_buffer_size': '64M' };

/** No server runs at this address. The tests call WordPress directly. */
const URL = 'http://127.0.0.1:9';

/**
 * Runs the PHPUnit suites of the plugin and the theme inside WordPress, in a new site that is deleted afterwards. WORDPRESS and
 * WOOCOMMERCE choose what they run on, as for `npm start`.
 * @param {{args?: string[], coverage?: boolean, keep?: boolean, network?: boolean, newest?: boolean}} options args are passed to PHPUnit;
 *   coverage: measure and check the line coverage; keep: do not delete the site; network: run the tests of a network of sites;
 *   newest: on the newest WordPress of the npm package
 * @returns {Promise<number>} PHPUnit's exit code, or 1 if the coverage is too low
 */
export async function wordpressTests({
  args = [],
  coverage = false,
  keep = false,
  network = false,
  newest = false,
} = {}) {
  const extension = coverage ? await coverageArgs() : [];
  demoContent();
  const name = `phpunit-${randomBytes(4).toString('hex')}`;
  const throwAway = atEnd(() => keep || rmSync(siteFolder(name), { recursive: true, force: true }));
  const { core, shop } = await ingredients({
    wordpress: newest ? await newestWordpress() : folderOf('WORDPRESS', 'wp-includes/version.php'),
    woocommerce: givenWooCommerce(),
  });
  const { folder } = await site({ name, url: URL, wordpress: core, shop, isEmpty: true });
  if (network) await siteCommand(folder, 'network');
  const measured = join(folder, 'coverage.json');
  const { code } = await run(
    'php',
    [
      ...[
        '-d',
        'memory_limit=1G',
        '-d',
        `auto_prepend_file=${at('plugin/tests/wordpress.php')}`,
        ...extension,
        ...(coverage ? [] : Object.entries(COMPILED).flatMap(([key, value]) => ['-d', `${key}=${value}`])),
      ],
      ...[at('vendor/bin/phpunit'), '-c', at('phpunit.wordpress.xml')],
      ...(args.some((arg) => arg.startsWith('--testsuite'))
        ? []
        : ['--testsuite', network ? 'network' : 'plugin,theme']),
      ...args,
    ],
    {
      quiet: false,
      allowFailure: true,
      env: {
        STALLKEEPER_SITE: folder,
        ...(coverage ? { [COVERAGE_ENV]: measured } : {}),
        ...(network ? { STALLKEEPER_NETWORK: '1' } : {}),
      },
    },
  );
  const isCovered = !coverage || checkCoverage(measured);
  if (keep) say(`The site is kept in ${folder}.`);
  await throwAway();
  return code === 0 && !isCovered ? 1 : code;
}
