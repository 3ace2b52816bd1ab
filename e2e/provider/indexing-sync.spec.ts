import { shopWithProvider, TURN } from '../support/provider/owner';
import { WRITE_KEY } from '../support/provider/server';
import { expect, test } from '../support/test';

/** Changes of the shop are sent to the hosted provider after the request, and again until it accepts them. */

test.describe.configure({ mode: 'serial' });

const shop = shopWithProvider();

test('saving a post does not wait for the provider; changes and deletions are sent later @js', async () => {
  const { provider, owner, publish, records } = shop;
  const id = await publish('Zephyr whisk', 'whisk '.repeat(5000));
  expect(provider.calls).toEqual([]);
  await owner(TURN);
  expect(records(id).length).toBeGreaterThan(2);
  expect(records(id).every(({ record_count }) => record_count === records(id).length)).toBe(true);
  // Shorter: the parts that are too many go.
  await owner(`wp_update_post(['ID' => $args, 'post_content' => 'One whisk.']);`, id);
  await owner(TURN);
  expect(records(id).map(({ objectID, content }) => [objectID, content])).toEqual([
    [`${id}-0`, 'One whisk.'],
  ]);
  await owner(`update_post_meta($args, '_stallkeeper_search_exclude', '1');`, id);
  await owner(TURN);
  expect(records(id)).toEqual([]);
});

test('a long post that is deleted or made private while it is sent leaves no records at the provider @js', async () => {
  const { owner, publish, records } = shop;
  const text = 'whisk '.repeat(5000);
  const id = await publish('Zephyr whisk', text);
  await owner(TURN);
  expect(records(id).length).toBeGreaterThan(2);
  await owner(`wp_delete_post($args, true); ${TURN}`, id);
  expect(records(id)).toEqual([]);

  const late = await publish('Zephyr kettle', text);
  const withdraw = `add_filter('stallkeeper_search_record', static function ($record, $post) { if ($post->ID === ${late}) { global $wpdb; $wpdb->update($wpdb->posts, ['post_status' => 'private'], ['ID' => $post->ID]); } return $record; }, 10, 2);`;
  await owner(`${withdraw} ${TURN}`);
  expect(records(late)).toEqual([]);
});

test('posts that show a synced pattern are sent again when the pattern changes, or is deleted @js', async () => {
  const { owner, publish, records } = shop;
  const pattern = (content: string): string =>
    `wp_update_post(['ID' => $args, 'post_content' => '<p>${content}</p>']); ${TURN}`;
  const ref = await owner<number>(
    `return wp_insert_post(['post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'A pattern', 'post_content' => '<p>Zephyr one.</p>']);`,
  );
  const id = await publish('Zephyr whisk', `<!-- wp:block {"ref":${ref}} /-->`);
  await owner(TURN);
  expect(records(id).map(({ content }) => content)).toEqual(['Zephyr one.']);
  await owner(pattern('Zephyr two.'), ref);
  expect(records(id).map(({ content }) => content)).toEqual(['Zephyr two.']);
  await owner(`wp_delete_post($args, true); ${TURN}`, ref);
  expect(records(id).map(({ content }) => content)).toEqual(['']);
});

test('removing a post from one language’s index removes all its records @js', async () => {
  const { provider, owner, publish } = shop;
  const languages = `add_filter('stallkeeper_hosted_index_names', static fn() => ['shop_en', 'shop_de']);
    add_filter('stallkeeper_hosted_index_of_post', static fn($name, $post) => get_post_meta($post->ID, 'is_german', true) ? 'shop_de' : 'shop_en', 10, 2);`;
  const id = await publish('Zephyr whisk', 'whisk '.repeat(5000), languages);
  const parts = (name: string) =>
    [...(provider.index(name)?.records.values() ?? [])].filter(({ post_id }) => post_id === id).length;
  await owner(`${languages} ${TURN}`);
  expect([parts('shop_en') > 2, parts('shop_de')]).toEqual([true, 0]);
  await owner(
    `${languages} update_post_meta($args, 'is_german', '1'); wp_update_post(['ID' => $args]); ${TURN}`,
    id,
  );
  expect([parts('shop_en'), parts('shop_de') > 2]).toEqual([0, true]);
});

