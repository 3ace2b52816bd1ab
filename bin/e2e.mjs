import { browserTests } from './lib/browser-tests.mjs';
import { splitFlags } from './lib/options.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/run.mjs';
import { summarize } from './lib/summary.mjs';

// All other arguments go to Playwright: `npm run e2e -- --grep "results page"`.
await main(async () => {
  const { flags, rest } = splitFlags(process.argv.slice(2), ['--keep', '--no-system', '--yes']);
  await prepare({ browser: true, servers: true, system: !flags.has('--no-system') });
  return summarize([await browserTests({ args: rest, keep: flags.has('--keep') })]);
});
