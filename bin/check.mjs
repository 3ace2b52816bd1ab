import { RESULTS, runChecks } from './lib/checks.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { sharedCases } from './lib/shared-cases.mjs';
import { summarize } from './lib/summary.mjs';

await main(async () => {
  await prepare({ browser: false, translations: true, system: !process.argv.includes('--no-system') });
  const code = summarize(await runChecks());
  const shared = sharedCases(RESULTS);
  shared.forEach(({ line, ok }) => say(`${ok ? '✓' : '✗'} ${line}`));
  return shared.every(({ ok }) => ok) ? code : 1;
});
