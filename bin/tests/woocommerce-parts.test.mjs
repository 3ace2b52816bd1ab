import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { at } from '../lib/paths.mjs';
import { differences, summary } from '../lib/woocommerce-parts/compare.mjs';
import { inventoryOf, toJson } from '../lib/woocommerce-parts/inventory.mjs';
import { classesIn } from '../lib/woocommerce-parts/printed.mjs';

const read = (file) => JSON.parse(readFileSync(at('bin/lib/woocommerce-parts', file), 'utf8'));
const inventory = read('parts.json');
const exceptions = read('exceptions.json');
const FIXTURES = at('e2e/fixtures/woocommerce-parts');

/** A plugin directory with these files. */
function woocommerce(t, version, files) {
  const folder = mkdtempSync(join(tmpdir(), 'woocommerce-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const all = {
    'woocommerce.php': `<?php\n/**\n * Version: ${version}\n */`,
    'assets/client/blocks/cart.css': '',
    'assets/css/woocommerce-layout.css': '',
    'assets/css/woocommerce-smallscreen.css': '',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('the inventory has the parts that stylesheets style, the classes that templates print, and their versions', (t) => {
  const old = woocommerce(t, '1.0', {
    'assets/css/woocommerce.css': '.woocommerce table.shop_table td small { color: red }',
    'templates/cart.php':
      '<table class="shop_table <?php echo esc_attr( $first ? \'first\' : "last" ); ?> cart">',
    'templates/emails/mail.php': '<p class="only-in-mail">',
  });
  const newer = woocommerce(t, '2.0', {
    'assets/css/woocommerce.css':
      '.woocommerce table.shop_table td small, form .form-row.woocommerce-invalid label::after { color: red } @media (width < 40em) { .a :is(.b, .c) > img { color: red } }',
    'templates/cart.php': '<table class="shop_table">',
    'assets/js/frontend/form.js': "$row.addClass( 'form-row woocommerce-invalid' );",
    'assets/client/blocks/cart.css':
      '.wc-block-cart { color: red } .wc-block-stars::before { font-family: WooCommerce; content: "S" }',
  });
  const { versions, parts, blocks, printed } = inventoryOf([old, newer]);
  assert.deepEqual(versions, ['1.0', '2.0']);
  assert.deepEqual(
    parts.map(({ part, version, printedBy }) => [part, version ?? 'all', printedBy]),
    [
      ['.b img', '2.0', ''],
      ['.c img', '2.0', ''],
      ['.form-row.woocommerce-invalid label', '2.0', 'assets/js/frontend/form.js'],
      ['.shop_table td small', 'all', 'templates/cart.php'],
      ['.wc-block-stars', '2.0', ''],
    ],
  );
  assert.equal(parts[3].rule, 'woocommerce.css: .woocommerce table.shop_table td small');
  assert.deepEqual(blocks, { '2.0': 'wc-block-cart wc-block-stars' });
  assert.deepEqual(printed, {
    'assets/js/frontend/form.js': { '2.0': 'form-row woocommerce-invalid' },
    'templates/cart.php': { all: 'shop_table', '1.0': 'cart first last' },
  });
  assert.deepEqual(JSON.parse(toJson({ versions, parts, blocks, printed })), {
    versions,
    parts,
    blocks,
    printed,
  });
});

test('a comparison names parts and classes that are new or gone', () => {
  const one = {
    versions: ['1.0'],
    blocks: {},
    parts: [{ part: '.a', rule: 'x.css: .a', printedBy: '' }],
    printed: { 'a.php': { all: 'a' } },
  };
  const other = {
    ...one,
    parts: [{ part: '.b', rule: 'x.css: .b', printedBy: '' }],
    printed: { 'b.php': { all: 'b' } },
  };
  assert.deepEqual(differences(one, one), []);
  assert.deepEqual(differences(one, other), [
    '+ part .b: x.css: .b',
    '- part .a',
    '+ class b: b.php',
    '- class a',
  ]);
  assert.deepEqual(summary(other, [{ reason: 'Because', parts: ['.b'] }]), [
    'WooCommerce 1.0: 1 classes; 1 parts that need a style: 0 with a rule of the theme, 1 exceptions; 0 classes of blocks with a rule of WooCommerce',
  ]);
});

test('each exception has a reason, and is a part once', () => {
  const parts = new Set(inventory.parts.map(({ part }) => part));
  const listed = exceptions.flatMap((one) => one.parts);
  assert.deepEqual(
    listed.filter((part) => !parts.has(part)),
    [],
  );
  assert.equal(new Set(listed).size, listed.length);
  assert.ok(exceptions.every(({ reason }) => reason.length > 20));
});

test('the test page shows each part that needs a style', () => {
  // Prices are placeholders.
  const files = readdirSync(FIXTURES).filter((name) => /\.html$|^placeholders\.json$/.test(name));
  const shown = new Set(files.flatMap((name) => [...classesIn(readFileSync(join(FIXTURES, name), 'utf8'))]));
  const without = new Set(exceptions.flatMap((one) => one.parts));
  const missing = inventory.parts.filter(
    ({ part }) =>
      !without.has(part) &&
      !part
        .split(' ')[0]
        .split('.')
        .filter(Boolean)
        .every((name) => shown.has(name)),
  );
  assert.deepEqual(
    missing.map(({ part }) => part),
    ['.woocommerce-page img'],
    'the page of the shop has this class itself',
  );
});
