import { main } from './lib/run.mjs';
import { wordpressTests } from './lib/wordpress-tests.mjs';
import { splitFlags } from './lib/options.mjs';

/**
 * Runs the PHPUnit tests of the plugin and the theme inside WordPress.
 *
 *     node bin/wordpress-tests.mjs [--coverage] [--network] [--newest] [--keep] [PHPUnit arguments]
 *
 * --coverage  prints the line coverage of each directory, and fails if it is too low; installs pcov if it is missing
 * --network   runs the tests of a network of sites (multisite) instead
 * --newest    uses the newest WordPress of the npm package instead of the oldest supported one
 * --keep      keeps the site
 *
 * All other arguments go to PHPUnit: `node bin/wordpress-tests.mjs --testsuite theme --filter MenuEntries`.
 */
await main(async () => {
  const { flags, rest } = splitFlags(process.argv.slice(2), [
    '--coverage',
    '--keep',
    '--network',
    '--newest',
  ]);
  return wordpressTests({
    args: rest,
    coverage: flags.has('--coverage'),
    keep: flags.has('--keep'),
    network: flags.has('--network'),
    newest: flags.has('--newest'),
  });
});
