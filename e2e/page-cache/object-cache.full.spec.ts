import { WRITE_KEY } from '../support/algolia/server';
import { setHosted, withProvider } from '../support/algolia/site';
import { hasRedis, startRedis } from '../support/servers/redis';
import { startSecondServer, type WebServer } from '../support/servers/second-server';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Two web servers with one database and one Redis as the object cache, see docs/caching.md. */

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.skip(!hasRedis(), 'Redis or PHP’s extension for it is not installed.');

const EVENTS = `wp_clear_scheduled_hook('stallkeeper_algolia_sync'); do_action('stallkeeper_algolia_sync');`;
const NO_CRON = `defined('DISABLE_WP_CRON') || define('DISABLE_WP_CRON', true);`;
/** With the host, because the address of the results page's feed contains the query, too. */
const LINK = `${new URL(process.env.E2E_URL ?? 'http://127.0.0.1').origin}/quokkaredis/`;
const publish = `return wp_insert_post(['post_title' => $args, 'post_content' => 'Some words.', 'post_status' => 'publish', 'post_author' => 1, 'meta_input' => ['made_for_a_test' => '1']]);`;
const remove = `foreach (get_posts(['post_type' => 'any', 'post_status' => 'any', 'meta_key' => 'made_for_a_test', 'numberposts' => -1]) as $post) { wp_delete_post($post->ID, true); }`;

test('a change on one server is on the pages and in the searches of the other at once @js', async () => {
  await withProvider(async () => {
    await wp(`update_option('stallkeeper_algolia_write_key', $args, false);`, WRITE_KEY);
    await setHosted();
    const redis = await startRedis();
    const servers: WebServer[] = [];
    try {
      for (let i = 0; i < 2; i++) servers.push(await startSecondServer(redis.socket));
      const [first, second] = servers as [WebServer, WebServer];
      expect(await first.run(`return wp_using_ext_object_cache();`)).toBe(true);
      const shows = async (server: WebServer, path: string, text: string): Promise<boolean> =>
        (await server.get(path)).body.includes(text);
      for (const server of servers)
        for (const path of ['/', '/journal/', '/?s=quokkaredis'])
          expect(await shows(server, path, LINK), path).toBe(false);

      const id = await first.run<number>(publish, 'quokkaredis');
      await second.run(EVENTS);
      for (const server of servers)
        for (const path of ['/journal/', '/?s=quokkaredis'])
          expect(await shows(server, path, LINK), path).toBe(true);

      // Settings and the site's title are options, which are in Redis, too.
      await second.run(
        `update_option('blogname', 'Quokka stall'); update_option('stallkeeper_synonyms', ['rules' => 'wombatredis, quokkaredis', 'stopWords' => '', 'plurals' => true], false); ${EVENTS}`,
      );
      expect(await shows(first, '/about/', 'Quokka stall')).toBe(true);
      expect(await shows(first, '/?s=wombatredis', LINK)).toBe(true);

      // A failure of the provider that one server has recorded, and its end.
      await first.run(
        `set_transient('stallkeeper_algolia_circuit', ['all' => time() + 120], HOUR_IN_SECONDS);`,
      );
      const isOpen = `return stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\CircuitBreaker::class)->isOpen('all');`;
      expect(await second.run(isOpen)).toBe(true);
      await second.run(`do_action('stallkeeper_algolia_forget');`);
      expect(await first.run(isOpen)).toBe(false);

      await second.run(`wp_delete_post($args, true);`, id);
      await first.run(EVENTS);
      for (const server of servers)
        for (const path of ['/', '/journal/', '/?s=wombatredis'])
          expect(await shows(server, path, LINK), path).toBe(false);

      // Redis may lose everything at any time.
      await first.run(`wp_cache_flush();`);
      for (const server of servers) expect((await server.get('/')).status).toBe(200);
    } finally {
      for (const server of servers) await server.stop();
      redis.stop();
      await wp(`${remove} update_option('blogname', 'Stallkeeper'); delete_option('stallkeeper_synonyms');`);
    }
  }, NO_CRON);
});

test('two servers that rebuild the hosted index at the same time leave one complete index @js', async () => {
  await withProvider(async () => {
    await wp(`update_option('stallkeeper_algolia_write_key', $args, false);`, WRITE_KEY);
    await setHosted();
    const redis = await startRedis();
    const servers: WebServer[] = [];
    try {
      for (let i = 0; i < 2; i++) servers.push(await startSecondServer(redis.socket));
      await Promise.all(
        servers.map((server) =>
          server.run(
            `stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\Sync\\AlgoliaSync::class)->rebuild(); ${EVENTS}`,
          ),
        ),
      );
      for (const server of [...servers, ...servers]) await server.run(EVENTS);
      for (const server of servers)
        expect(
          await server.run(
            `$compared = stallkeeper_tools(\\Stallkeeper\\Tools\\Algolia\\Sync\\AlgoliaCopy::class)->compare(); return [$compared->orphans, $compared->missing];`,
          ),
        ).toEqual([[], []]);
    } finally {
      for (const server of servers) await server.stop();
      redis.stop();
    }
  }, NO_CRON);
});
