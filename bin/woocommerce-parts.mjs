import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { Fail, say } from './lib/say.mjs';
import { differences, summary } from './lib/woocommerce-parts/compare.mjs';
import { inventoryOf, toJson } from './lib/woocommerce-parts/inventory.mjs';

const FILE = at('bin/lib/woocommerce-parts/parts.json');
const USAGE =
  'node bin/woocommerce-parts.mjs [--write] DIRECTORY…, directories of WooCommerce, the oldest version first';

/**
 * Compares what versions of WooCommerce print and style with the inventory. With `--write`, it writes the inventory. It copies no
 * code of WooCommerce, only names of classes and selectors. See docs/testing.md.
 */
await main(async () => {
  const args = process.argv.slice(2);
  const directories = args.filter((one) => one !== '--write');
  if (directories.length === 0 || directories.some((one) => one.startsWith('-')))
    throw new Fail(`Use: ${USAGE}`);
  const found = inventoryOf(directories);
  const changes = differences(JSON.parse(readFileSync(FILE, 'utf8')), found);
  changes.forEach((one) => say(one));
  if (args.includes('--write')) writeFileSync(FILE, toJson(found));
  summary(found, JSON.parse(readFileSync(at('bin/lib/woocommerce-parts/exceptions.json'), 'utf8'))).forEach(
    (one) => say(one),
  );
  return changes.length === 0 || args.includes('--write') ? 0 : 1;
});