test('a long post is one search result, with its full content if full contents are displayed @js', async () => {
  const { provider, owner, publish, records } = shop;
  const text = `Whisk begins. ${'whisk and more '.repeat(2000)}Whisk ends.`;
  const id = await publish('Zephyr whisk', text);
  await owner(
    `stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Sync\\IndexSettings::class)->push(); ${TURN}`,
  );
  expect(records(id).length).toBeGreaterThan(3);
  const ask = (shown: string) =>
    owner<{ nbHits: number; hits: { content: string }[] }[]>(
      `return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Provider::class)->ask(stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\SettingsStorage::class)->current(), [['query' => 'whisk', 'attributesToRetrieve' => $args] ]);`,
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

test('changes that the provider rejects are sent again, and the log reports the failure @js', async () => {
  const { provider, owner, publish, records } = shop;
  const id = await publish('Zephyr whisk', 'x');
  provider.fault = { is: { kind: 'status', status: 500 } };
  const log = await owner<{ message: string }[]>(
    `${TURN} return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexLog::class)->entries();`,
  );
  expect(log[0]?.message).toContain('Sending to the hosted provider failed');
  expect(JSON.stringify(log)).not.toContain(WRITE_KEY);
  provider.fault = null;
  await expect
    .poll(async () => {
      // As after the lease and the rest of the host, which both end by the clock.
      await owner(
        `delete_transient('stallkeeper_hosted_circuit'); stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedQueue::class)->push([$args]); ${TURN}`,
        id,
      );
      return records(id).length > 0;
    })
    .toBe(true);
});

test('one post that cannot be sent does not block the others, and the log names it @js', async () => {
  const { owner, publish, records } = shop;
  const bad = `add_filter('stallkeeper_search_record', static fn($record) => match ($record['post_title']) {
      'Zephyr poison' => throw new Error('Broken on purpose'),
      'Zephyr giant' => ['huge' => str_repeat('x', 20000)] + $record,
      default => $record,
    });
    add_shortcode('ends', static function () { posix_kill(getmypid(), 9); });`;
  const ids = {
    poison: await publish('Zephyr poison', 'x'),
    giant: await publish('Zephyr giant', 'x'),
    healthy: await publish('Zephyr whisk', 'x'),
    ends: await publish('Zephyr end', 'Plain words [ends]'),
  };
  const areThere = () => [ids.healthy, ids.ends].map((id) => records(id).length);
  const turn = (before = '') => owner(`${bad} ${before} ${TURN}`).catch(() => undefined);
  // A process that ended in the middle left its lease of one second.
  await expect
    .poll(async () => {
      await turn();
      return areThere();
    })
    .toEqual([1, 1]);
  expect(records(ids.ends)[0]?.content).toBe('Plain words');
  expect(
    await owner(
      `return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedQueue::class)->waiting();`,
    ),
  ).toBe(0);
  const log = await owner<{ message: string }[]>(
    `return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexLog::class)->entries();`,
  );
  const said = log.map(({ message }) => message).join('\n');
  expect(said).toMatch(/“Zephyr poison” was not sent .* a plugin caused an error/);
  expect(said).toMatch(/“Zephyr giant” was not sent: .* rejects its record/);

  // A rebuild gets past them, too.
  for (let tries = 0; tries < 3; tries++)
    await turn(
      `stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedSync::class)->rebuild();`,
    );
  await turn();
  expect(
    await owner(
      `return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Hosted\\Sync\\HostedRebuild::class)->isUnderWay();`,
    ),
  ).toBe(false);
  expect([...areThere(), records(ids.poison).length]).toEqual([1, 1, 0]);
});

test('a server without SQLite’s full-text search updates the provider’s index @js', async () => {
  const { owner, publish, records } = shop;
  const without = `add_filter('stallkeeper_search_engine_can_run', '__return_false');`;
  const id = await publish('Zephyr whisk', 'x', without);
  await owner(`${without} ${TURN}`);
  expect(records(id)).toHaveLength(1);
  // Without an engine, the shop's own index is built again. It is complete before the next test runs.
  await owner(`do_action('stallkeeper_reindex');`);
});
