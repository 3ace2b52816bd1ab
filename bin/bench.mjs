import { main } from './lib/run.mjs';
import { Fail, say } from './lib/say.mjs';

/** The benchmarks. Each returns an exit code: 1 when a bound is missed. */
const BENCHES = {
  search: {
    what: 'the search engine: build, update, query time and recall with 10,000 posts (-- search POSTS for another number)',
    load: () => import('./bench/search.mjs'),
  },
  relevance: {
    what: 'the order of results on a collection with ratings, beside BM25 and SQLite FTS5 (-- relevance DIRECTORY [--json])',
    load: () => import('./bench/relevance.mjs'),
  },
  large: {
    what: '100,000 posts: build, memory, queries with facets, hostile searches (-- large POSTS)',
    load: () => import('./bench/large.mjs'),
  },
  hostile: {
    what: '10,000 generated hostile requests: no 5xx, PHP notice, hidden post or slow response (-- hostile REQUESTS SEED)',
    load: () => import('./bench/hostile.mjs'),
  },
  load: {
    what: 'the fast search endpoint with 50 clients for 30 s: errors, p99, memory',
    load: () => import('./bench/load.mjs'),
  },
  entry: {
    what: 'the fast search endpoint compared with the REST API: requests per second',
    load: () => import('./bench/entry.mjs'),
  },
  typing: {
    what: 'time from a keystroke to painted results in Chromium, with normal and four times slower CPU',
    load: () => import('./bench/typing.mjs'),
  },
  site: {
    what: 'pages per second with nginx and PHP-FPM, with and without the page cache (STOREFRONT=directory compares that theme)',
    load: () => import('./bench/pages-per-second.mjs'),
  },
  pages: {
    what: "PHP's share of five pages: ours compared with a blank theme, and with STOREFRONT=directory (-- pages --profile)",
    load: () => import('./bench/pages.mjs'),
  },
  phone: {
    what: 'seven pages on a phone: largest contentful paint, layout shift, JavaScript and styles, beside those of STOREFRONT=directory (-- phone 1 for one run)',
    load: () => import('./bench/phone.mjs'),
  },
  taps: {
    what: 'time from a tap on menu, submenu, filters and "Add to cart" to the next paint, with a four times slower CPU, beside STOREFRONT=directory',
    load: () => import('./bench/taps.mjs'),
  },
};

await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) {
    say('Usage: npm run bench -- NAME. Benchmarks:');
    for (const [known, { what }] of Object.entries(BENCHES)) say(`  ${known.padEnd(10)}${what}`);
    return 0;
  }
  if (!Object.hasOwn(BENCHES, name))
    throw new Fail(`Unknown benchmark ${name}. Choose one of: ${Object.keys(BENCHES).join(', ')}.`);
  const { bench } = await BENCHES[name].load();
  return bench(args);
});
