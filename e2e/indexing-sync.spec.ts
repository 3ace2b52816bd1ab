import { I, shopWithProvider, TURN } from './support/provider/owner';
import { WRITE_KEY } from './support/provider/server';
import { expect, test } from './support/test';

/** What changes in the shop is told to the hosted provider, afterwards and until it has taken it. */

test.describe.configure({ mode: 'serial' });

const shop = shopWithProvider();

test('a save waits for no provider: what has changed is sent afterwards, and what is withdrawn goes @alone', async () => {
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

test('a long post is one hit among the others, and whole where whole contents are shown @alone', async () => {
  const { provider, owner, publish, records } = shop;
  const text = `Whisk begins. ${'whisk and more '.repeat(2000)}Whisk ends.`;
  const id = await publish('Zephyr whisk', text);
  await owner(`${I}\\RemoteSettings::push(); ${TURN}`);
  expect(records(id).length).toBeGreaterThan(3);
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
  const { provider, owner, publish, records } = shop;
  const id = await publish('Zephyr whisk', 'x');
  provider.fault = { is: { kind: 'status', status: 500 } };
  const log = await owner<{ message: string }[]>(`${TURN} return ${I}\\Log::entries();`);
  expect(log[0]?.message).toContain('did not take what was sent');
  expect(JSON.stringify(log)).not.toContain(WRITE_KEY);
  provider.fault = null;
  await expect
    .poll(async () => {
      // As after the lease and the rest of the host, which both end by the clock.
      await owner(
        `delete_transient('stallkeeper_hosted_rests'); ${I}\\RemoteSync::push([$args]); ${TURN}`,
        id,
      );
      return records(id).length > 0;
    })
    .toBe(true);
});
