import { main } from './lib/run.mjs';
import { wordpressTests } from './lib/wordpress-tests.mjs';
import { splitFlags } from './lib/options.mjs';

// All other arguments go to PHPUnit: `node bin/wordpress-tests.mjs --filter OrderLock`.
await main(async () => {
  const { flags, rest } = splitFlags(process.argv.slice(2), ['--keep']);
  return wordpressTests({ args: rest, keep: flags.has('--keep') });
});
