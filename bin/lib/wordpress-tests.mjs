import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { at } from './paths.mjs';
import { atEnd, run } from './run.mjs';
import { say } from './say.mjs';
import { standIn } from './shop.mjs';
import { site, siteFolder } from './site.mjs';

/** No server runs at this address. The tests call WordPress directly. */
const URL = 'http://127.0.0.1:9';

/**
 * Runs the PHPUnit suite of the plugin inside WordPress, in a new site that is deleted afterwards.
 * @param {{args?: string[], keep?: boolean}} options args are passed to PHPUnit; keep: do not delete the site
 * @returns {Promise<number>} PHPUnit's exit code
 */
export async function wordpressTests({ args = [], keep = false } = {}) {
  const name = `phpunit-${randomBytes(4).toString('hex')}`;
  const throwAway = atEnd(() => keep || rmSync(siteFolder(name), { recursive: true, force: true }));
  const { folder } = await site({ name, url: URL, shop: standIn(), isEmpty: true });
  const { code } = await run(
    'php',
    [
      ...['-d', 'memory_limit=1G', '-d', `auto_prepend_file=${at('plugin/tests/wordpress.php')}`],
      ...[at('vendor/bin/phpunit'), '-c', at('phpunit.wordpress.xml'), ...args],
    ],
    { quiet: false, allowFailure: true, env: { STALLKEEPER_SITE: folder } },
  );
  if (keep) say(`The site is kept in ${folder}.`);
  await throwAway();
  return code;
}
