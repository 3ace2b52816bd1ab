import { at } from '../lib/paths.mjs';
import { composerPackages } from '../lib/packages.mjs';
import { run } from '../lib/run.mjs';
import { Fail } from '../lib/say.mjs';
import { systemPackages } from '../lib/system.mjs';

// With opcache, as `npm start` serves the site.
const PHP = ['-d', 'opcache.enable_cli=1', '-d', 'memory_limit=1G'];

/**
 * Runs php-search/bench/search.php and prints its output.
 * @param {string[]} args how many posts, from 100 to 1,000,000; 10,000 when absent
 * @returns {Promise<number>} its exit code
 */
export async function bench([posts, ...others]) {
  if (others.length > 0 || (posts !== undefined && !/^[1-9]\d{2,5}$|^1000000$/.test(posts)))
    throw new Fail('Usage: npm run bench -- search [POSTS (100 to 1000000)]');
  await systemPackages();
  await composerPackages();
  const { code } = await run('php', [...PHP, at('php-search/bench/search.php'), ...(posts ? [posts] : [])], {
    quiet: false,
    allowFailure: true,
  });
  return code;
}
