import { published, shopWithProvider, TURN } from '../support/algolia/owner';
import { expect, test } from '../support/test';

/** Processes that end while they send posts to the hosted provider. AlgoliaRebuildTest and SentPostsTest cover the rest. */

test.describe.configure({ mode: 'serial' });

const shop = shopWithProvider();

test('the scheduled event continues a rebuild whose process was killed @js', async () => {
  const { owner, records } = shop;
  const kill = `add_filter('stallkeeper_search_record', static fn() => posix_kill(getmypid(), 9));`;
  await expect(
    owner(
      `stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\Sync\\AlgoliaSync::class)->rebuild(); wp_clear_scheduled_hook('stallkeeper_algolia_sync'); ${kill} ${TURN}`,
    ),
  ).rejects.toThrow();
  expect(await owner(`return wp_next_scheduled('stallkeeper_algolia_sync') !== false;`)).toBe(true);
  await owner(TURN);
  expect(new Set(records().map(({ post_id }) => post_id)).size).toBe(await published());
});

test('a post whose shortcode ends the process is sent by its text, and does not block the others @js', async () => {
  const { owner, publish, records } = shop;
  const ends = `add_shortcode('ends', static function () { posix_kill(getmypid(), 9); });`;
  const ids = [await publish('Zephyr whisk', 'x'), await publish('Zephyr end', 'Plain words [ends]')];
  const turn = (before = '') => owner(`${ends} ${before} ${TURN}`).catch(() => undefined);
  const areThere = () => ids.map((id) => records(id).length);
  // A process that ended in the middle left its lease of one second.
  await expect
    .poll(async () => {
      await turn();
      return areThere();
    })
    .toEqual([1, 1]);
  expect(records(ids[1])[0]?.content).toBe('Plain words');
  expect(
    await owner(
      `return stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\Sync\\AlgoliaQueue::class)->waiting();`,
    ),
  ).toBe(0);

  // A rebuild gets past it, too.
  for (let tries = 0; tries < 3; tries++)
    await turn(`stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\Sync\\AlgoliaSync::class)->rebuild();`);
  await turn();
  expect(
    await owner(
      `return stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\Sync\\AlgoliaRebuild::class)->isUnderWay();`,
    ),
  ).toBe(false);
  expect(areThere()).toEqual([1, 1]);
});
