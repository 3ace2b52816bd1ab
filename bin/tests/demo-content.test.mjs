import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { writeDemoContent } from '../lib/demo-content.mjs';

const top = mkdtempSync(join(tmpdir(), 'demo-content-'));
after(() => rmSync(top, { recursive: true }));
const directory = join(top, 'demo-content');
writeDemoContent(directory);
const read = (name) => readFileSync(join(directory, name), 'utf8');
const summary = JSON.parse(read('content.json'));
const wxr = JSON.parse(
  execFileSync('php', [
    '-r',
    `$xml = simplexml_load_file($argv[1]);
     $items = [];
     foreach ($xml->channel->item as $item) {
       $wp = $item->children('http://wordpress.org/export/1.2/');
       $meta = [];
       foreach ($wp->postmeta as $one) $meta[(string) $one->meta_key] = (string) $one->meta_value;
       $items[] = ['id' => (int) $wp->post_id, 'type' => (string) $wp->post_type, 'name' => (string) $wp->post_name,
         'comments' => count($wp->comment), 'meta' => $meta, 'url' => (string) $wp->attachment_url];
     }
     $wp = $xml->channel->children('http://wordpress.org/export/1.2/');
     $terms = [];
     foreach (['category', 'tag', 'term'] as $kind) foreach ($wp->$kind as $term) $terms[] = (int) $term->term_id;
     echo json_encode(['version' => (string) $wp->wxr_version, 'items' => $items, 'terms' => $terms]);`,
    join(directory, 'posts.xml'),
  ]),
);
const ofType = (type) => wxr.items.filter((item) => item.type === type);
const rows = JSON.parse(
  execFileSync('php', [
    '-r',
    `$file = fopen($argv[1], 'r'); $rows = [];
     while (($row = fgetcsv($file, 0, ',', '"', "\\0")) !== false) $rows[] = $row;
     echo json_encode($rows);`,
    join(directory, 'products.csv'),
  ]),
);
const products = rows
  .slice(1)
  .map((row) => Object.fromEntries(rows[0].map((column, at) => [column, row[at]])));

test('the demo content is small enough for a release', () => {
  const sizes = readdirSync(directory, { recursive: true })
    .map((name) => statSync(join(directory, String(name))))
    .filter((file) => file.isFile())
    .map((file) => file.size);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(total > 500_000 && total < 3_000_000, `${total} bytes`);
});

test('the same sources give the same files', () => {
  const again = join(top, 'again');
  writeDemoContent(again);
  for (const name of ['posts.xml', 'products.csv', 'content.json'])
    assert.equal(readFileSync(join(again, name), 'utf8'), read(name), name);
});

test('the WXR file has the counted pages, posts, comments and pictures, each ID once', () => {
  assert.equal(wxr.version, '1.2');
  assert.equal(ofType('page').length, summary.counts.pages);
  assert.equal(ofType('post').length, summary.counts.posts);
  assert.equal(
    wxr.items.reduce((sum, item) => sum + item.comments, 0),
    summary.counts.comments,
  );
  assert.deepEqual(
    ofType('attachment').map((item) => item.url),
    summary.pictures.map((picture) => `pictures/${picture.file}`),
  );
  const ids = [...wxr.items.map((item) => item.id), ...wxr.terms];
  assert.equal(new Set(ids).size, ids.length);
});

test('each menu item and each featured image refers to something in the WXR file', () => {
  const posts = new Set(wxr.items.map((item) => item.id));
  const all = new Set([...posts, ...wxr.terms]);
  assert.ok(ofType('nav_menu_item').length > 20);
  for (const { name, meta } of ofType('nav_menu_item')) {
    const parent = Number(meta._menu_item_menu_item_parent);
    if (parent > 0) assert.ok(posts.has(parent), name);
    if (meta._menu_item_type !== 'custom') assert.ok(all.has(Number(meta._menu_item_object_id)), name);
  }
  for (const { name, meta } of wxr.items)
    if (meta._thumbnail_id) assert.ok(posts.has(Number(meta._thumbnail_id)), name);
});

test('the CSV file has each SKU once, parents before their variations, and pictures of the package', () => {
  const skus = new Set();
  const pictures = new Set(summary.pictures.map((picture) => picture.name));
  for (const product of products) {
    assert.ok(!skus.has(product.SKU), product.SKU);
    skus.add(product.SKU);
    if (product.Type === 'variation') assert.ok(skus.has(product.Parent), product.SKU);
    for (const name of product.Pictures.split(', ')) assert.ok(pictures.has(name), `${product.SKU}: ${name}`);
    assert.doesNotMatch(product.Description, /\n/);
  }
  const variations = products.filter((product) => product.Type === 'variation');
  assert.equal(variations.length, summary.counts.variations);
  assert.equal(products.length - variations.length, summary.counts.products);
});

test('the CSV file has no column of images, because a missing image would stop an import by hand', () => {
  assert.ok(!rows[0].includes('Images'));
});

test('settings name content of the package', () => {
  const pictures = new Set(summary.pictures.map((picture) => picture.name));
  const pages = new Set(ofType('page').map((item) => item.name));
  for (const [name, value] of Object.entries({ ...summary.options, ...summary.mods })) {
    if (value.picture) assert.ok(pictures.has(value.picture), name);
    if (value.page) assert.ok(pages.has(value.page), name);
  }
});
