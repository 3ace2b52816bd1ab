import {
  APP_ID,
  INDEX,
  SEARCH_KEY,
  startProvider,
  WRITE_KEY,
  type Provider,
} from './support/provider/server';
import { expect, test } from './support/test';
import { wp } from './support/wp';

/** The hosted provider's index as an owner runs it: built, kept up to date and compared, over a fake of the provider. */

test.describe.configure({ mode: 'serial' });

let provider: Provider;
test.beforeEach(async () => {
  provider = await startProvider();
});
test.afterEach(async () => {
  await provider.stop();
  await wp(
    `delete_option('stallkeeper_hosted_rebuild'); foreach (get_posts(['post_type' => 'any', 'post_status' => 'any', 'meta_key' => 'made_for_indexing', 'numberposts' => -1]) as $post) { wp_delete_post($post->ID, true); }`,
  );
});

/** Runs PHP in a site that knows this provider, as long as the code runs. */
const owner = <T>(code: string, args: unknown = null): Promise<T> =>
  wp<T>(
    `
    add_filter('pre_option_stallkeeper_hosted', static fn() => ['appId' => '${APP_ID}', 'searchKey' => '${SEARCH_KEY}', 'indexName' => '${INDEX}']);
    add_filter('pre_option_stallkeeper_hosted_write_key', static fn() => '${WRITE_KEY}');
    add_filter('stallkeeper_hosted_hosts', static fn() => ['${provider.url}']);
    ${code}`,
    args,
  );

const I = '\\Stallkeeper\\Theme\\Search\\Indexing';
const COMMAND = `$said = []; $do = new ${I}\\Commands(static function (string $line) use (&$said): void { $said[] = $line; });`;
const published = (): Promise<number> =>
  wp<number>(`return count(\\Stallkeeper\\Theme\\Search\\PostTable::searchableWithChange());`);
const records = () => [...(provider.index()?.records.values() ?? [])];

test('reindex builds beside the index in use, in batches of 1000 at most, and swaps in one step @alone', async () => {
  provider.fill([{ objectID: '1-0', post_title: 'Old' }]);
  const said = await owner<string[]>(`${COMMAND} $do->reindex(); return $said;`);
  const posts = new Set(records().map(({ post_id }) => post_id));
  expect(posts.size).toBe(await published());
  expect(said.at(-1)).toBe('Orphans: 0, missing: 0');
  const writes = provider.calls.filter(({ path }) => path.endsWith('/batch'));
  expect(writes.length).toBeGreaterThan(0);
  for (const { path, body } of writes) {
    expect(path).toContain(`${INDEX}_building`);
    expect((body as { requests: unknown[] }).requests.length).toBeLessThanOrEqual(1000);
  }
  expect(provider.of('operation').map(({ body }) => body)).toEqual([
    { operation: 'move', destination: INDEX },
  ]);
  expect(provider.calls.every(({ isKeyInAddress }) => !isKeyInAddress)).toBe(true);
  expect(provider.index()?.settings).toMatchObject({
    attributeForDistinct: 'post_id',
    distinct: true,
    replicas: [`${INDEX}_date_desc`, `${INDEX}_price_asc`, `${INDEX}_price_desc`],
  });
});

test('a record holds what every visitor may see and nothing else, products with their price among them @alone', async () => {
  await wp(
    `$id = wp_insert_post(['post_title' => 'Zephyr whisk', 'post_status' => 'publish', 'post_content' => 'Whisks.', 'post_author' => 1, 'meta_input' => ['made_for_indexing' => '1', '_secret' => 'hush hush']]);`,
  );
  await owner(`${COMMAND} $do->reindex();`);
  const text = JSON.stringify(records());
  const secrets = await wp<string[]>(
    `$u = get_userdata(1); return [$u->user_email, $u->user_pass, 'hush hush', 'user_login'];`,
  );
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).toContain('Zephyr whisk');
  const fields = new Set(records().flatMap((record) => Object.keys(record)));
  expect([...fields].sort()).toEqual(
    'content image is_sticky objectID permalink post_author post_date post_date_formatted post_excerpt post_id post_title post_type post_year price price_text rating record_count record_index regular_price_text sku stock_status taxonomies'.split(
      ' ',
    ),
  );
  const product = records().find(({ post_type }) => post_type === 'product');
  expect([typeof product?.price, typeof product?.sku]).toEqual(['number', 'string']);
  expect(product?.stock_status).toMatch(/^(instock|outofstock|onbackorder)$/);
  expect(String(product?.permalink)).toMatch(/^https?:\/\//);
});

