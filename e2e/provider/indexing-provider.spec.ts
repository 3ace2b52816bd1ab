import { COMMAND, shopWithProvider, TURN } from '../support/provider/owner';
import { expect, test } from '../support/test';

/** Comparison of the hosted provider's index with the posts, and the waits between its answers. */

test.describe.configure({ mode: 'serial' });

const shop = shopWithProvider();

test('status lists records without a post in pages of 1000, and repairs the index on request @js', async () => {
  const { provider, owner, records } = shop;
  await owner(`${COMMAND} $do->reindex();`);
  const many = Array.from({ length: 2500 }, (_, n) => ({
    objectID: `${90000000 + n}-0`,
    post_id: 90000000 + n,
  }));
  for (const record of many) provider.index()?.records.set(record.objectID, record);
  const first = records().find(({ post_id }) => Number(post_id) < 90000000);
  for (const { objectID } of records(Number(first?.post_id))) provider.index()?.records.delete(objectID);
  provider.forget();
  const said = await owner<string[]>(`${COMMAND} $do->status(); return $said;`);
  expect(said.at(-1)).toBe('Orphaned records: 2,500, missing posts: 1');
  const pages = provider.of('browse');
  expect(pages.length).toBeGreaterThanOrEqual(3);
  for (const { body } of pages) expect(body).toMatchObject({ hitsPerPage: 1000 });
  await owner(`${COMMAND} $do->status(true); ${TURN}`);
  const after = await owner<string[]>(`${COMMAND} $do->status(); return $said;`);
  expect(after.at(-1)).toBe('Orphaned records: 0, missing posts: 0');
});

test('a post excluded by a filter is not reported as missing at the provider @js', async () => {
  const { owner, publish, records } = shop;
  const refuse = `add_filter('stallkeeper_search_is_searchable', static fn($is, $post) => $is && $post->post_title !== 'Zephyr refused', 10, 2);`;
  await owner(`${COMMAND} $do->reindex();`);
  const id = await publish('Zephyr refused', 'x', refuse);
  await owner(`${refuse} ${TURN}`);
  expect(records(id)).toEqual([]);
  const said = await owner<string[]>(`${refuse} ${COMMAND} $do->status(); return $said;`);
  expect(said.at(-1)).toBe('Orphaned records: 0, missing posts: 0');
});

test('the wait between polls of the provider grows by 100 ms, up to one second @js', async () => {
  const { provider, owner } = shop;
  provider.store.pollsBeforeDone = 12;
  const waited = await owner<number[]>(
    `$waited = [];
     $client = stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Client::class)->writing(stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\SettingsStorage::class)->current());
     $index = new \\Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedIndex($client, 'some', static function (int $ms) use (&$waited): void { $waited[] = $ms; });
     $index->clear(); $index->wait();
     return $waited;`,
  );
  expect(waited).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1000, 1000]);
});
