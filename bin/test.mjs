import { browserSites } from './lib/browser-sites.mjs';
import { browserTests } from './lib/browser-tests.mjs';
import { runChecks } from './lib/checks.mjs';
import { splitFlags } from './lib/options.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/run.mjs';
import { Fail, say, sentence } from './lib/say.mjs';
import { summarize } from './lib/summary.mjs';

/**
 * All tests: `npm test`. With `--full` (`npm run test:full`) also those with nginx, Redis, a network of sites and two servers, the
 * faults of the hosted provider, hostile requests and the Theme Unit Test data.
 */
await main(async () => {
  const { flags, rest } = splitFlags(process.argv.slice(2), ['--full', '--no-system', '--yes']);
  if (rest.length > 0) throw new Fail(`Unknown option ${rest[0]}. Use: npm test -- [--no-system] [--yes]`);
  const full = flags.has('--full');
  await prepare({ browser: true, servers: full, translations: true, system: !flags.has('--no-system') });
  // Sites use the oldest WordPress that is supported. They are made while the checks run.
  const sites = browserSites();
  // browserTests() awaits them and reports the error.
  sites.catch(() => undefined);
  // With WORDPRESS, all tests run on that version. WOOCOMMERCE may need it.
  const newest = !process.env.WORDPRESS;
  const results = await runChecks({ full, newest });
  results.push(await browserTests({ full, sites }).catch(failed('Browser')));
  const journeys = { args: ['--grep', '@journey'], full: false, newest: true };
  if (newest) results.push(await browserTests(journeys).catch(failed('Browser, newest WordPress')));
  return summarize(results);
});

/** A site that cannot be made is a failed step: the summary is printed all the same. */
function failed(name) {
  return (error) => {
    say(`\n${sentence(error)}\n`);
    return { name, ok: false, ms: 0, counts: null };
  };
}
