import { say } from '../../lib/say.mjs';
import { ROOT } from '../../lib/paths.mjs';
import { load, percentile } from '../numbers.mjs';
import { BLANK, OURS } from './compare.mjs';
import { measured } from './requests.mjs';

const WARM_UPS = 3;
const REQUESTS = 9;
const CALLBACKS = 25;
/** Functions of a query's callers to print, the innermost ones. */
const CALLERS = 6;

/**
 * Prints for each page: callbacks of theme and plugin by their time, SQL queries by their callers, and PHP files that the
 * blank theme does not load, by directory. Times include the profiler's own share of about 1 µs a callback.
 * @param {string} url of the site
 * @param {string} folder of the site
 * @param {Record<string, string>} pages paths by name
 * @returns {Promise<number>} 0
 */
export async function profile(url, folder, pages) {
  for (const [page, path] of Object.entries(pages)) {
    const requests = [];
    for (let i = 0; i < WARM_UPS + REQUESTS; i++) {
      const request = await measured(url + path, folder, OURS);
      if (i >= WARM_UPS) requests.push(request);
    }
    await measured(url + path, folder, BLANK);
    const floor = await measured(url + path, folder, BLANK);
    const { profile: one, queries, files } = requests[0];
    say(
      `\n${page}: ${queries} queries (blank ${floor.queries}), ${files} files (blank ${floor.files}); load ${load()}`,
    );
    printCallbacks(requests.map((request) => request.profile.callbacks));
    printQueries(one.queries, floor.profile.queries);
    printFiles(one.files.filter((file) => !floor.profile.files.includes(file)));
  }
  return 0;
}

function printCallbacks(requests) {
  const rows = Object.keys(requests[0])
    .filter((name) => name.includes('Stallkeeper\\'))
    .map((name) => {
      const [ms, ownMs] = ['ms', 'ownMs'].map((field) =>
        percentile(
          requests.map((callbacks) => callbacks[name]?.[field] ?? 0),
          50,
        ),
      );
      return { name, ms, ownMs, calls: requests[0][name].calls };
    })
    .sort((a, b) => b.ownMs - a.ownMs);
  const sum = rows.reduce((all, { ownMs }) => all + ownMs, 0);
  say(`  callbacks: own ms, ms with callbacks inside, calls (all ${rows.length}: ${sum.toFixed(1)} ms)`);
  for (const { name, ms, ownMs, calls } of rows.slice(0, CALLBACKS))
    say(
      `  ${ownMs.toFixed(2).padStart(7)} ${ms.toFixed(2).padStart(7)} ${String(calls).padStart(4)}  ${name}`,
    );
}

function printQueries(queries, floor) {
  const [ours, blank] = [countsOf(queries), countsOf(floor)];
  say('  queries that the blank theme does not have, by caller');
  for (const [callers, number] of [...ours].sort((a, b) => b[1] - a[1])) {
    const more = number - (blank.get(callers) ?? 0);
    if (more > 0) say(`  ${String(more).padStart(4)}  ${callers}`);
  }
}

function countsOf(queries) {
  const counts = new Map();
  for (const query of queries) {
    const callers = query
      .split(', ')
      .filter((name) => !/^(require|include)|^(do_action|apply_filters|WP_Hook)/.test(name))
      .slice(-CALLERS)
      .join(' > ');
    counts.set(callers, (counts.get(callers) ?? 0) + 1);
  }
  return counts;
}

function printFiles(files) {
  const folders = new Map();
  for (const file of files) {
    const folder = file
      .replace(ROOT, '')
      .replace(/^.*?\/(packages|www)\//, '')
      .replace(/\/[^/]*$/, '');
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  say(`  ${files.length} files that the blank theme does not load, by directory`);
  for (const [folder, number] of [...folders].sort()) say(`  ${String(number).padStart(4)}  ${folder}`);
}