test('a rebuild that is cut off goes on where it was, and nobody finds it before it is complete @alone', async () => {
  provider.fill([{ objectID: '1-0', post_title: 'Old' }]);
  // Each turn has no time: one post, and the process ends.
  await owner(`${I}\\RemoteRebuild::begin(); ${I}\\RemoteRebuild::goOn(0.0);`);
  await owner(`${I}\\RemoteRebuild::goOn(0.0);`);
  expect(records().map(({ post_title }) => post_title)).toEqual(['Old']);
  expect(provider.index(`${INDEX}_building`)?.records.size).toBeGreaterThanOrEqual(2);
  provider.forget();
  await owner(`while (!${I}\\RemoteRebuild::goOn(microtime(true) + 20)) {}`);
  const posts = new Set(records().map(({ post_id }) => post_id));
  expect(posts.size).toBe(await published());
  expect(provider.index(`${INDEX}_building`)).toBeUndefined();
  expect(provider.calls.filter(({ path }) => path.endsWith('/clear'))).toEqual([]);
});

test('a save waits for no provider: what has changed is sent afterwards, and what is withdrawn goes @alone', async () => {
  const id = await owner<number>(
    `return wp_insert_post(['post_title' => 'Zephyr whisk', 'post_status' => 'publish', 'post_content' => str_repeat('whisk ', 5000), 'meta_input' => ['made_for_indexing' => '1']]);`,
  );
  expect(provider.calls).toEqual([]);
  await owner(`${I}\\RemoteSync::work();`);
  const own = () => records().filter(({ post_id }) => post_id === id);
  expect(own().length).toBeGreaterThan(2);
  expect(own().every(({ record_count }) => record_count === own().length)).toBe(true);
  // Shorter: the parts that are too many go.
  await owner(`wp_update_post(['ID' => $args, 'post_content' => 'One whisk.']);`, id);
  await owner(`${I}\\RemoteSync::work();`);
  expect(own().map(({ objectID, content }) => [objectID, content])).toEqual([[`${id}-0`, 'One whisk.']]);
  await owner(`update_post_meta($args, '_stallkeeper_search_exclude', '1');`, id);
  await owner(`${I}\\RemoteSync::work();`);
  expect(own()).toEqual([]);
});

test('a long post is one hit among the others, and whole where whole contents are shown @alone', async () => {
  const text = `Whisk begins. ${'whisk and more '.repeat(2000)}Whisk ends.`;
  const id = await owner<number>(
    `return wp_insert_post(['post_title' => 'Zephyr whisk', 'post_status' => 'publish', 'post_content' => $args, 'meta_input' => ['made_for_indexing' => '1']]);`,
    text,
  );
  await owner(`${I}\\RemoteSettings::push(); ${I}\\RemoteSync::work();`);
  expect(records().filter(({ post_id }) => post_id === id).length).toBeGreaterThan(3);
  const ask = (shown: string) =>
    owner<{ nbHits: number; hits: { content: string }[] }[]>(
      `return \\Stallkeeper\\Theme\\Search\\Hosted\\Provider::ask(\\Stallkeeper\\Theme\\Search\\Hosted\\Settings::current(), [['query' => 'whisk', 'attributesToRetrieve' => $args] ]);`,
      shown.split(' '),
    );
  const [whole] = await ask('content record_index record_count');
  expect([whole?.nbHits, whole?.hits.length, whole?.hits[0]?.content]).toEqual([1, 1, text]);
  // An excerpt needs one part, and costs no second call.
  provider.forget();
  const [part] = await ask('content');
  expect(part?.hits[0]?.content.length).toBeLessThan(9000);
  expect(provider.of('object')).toEqual([]);
});

