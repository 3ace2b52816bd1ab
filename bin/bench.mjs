import { main } from './lib/run.mjs';
import { Fail, say } from './lib/say.mjs';

/** The benchmarks. Each returns an exit code: 1 when a bound is missed. */
const BENCHES = {
  search: {
    what: 'the engine alone: build, update, time and recall of queries on 10,000 posts (-- search POSTS for another number)',
    load: () => import('./bench/search.mjs'),
  },
  large: {
    what: '100,000 posts: full build, memory, queries with the facets of the results page, hostile searches (-- large POSTS)',
    load: () => import('./bench/large.mjs'),
  },
  hostile: {
    what: '10,000 generated hostile requests to a site: no 5xx, no notice, no hidden post, none slow (-- hostile REQUESTS SEED)',
    load: () => import('./bench/hostile.mjs'),
  },
  load: {
    what: 'the light entry under 50 clients for 30 s: errors, p99, memory of its processes',
    load: () => import('./bench/load.mjs'),
  },
  entry: {
    what: 'the light entry against the REST route: requests per second, side by side',
    load: () => import('./bench/entry.mjs'),
  },
  typing: {
    what: 'from a keystroke to painted hits, in Chromium, on a desktop and with a processor four times slower',
    load: () => import('./bench/typing.mjs'),
  },
};

await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) {
    say('npm run bench -- NAME measures:');
    for (const [known, { what }] of Object.entries(BENCHES)) say(`  ${known.padEnd(8)}${what}`);
    return 0;
  }
  if (!Object.hasOwn(BENCHES, name))
    throw new Fail(`There is no bench ${name}: choose one of ${Object.keys(BENCHES).join(', ')}.`);
  const { bench } = await BENCHES[name].load();
  return bench(args);
});
