import { COMMAND, published, shopWithProvider, TURN } from '../support/provider/owner';
import { INDEX } from '../support/provider/server';
import type { Call } from '../support/provider/types';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** The hosted provider's index is built again beside the one in use, over a fake of the provider. */

test.describe.configure({ mode: 'serial' });

const shop = shopWithProvider();
const posts = () => new Set(shop.records().map(({ post_id }) => post_id)).size;
const titlesInUse = () => shop.records().map(({ post_title }) => post_title);
const OLD = [{ objectID: '1-0', post_title: 'Old' }];

test('reindex builds a separate index in batches of at most 1000 records and replaces the old index in one step @js', async () => {
  const { provider, owner } = shop;
  provider.fill(OLD);
  const said = await owner<string[]>(`${COMMAND} $do->reindex(); return $said;`);
  expect(posts()).toBe(await published());
  expect(said.at(-1)).toBe('Orphaned records: 0, missing posts: 0');
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

test('a record contains only public data, including product prices @js', async () => {
  const { owner, publish, records } = shop;
  const id = await publish('Zephyr whisk', 'Whisks.');
  await wp(`update_post_meta($args, '_secret', 'hush hush');`, id);
  await owner(`${COMMAND} $do->reindex();`);
  const text = JSON.stringify(records());
  const secrets = await wp<string[]>(
    `$u = get_userdata(1); return [$u->user_email, $u->user_pass, 'hush hush', 'user_login'];`,
  );
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).toContain('Zephyr whisk');
  const fields = new Set(records().flatMap((record) => Object.keys(record)));
  expect([...fields].sort()).toEqual(
    'codes content image is_sticky max_price objectID offers on_sale permalink post_author post_date post_date_formatted post_excerpt post_id post_title post_type post_year price price_text rating record_count record_index regular_price_text sku sorts_last stars stock_status taxonomies term_ids total_sales unlisted'.split(
      ' ',
    ),
  );
  const product = records().find(({ post_type }) => post_type === 'product');
  expect([typeof product?.price, typeof product?.sku]).toEqual(['number', 'string']);
  expect(product?.stock_status).toMatch(/^(instock|outofstock|onbackorder)$/);
  expect(String(product?.permalink)).toMatch(/^https?:\/\//);
});

test('an interrupted rebuild resumes, and its index is used once it is complete @js', async () => {
  const { provider, owner } = shop;
  provider.fill(OLD);
  // Each turn has no time: one post, and the process ends.
  await owner(
    `stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedSync::class)->rebuild(); stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedSync::class)->work(0.0);`,
  );
  await owner(`stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedSync::class)->work(0.0);`);
  expect(titlesInUse()).toEqual(['Old']);
  expect(provider.index(`${INDEX}_building`)?.records.size).toBeGreaterThanOrEqual(2);
  provider.forget();
  await owner(TURN);
  expect(posts()).toBe(await published());
  expect(provider.index(`${INDEX}_building`)).toBeUndefined();
  expect(provider.calls.filter(({ path }) => /^\/1\/indexes\/[^/]+\/clear$/.test(path))).toEqual([]);
});

test('a completed index stays in use after later errors @js', async () => {
  const { provider, owner, publish, records } = shop;
  const hasMoved = () => provider.of('operation').length > 0;
  for (const isAfter of [
    (call: Call) => call.kind === 'task',
    (call: Call) => call.method === 'PUT',
    // The move is done, and its response gets lost.
    (call: Call) => call.kind === 'operation',
  ]) {
    provider.fill(OLD);
    provider.forget();
    provider.fault = { is: { kind: 'dropped' }, on: (call) => hasMoved() && isAfter(call) };
    await owner(`${COMMAND} try { $do->reindex(); } catch (Throwable) {}`);
    expect(hasMoved()).toBe(true);
    provider.fault = null;
    const meanwhile = await publish('Zephyr whisk', 'Whisks.');
    await owner(TURN);
    expect(posts()).toBe(await published());
    expect(records(meanwhile)).toHaveLength(1);
    expect(
      await owner(
        `return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedRebuild::class)->state();`,
      ),
    ).toBeNull();
  }
});

test('a second rebuild waits for the first, and the button on the screen returns at once @js', async () => {
  const { provider, owner } = shop;
  const file = `stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedQueue::class)->lock()`;
  const [sent, isScheduled] = await owner<[number, boolean]>(
    `stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedSync::class)->rebuild();
     $other = \\Stallkeeper\\Tools\\Search\\Index\\Storage\\FileLock::take(${file}); ${TURN} $other->release();
     return [stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Health\\ProgressReader::class)->now()->sent, wp_next_scheduled('stallkeeper_hosted_sync') !== false];`,
  );
  expect(provider.calls).toEqual([]);
  // Noted, shown as under way, and for the scheduled event to do.
  expect([sent, isScheduled]).toEqual([0, true]);
  await owner(TURN);
  expect(posts()).toBe(await published());
  expect(
    await owner(
      `return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Health\\ProgressReader::class)->now()->sent;`,
    ),
  ).toBeNull();
});

test('the scheduled event continues a rebuild whose process was killed @js', async () => {
  const { owner } = shop;
  const kill = `add_filter('stallkeeper_search_record', static fn() => posix_kill(getmypid(), 9));`;
  await expect(
    owner(
      `stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedSync::class)->rebuild(); wp_clear_scheduled_hook('stallkeeper_hosted_sync'); ${kill} ${TURN}`,
    ),
  ).rejects.toThrow();
  expect(await owner(`return wp_next_scheduled('stallkeeper_hosted_sync') !== false;`)).toBe(true);
  await owner(TURN);
  expect(posts()).toBe(await published());
});

test('each language can have a separate index @js', async () => {
  const { provider, owner } = shop;
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
