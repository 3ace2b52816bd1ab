import { browserTests } from './lib/browser-tests.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/run.mjs';
import { summarize } from './lib/summary.mjs';

// Everything but --keep is Playwright's: `npm run e2e -- --grep "results page"`.
await main(async () => {
  const args = process.argv.slice(2);
  await prepare({ browser: true });
  return summarize([
    await browserTests({ args: args.filter((arg) => arg !== '--keep'), keep: args.includes('--keep') }),
  ]);
});
