import { at } from '../lib/paths.mjs';
import { composerPackages } from '../lib/packages.mjs';
import { run } from '../lib/run.mjs';
import { Fail } from '../lib/say.mjs';
import { systemPackages } from '../lib/system.mjs';

// The reference engines hold a whole collection in memory.
const PHP = ['-d', 'opcache.enable_cli=1', '-d', 'memory_limit=2G'];

/**
 * Runs php-search/bench/relevance.php and prints its output.
 * @param {string[]} args directory of the collection, and --json for a last line with all figures
 * @returns {Promise<number>} its exit code
 */
export async function bench(args) {
  const folders = args.filter((arg) => !arg.startsWith('--'));
  if (folders.length !== 1 || args.some((arg) => arg.startsWith('--') && arg !== '--json'))
    throw new Fail('Usage: npm run bench -- relevance DIRECTORY [--json]');
  await systemPackages();
  await composerPackages();
  const { code } = await run('php', [...PHP, at('php-search/bench/relevance.php'), ...args], {
    quiet: false,
    allowFailure: true,
  });
  return code;
}
