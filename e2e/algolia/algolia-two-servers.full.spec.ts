import { setHosted, withProvider } from '../support/algolia/site';
import { WRITE_KEY } from '../support/algolia/server';
import { startSecondServer, type WebServer } from '../support/servers/second-server';
import { expect, test } from '../support/test';
import { pageWith, wp } from '../support/wp';
import { box, titles, wake } from '../support/search';

/** Two web servers with one database, each with PHP files, uploads and index files of its own. */

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** The scheduled events that are due, on one server. */
const EVENTS = `if (wp_next_scheduled('stallkeeper_algolia_sync') !== false) { wp_clear_scheduled_hook('stallkeeper_algolia_sync'); do_action('stallkeeper_algolia_sync'); }`;
const publish = (title: string) =>
  `return wp_insert_post(['post_title' => '${title}', 'post_content' => 'Some words.', 'post_status' => 'publish', 'post_author' => 1, 'meta_input' => ['made_for_a_test' => '1']]);`;
const remove = `foreach (get_posts(['post_type' => 'any', 'post_status' => 'any', 'meta_key' => 'made_for_a_test', 'numberposts' => -1]) as $post) { wp_delete_post($post->ID, true); }`;

/** Page views do not start the scheduled events: each test decides which server runs them. */
const NO_CRON = `defined('DISABLE_WP_CRON') || define('DISABLE_WP_CRON', true);`;

/** Runs with a hosted index and a second server. The test's own site is the first server. */
async function withTwoServers(run: (first: WebServer, second: WebServer) => Promise<void>): Promise<void> {
  await withProvider(async (provider) => {
    await wp(`update_option('stallkeeper_algolia_write_key', $args, false);`, WRITE_KEY);
    await setHosted();
    const second = await startSecondServer();
    const first: WebServer = {
      run: (code, args) => wp(code, args),
      get: async (path) => {
        const response = await fetch(new URL(path, process.env.E2E_URL));
        return { status: response.status, body: await response.text() };
      },
      stop: async () => {},
    };
    try {
      await run(first, second);
      expect(provider.of('unknown')).toEqual([]);
    } finally {
      await second.stop();
      await wp(remove);
    }
  }, NO_CRON);
}

const found = async (server: WebServer, word: string): Promise<string[]> => {
  const { status, body } = await server.get(`/?s=${word}`);
  expect(status).toBe(200);
  return [...body.matchAll(/class="hit__title"[^>]*>\s*<a[^>]*href="(http[^"]*)"/g)].map(([, url]) => url!);
};

test('a post saved on one server is found on both, whichever server runs the scheduled event @js', async ({
  page,
}) => {
  await withTwoServers(async (first, second) => {
    for (const [saves, sends] of [
      [first, second],
      [second, first],
    ] as const) {
      const word = saves === first ? 'quokkafirst' : 'quokkasecond';
      await saves.run(publish(word));
      expect(await found(first, word)).toEqual([]);
      await sends.run(EVENTS);
      for (const server of [first, second]) expect(await found(server, word)).toHaveLength(1);

      // A change and a deletion, too.
      await saves.run(
        `wp_update_post(['ID' => get_page_by_path('${word}', OBJECT, 'post')->ID, 'post_title' => 'wombat ${word}']);`,
      );
      await sends.run(EVENTS);
      for (const server of [first, second]) expect(await found(server, 'wombat')).toHaveLength(1);
      await saves.run(remove);
      await sends.run(EVENTS);
      for (const server of [first, second]) expect(await found(server, word)).toEqual([]);
    }

    // The visitor's browser asks the provider itself.
    await second.run(publish('quokkatyped'));
    await second.run(EVENTS);
    await page.goto(await pageWith('<div class="instant-search-widget"></div>'));
    await wake(page);
    await box(page).fill('quokkatyped');
    await expect(titles(page)).toHaveText(['quokkatyped']);
  });
});

test('two servers that rebuild at the same time leave a complete index, and without a hosted index Site Health recommends one @js', async () => {
  await withTwoServers(async (first, second) => {
    const rebuild = `stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\Sync\\AlgoliaSync::class)->rebuild(); ${EVENTS}`;
    await Promise.all([first.run(rebuild), second.run(rebuild)]);
    for (const server of [first, second, first]) await server.run(EVENTS);
    expect(
      await first.run(
        `$compared = stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\Sync\\AlgoliaCopy::class)->compare(); return [$compared->orphans, $compared->missing];`,
      ),
    ).toEqual([[], []]);

    const health = (server: WebServer) =>
      server.run<{ status: string; description: string }>(
        `return apply_filters('site_status_tests', ['direct' => [], 'async' => []])['direct']['stallkeeper_search_size']['test']();`,
      );
    await wp(`delete_option('stallkeeper_search_servers');`);
    for (const server of [first, second]) await server.run(`do_action('stallkeeper_search_audit');`);
    expect((await health(first)).status).toBe('good');
    await setHosted({ on: false });
    // Both were in use an hour ago, and are now.
    await wp(
      `update_option('stallkeeper_search_servers', array_map(fn($times) => [$times[0] - 3600, $times[1]], get_option('stallkeeper_search_servers')));`,
    );
    for (const server of [first, second]) {
      const result = await health(server);
      expect(result.status).toBe('recommended');
      expect(result.description).toContain('2 web servers');
    }
    await wp(`delete_option('stallkeeper_search_servers');`);
  });
});
