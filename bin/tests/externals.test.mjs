import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import configurations from '../../webpack.config.js';
import { at } from '../lib/paths.mjs';

const CHECKOUT = '@woocommerce/blocks-checkout';

test('the block checkout script gets WooCommerce’s own package from the page, by its script handle', () => {
  const { plugins, entry } = configurations.find(({ name }) => name === 'classics');
  const { options } = plugins.find((plugin) => plugin.options?.requestToExternal);
  assert.match(readFileSync(at(entry['order-source-block']), 'utf8'), new RegExp(`from '${CHECKOUT}'`));
  assert.deepEqual(options.requestToExternal(CHECKOUT), ['wc', 'blocksCheckout']);
  assert.equal(options.requestToHandle(CHECKOUT), 'wc-blocks-checkout');
});

test('it is not an npm dependency: the registry has no such package', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  assert.equal({ ...dependencies, ...devDependencies }[CHECKOUT], undefined);
});
