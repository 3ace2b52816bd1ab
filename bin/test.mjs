import { browserTests } from './lib/browser-tests.mjs';
import { runChecks } from './lib/checks.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/run.mjs';
import { say, sentence } from './lib/say.mjs';
import { summarize } from './lib/summary.mjs';

await main(async () => {
  await prepare({ browser: true, servers: true, system: !process.argv.includes('--no-system') });
  const results = await runChecks();
  results.push(await browserTests().catch(failed));
  return summarize(results);
});

/** A site that cannot be made is a failed step: the summary is printed all the same. */
function failed(error) {
  say(`\n${sentence(error)}\n`);
  return { name: 'Browser', ok: false, ms: 0, counts: null };
}
