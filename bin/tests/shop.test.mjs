import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const top = mkdtempSync(join(tmpdir(), 'shop-'));
after(() => rmSync(top, { recursive: true }));
process.env.XDG_CACHE_HOME = join(top, 'cache');
// Only now: the modules read where the cache is when they are loaded.
const { at } = await import('../lib/paths.mjs');
const { givenWooCommerce, isOlder, mustFit, shopLine, shopOf } = await import('../lib/shop.mjs');

/** A folder and a zip of it, as a plugin directory would hand it out. */
function release(version) {
  const folder = join(top, version, 'woocommerce');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'woocommerce.php'),
    `<?php\n/**\n * Plugin Name: WooCommerce\n * Version: ${version}\n * Requires at least: 6.9\n */\n`,
  );
  const zip = join(top, version, 'woocommerce.zip');
  spawnSync('php', [at('bin/lib/zip.php'), folder, zip]);
  return { folder, zip };
}

test('a folder is used where it lies, and its version is known', async () => {
  const { folder } = release('11.0.1');
  const shop = await shopOf(givenWooCommerce({ WOOCOMMERCE: folder }));
  assert.deepEqual(shop, {
    kind: 'woocommerce',
    version: '11.0.1',
    folder,
    plugin: 'woocommerce/woocommerce.php',
  });
  assert.equal(shopLine(shop), 'WooCommerce 11.0.1');
});

test('a zip is unpacked once; another release under the same name is another folder', async () => {
  const [one, two] = [release('8.9.1'), release('8.9.2')];
  const first = await shopOf(givenWooCommerce({ WOOCOMMERCE: one.zip }));
  assert.equal(first.version, '8.9.1');
  writeFileSync(join(first.folder, 'still-here'), '');
  const again = await shopOf(givenWooCommerce({ WOOCOMMERCE: one.zip }));
  assert.equal(again.folder, first.folder);
  assert.deepEqual(readdirSync(again.folder), ['still-here', 'woocommerce.php']);
  const other = await shopOf(givenWooCommerce({ WOOCOMMERCE: two.zip }));
  assert.equal(other.version, '8.9.2');
  assert.equal(readdirSync(join(top, 'cache/stallkeeper')).length, 2);
});

test('a relative path counts from where npm was called', () => {
  const { zip, folder } = release('9.0.0');
  assert.deepEqual(givenWooCommerce({ WOOCOMMERCE: 'woocommerce.zip', INIT_CWD: join(top, '9.0.0') }), {
    zip,
  });
  assert.deepEqual(givenWooCommerce({ WOOCOMMERCE: 'woocommerce', INIT_CWD: join(top, '9.0.0') }), {
    folder,
  });
});

test('without a WooCommerce the stand-in sells, and says that it is one', async () => {
  assert.equal(givenWooCommerce({}), null);
  const shop = await shopOf(givenWooCommerce({ WOOCOMMERCE: '' }));
  assert.equal(shop.kind, 'stand-in');
  assert.match(shopLine(shop), /^stand-in shop, no real WooCommerce/);
});

test('a WordPress that is too old is named before anything is made', async () => {
  const shop = await shopOf({ folder: release('11.0.2').folder });
  assert.throws(() => mustFit(shop, '6.5.5'), {
    message:
      'WooCommerce 11.0.2 needs WordPress 6.9 or newer, but this is 6.5.5. Set WORDPRESS to the directory of a newer version.',
  });
  for (const version of ['6.9', '6.9.1', '6.10', '7.0']) mustFit(shop, version);
  mustFit(null, '6.5.5');
});

test('versions are compared as numbers', () => {
  assert.equal(isOlder('6.9', '6.10'), true);
  assert.equal(isOlder('6.10', '6.9.4'), false);
  assert.equal(isOlder('6.9', '6.9'), false);
});
