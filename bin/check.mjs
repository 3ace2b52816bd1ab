import { runChecks } from './lib/checks.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/run.mjs';
import { summarize } from './lib/summary.mjs';

await main(async () => {
  await prepare({ browser: false });
  return summarize(await runChecks());
});
