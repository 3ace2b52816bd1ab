import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { at } from '../lib/paths.mjs';
import { composerPackages } from '../lib/packages.mjs';
import { run } from '../lib/run.mjs';
import { Fail } from '../lib/say.mjs';
import { systemPackages } from '../lib/system.mjs';

// Half of a common memory limit for the command line, and the limit of small hosting plans.
const PHP = ['-d', 'opcache.enable_cli=1', '-d', 'memory_limit=128M'];

/**
 * Runs build, searches and hostile searches in separate processes, to measure the memory of each.
 * @param {string[]} args number of posts, from 1000 to 1,000,000 (100,000 when absent); `kill` ends the build with
 *   SIGKILL when half of the posts are saved, and resumes it; `in=FOLDER` keeps the index and resumes the build there
 * @returns {Promise<number>} 1 when a limit is missed
 */
export async function bench(args) {
  const posts = args.find((arg) => /^\d/.test(arg)) ?? '100000';
  const kept = args.find((arg) => arg.startsWith('in='))?.slice(3);
  const isKilled = args.includes('kill');
  const isKnown = args.every((arg) => arg === posts || arg === 'kill' || arg.startsWith('in='));
  if (!isKnown || !/^[1-9]\d{3,5}$|^1000000$/.test(posts))
    throw new Fail('Usage: npm run bench -- large [POSTS (1000 to 1000000)] [kill] [in=FOLDER]');
  await systemPackages();
  await composerPackages();
  const folder = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'stallkeeper-large-'));
  mkdirSync(folder, { recursive: true });
  try {
    if (isKilled) await killedBuild(posts, folder);
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
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts a build and kills it while it saves the posts after the first half.
 * @param {string} posts
 * @param {string} folder
 * @returns {Promise<void>}
 */
function killedBuild(posts, folder) {
  const script = at('php-search/bench', 'large.php');
  const build = spawn('php', [...PHP, script, 'build', posts, folder]);
  return new Promise((resolve, reject) => {
    build.stderr.pipe(process.stderr);
    build.stdout.on('data', (/** @type {Buffer} */ data) => {
      process.stdout.write(data);
      const saved = Number(/Saved (\d+) posts/.exec(String(data))?.[1] ?? 0);
      if (saved >= Number(posts) / 2) build.kill('SIGKILL');
    });
    build.on('error', reject);
    build.on('close', (code, signal) => {
      process.stdout.write(`The build ended with ${signal ?? `code ${code}`}.\n`);
      resolve();
    });
  });
}
