import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../lib/paths.mjs';
import { composerPackages } from '../lib/packages.mjs';
import { run } from '../lib/run.mjs';
import { Fail } from '../lib/say.mjs';
import { systemPackages } from '../lib/system.mjs';

// A common memory limit of hosting providers.
const PHP = ['-d', 'opcache.enable_cli=1', '-d', 'memory_limit=128M'];

/**
 * Runs build, searches and hostile searches in separate processes, to measure the memory of each.
 * @param {string[]} args how many posts, from 1000 to 1,000,000; 100,000 when absent
 * @returns {Promise<number>} 1 when a bound is missed
 */
export async function bench([posts = '100000', ...others]) {
  if (others.length > 0 || !/^[1-9]\d{3,5}$|^1000000$/.test(posts))
    throw new Fail('Usage: npm run bench -- large [POSTS (1000 to 1000000)]');
  await systemPackages();
  await composerPackages();
  const folder = mkdtempSync(join(tmpdir(), 'stallkeeper-large-'));
  try {
    let missed = 0;
    for (const script of [
      ['large.php', 'build', posts, folder],
      ['large.php', 'search', posts, folder],
      ['hostile.php', folder],
    ]) {
      const [name, ...parameters] = script;
      const { code } = await run('php', [...PHP, at('php-search/bench', name), ...parameters], {
        quiet: false,
        allowFailure: true,
      });
      missed += code === 0 ? 0 : 1;
    }
    return missed > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
