import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { folderOf } from '../lib/folders.mjs';

const top = mkdtempSync(join(tmpdir(), 'folders-'));
after(() => rmSync(top, { recursive: true }));
mkdirSync(join(top, 'plugin'));
writeFileSync(join(top, 'plugin/woocommerce.php'), '<?php');

test('a folder that is not named is not used', () => {
  assert.equal(folderOf('WOOCOMMERCE', 'woocommerce.php', {}), null);
  assert.equal(folderOf('WOOCOMMERCE', 'woocommerce.php', { WOOCOMMERCE: '' }), null);
});

test('a relative folder counts from where npm was called', () => {
  assert.equal(
    folderOf('WOOCOMMERCE', 'woocommerce.php', { WOOCOMMERCE: 'plugin', INIT_CWD: top }),
    join(top, 'plugin'),
  );
});

test('an absent folder, a file and a folder of something else are each named', () => {
  const given = (WOOCOMMERCE) => () => folderOf('WOOCOMMERCE', 'woocommerce.php', { WOOCOMMERCE });
  assert.throws(given(join(top, 'nowhere')), /WOOCOMMERCE=.*nowhere is not a directory\.$/);
  assert.throws(given(join(top, 'plugin/woocommerce.php')), /is not a directory\.$/);
  assert.throws(given(top), /does not contain woocommerce\.php\.$/);
});
