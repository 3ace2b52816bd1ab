import { forget, isFound, publish, withPlugin } from '../support/engine';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

const REFUSE = `add_filter('stallkeeper_search_is_searchable', static fn($is, $post) => $is && ($post->post_title !== 'refusedfen' || get_option('refusedfen_is_open') === '1'), 10, 2);`;

const waiting = () =>
  wp<number>(`return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Health\\IndexTests::class)->waiting();`);

/** Runs the hourly comparison and returns whether it has put the post into the queue. */
const isQueued = (post: number) =>
  wp<boolean>(
    `do_action('stallkeeper_search_audit');
     return in_array($args, stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexQueue::class)->queue()->claim(5000, 1), true);`,
    post,
  );

test.describe('A post that a filter refuses', { tag: '@js' }, () => {
  test.afterEach(async () => {
    await wp(`delete_option('refusedfen_is_open');`);
    await forget();
  });

  test('is neither queued by the hourly comparison nor missed by Site Health, until the filter accepts it', async ({
    request,
  }) => {
    await withPlugin(REFUSE, async () => {
      await wp(`do_action('stallkeeper_reindex');`);
      const post = await publish('refusedfen');
      expect(await isQueued(post)).toBe(false);
      await request.get('/');
      await expect.poll(waiting).toBe(0);
      const health = await wp(
        `return apply_filters('site_status_tests', ['direct' => [], 'async' => []])['direct']['stallkeeper_search_index']['test']();`,
      );
      expect(health).toMatchObject({ status: 'good' });
      expect(await isFound(request, 'refusedfen')).toBe(false);

      await wp(`update_option('refusedfen_is_open', '1');`);
      expect(await isQueued(post)).toBe(true);
      await request.get('/');
      await expect.poll(() => isFound(request, 'refusedfen')).toBe(true);
    });
  });
});
