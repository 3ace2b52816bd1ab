import { main } from './lib/run.mjs';
import { pluginTests } from './lib/plugin-tests.mjs';
import { splitFlags } from './lib/options.mjs';

// All other arguments go to PHPUnit: `node bin/plugin-tests.mjs --filter OrderLock`.
await main(async () => {
  const { flags, rest } = splitFlags(process.argv.slice(2), ['--keep']);
  return pluginTests({ args: rest, keep: flags.has('--keep') });
});
