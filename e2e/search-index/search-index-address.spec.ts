import { addresses, forget, hits, killed, publish, withPlugin } from '../support/engine';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** As `define('WP_HOME', 'http://' . $_SERVER['HTTP_HOST'])` does it in many a configuration. */
const FOLLOWS_THE_HOST = `foreach (['option_home', 'option_siteurl'] as $filter) add_filter($filter, fn() => 'http://' . $_SERVER['HTTP_HOST']);`;

test.describe('The index is the same under every address of the site', { tag: '@js' }, () => {
  test.beforeAll(addresses);
  test.afterEach(forget);

  test('a request with a foreign Host neither builds it again nor leaves its name in it', async ({
    request,
  }) => {
    const file = (): Promise<unknown> =>
      wp(
        `return basename(stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\EmbeddedEngine::class)->indexFile());`,
      );
    await withPlugin(FOLLOWS_THE_HOST, async () => {
      // The new plugin makes the index stale: rebuild it first.
      await wp(`do_action('stallkeeper_reindex');`);
      const before = await file();
      // Dies before the search knows of it, so that the foreign request makes the record.
      await killed('wp_insert_post($args);', {
        post_title: 'harbourpost',
        post_name: 'harbourpost',
        post_content: 'Some words.',
        post_status: 'publish',
        meta_input: { made_for_a_test: '1' },
      });
      const page = await request.get('/', { headers: { host: 'evil.example' } });
      expect(await page.text()).toContain('evil.example');
      await expect.poll(async () => (await hits(request, 'harbourpost'))[0]?.permalink).toBe('/harbourpost/');
      await request.get('/', { headers: { host: 'evil.example' } });
      expect(
        await wp(
          `return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexStateStorage::class)->isStale(stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexStateStorage::class)->fresh());`,
        ),
      ).toBe(false);
      expect(await file()).toBe(before);
      await forget();
    });
  });

  test('a post with its own domain keeps the domain', async ({ request }) => {
    const code = `add_filter('post_link', fn($link, $post) => str_starts_with($post->post_title, 'fern') ? 'https://de.example/fern/' : $link, 10, 2);`;
    await withPlugin(code, async () => {
      await publish('fernpost');
      expect((await hits(request, 'fernpost'))[0]?.permalink).toBe('https://de.example/fern/');
      await forget();
    });
  });
});