test('what a provider refused is sent again later, and an owner reads of it @alone', async () => {
  const id = await owner<number>(
    `return wp_insert_post(['post_title' => 'Zephyr whisk', 'post_status' => 'publish', 'post_content' => 'x', 'meta_input' => ['made_for_indexing' => '1']]);`,
  );
  provider.fault = { is: { kind: 'status', status: 500 } };
  const log = await owner<{ message: string }[]>(`${I}\\RemoteSync::work(); return ${I}\\Log::entries();`);
  expect(log[0]?.message).toContain('did not take what was sent');
  expect(JSON.stringify(log)).not.toContain(WRITE_KEY);
  provider.fault = null;
  await expect
    .poll(async () => {
      // As after the lease and the rest of the host, which both end by the clock.
      await owner(
        `delete_transient('stallkeeper_hosted_rests'); ${I}\\RemoteSync::push([$args]); ${I}\\RemoteSync::work();`,
        id,
      );
      return records().some(({ post_id }) => post_id === id);
    })
    .toBe(true);
});

test('status finds records without a post, 1000 a page, and puts them right when it is told to @alone', async () => {
  await owner(`${COMMAND} $do->reindex();`);
  const many = Array.from({ length: 2500 }, (_, n) => ({
    objectID: `${90000000 + n}-0`,
    post_id: 90000000 + n,
  }));
  for (const record of many) provider.index()?.records.set(record.objectID, record);
  const first = records().find(({ post_id }) => Number(post_id) < 90000000);
  provider.index()?.records.delete(first!.objectID);
  provider.forget();
  const said = await owner<string[]>(`${COMMAND} $do->status(); return $said;`);
  expect(said.at(-1)).toMatch(/^Orphans: 2,500, missing: [01]$/);
  const pages = provider.of('browse');
  expect(pages.length).toBeGreaterThanOrEqual(3);
  for (const { body } of pages) expect(body).toMatchObject({ hitsPerPage: 1000 });
  await owner(`${COMMAND} $do->status(true); ${I}\\RemoteSync::work();`);
  const after = await owner<string[]>(`${COMMAND} $do->status(); return $said;`);
  expect(after.at(-1)).toBe('Orphans: 0, missing: 0');
});

test('waiting for the provider takes 100 ms more each time, up to a second @alone', async () => {
  provider.store.pollsBeforeDone = 12;
  const waited = await owner<number[]>(
    `$waited = [];
     $client = \\Stallkeeper\\Theme\\Search\\Hosted\\Client::writing(\\Stallkeeper\\Theme\\Search\\Hosted\\Settings::current());
     $index = new ${I}\\RemoteIndex($client, 'some', static function (int $ms) use (&$waited): void { $waited[] = $ms; });
     $index->clear(); $index->wait();
     return $waited;`,
  );
  expect(waited).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1000, 1000]);
});

test('each language can have an index of its own @alone', async () => {
  await owner(
    `add_filter('stallkeeper_hosted_index_names', static fn() => ['shop_en', 'shop_de', 'no such/name']);
     add_filter('stallkeeper_hosted_index_of_post', static fn($name, $post) => $post->ID % 2 === 0 ? 'shop_en' : 'shop_de', 10, 2);
     ${COMMAND} $do->reindex();`,
  );
  const numbers = (name: string) =>
    [...(provider.index(name)?.records.values() ?? [])].map(({ post_id }) => Number(post_id) % 2);
  expect([new Set(numbers('shop_en')), new Set(numbers('shop_de'))]).toEqual([new Set([0]), new Set([1])]);
  expect(provider.index(INDEX)).toBeUndefined();
});
