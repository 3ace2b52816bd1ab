import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, forget, hits, isFound, killed, publish, withPlugin } from './support/engine';
import { expect, test } from './support/test';
import { siteFolder, wp } from './support/wp';

const SEARCH = '\\Stallkeeper\\Theme\\Search\\';
/** Prints the content of other posts: of all, or of those that the page at hand lists. */
const posts = (isOfPage: boolean): string =>
  `<!-- wp:query {"queryId":7,"query":{"perPage":90,"postType":"post","inherit":${String(isOfPage)}}} -->
<div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-content /--><!-- /wp:post-template --></div>
<!-- /wp:query -->`;
/** As a test's post, written to the database and by nobody told to the search. */
const QUIETLY = `$quietly = function (int $id, array $row) {
    global $wpdb;
    $wpdb->update($wpdb->posts, $row, ['ID' => $id]);
    ${SEARCH}Waiting::queue()->push($id);
  };`;

test.describe('A record holds what a visitor may read', { tag: '@alone' }, () => {
  test.beforeAll(addresses);
  test.afterEach(forget);

  test('not the text of a post whose password the editor has typed', async ({ request }) => {
    await publish('lockedpost', { post_content: 'Behind the lock: hiddenmere.', post_password: 'key' });
    const stays = await wp<boolean>(
      `require_once ABSPATH . WPINC . '/class-phpass.php';
      wp_set_current_user(1);
      $cookie = $_COOKIE['wp-postpass_' . COOKIEHASH] = (new PasswordHash(8, true))->HashPassword('key');
      ${SEARCH}Records::of(get_post(wp_insert_post($args)));
      return ($_COOKIE['wp-postpass_' . COOKIEHASH] ?? '') === $cookie && get_current_user_id() === 1;`,
      {
        post_title: 'listpost',
        post_content: `All: ${posts(false)}`,
        post_status: 'publish',
        meta_input: { made_for_a_test: '1' },
      },
    );
    expect(stays).toBe(true);
    // The list is there, with WordPress's form in the place of the text.
    expect((await hits(request, 'listpost'))[0]?.content).toMatch(/^All: .*protected/);
    expect(await isFound(request, 'hiddenmere')).toBe(false);
  });

  test('not the private posts of the list that the editor looks at', async ({ request }) => {
    await publish('ownpost', { post_content: 'For me alone: hiddentarn.', post_status: 'private' });
    await wp(
      `wp_set_current_user(1);
      $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new WP_Query(['post_type' => 'post', 'post_status' => 'private']);
      wp_insert_post($args);`,
      {
        post_title: 'listpost',
        post_content: `These: ${posts(true)} And on.`,
        post_status: 'publish',
        meta_input: { made_for_a_test: '1' },
      },
    );
    expect((await hits(request, 'listpost'))[0]?.content).toBe('These: And on.');
    expect(await isFound(request, 'hiddentarn')).toBe(false);
  });

  test('not what stands in the address or the form of whoever happens to make it', async ({ request }) => {
    const code =
      'add_shortcode("asked", fn() => implode(" ", [...array_values($_GET), ...array_values($_POST), ...array_values($_REQUEST), ...array_values($_COOKIE)]));';
    await withPlugin(code, async () => {
      await wp(
        `$_GET['a'] = $_POST['b'] = $_REQUEST['c'] = $_COOKIE['d'] = 'hiddenpool'; wp_insert_post($args);`,
        {
          post_title: 'askedpost',
          post_content: 'Asked: [asked].',
          post_status: 'publish',
          meta_input: { made_for_a_test: '1' },
        },
      );
      expect((await hits(request, 'askedpost'))[0]?.content).toBe('Asked: .');
      await forget();
    });
  });

  test('and a page that is sent before the records are made is still its reader’s own', async ({
    request,
  }) => {
    // As caches do: they keep a page for everybody if nobody is logged in when it leaves.
    const code = `add_action('init', fn() => isset($_GET['as_editor']) && wp_set_current_user(1));
      add_action('template_redirect', fn() => ob_start(fn($html) => $html . (is_user_logged_in() ? '<!-- kept for one -->' : '<!-- kept for all -->')));`;
    await withPlugin(code, async () => {
      for (const [path, mark] of [
        ['/?as_editor', 'kept for one'],
        ['/', 'kept for all'],
      ] as const) {
        await killed('wp_insert_post($args);', {
          post_title: 'waitingpost',
          post_content: 'Some words.',
          post_status: 'publish',
          meta_input: { made_for_a_test: '1' },
        });
        expect(await (await request.get(path)).text()).toContain(mark);
      }
      await forget();
    });
  });
});

test.describe('What is withdrawn is not found a moment longer', { tag: '@alone' }, () => {
  test.beforeAll(addresses);
  test.afterEach(forget);

  test('while another process writes the index', async ({ request }) => {
    const id = await publish('vanishfen');
    const file = join(siteFolder(), 'held');
    const holder = wp(
      `$lock = ${SEARCH}Lock::take(${SEARCH}Folder::find(${SEARCH}Site::current()->identity())->workLock(), 5.0);
      file_put_contents($args, $lock === null ? 'not' : 'held');
      $end = time() + 20;
      do { usleep(20000); clearstatcache(); } while (is_file($args) && time() < $end);`,
      file,
    );
    try {
      await expect.poll(() => wp('return @file_get_contents($args);', file)).toBe('held');
      await wp('wp_update_post(["ID" => $args, "post_status" => "private"]);', id);
      expect(await isFound(request, 'vanishfen')).toBe(false);
      expect(await wp(`return ${SEARCH}HealthOfIndex::waiting();`)).toBe(1);
    } finally {
      rmSync(file, { force: true });
      await holder;
    }
    await request.get('/');
    await expect.poll(() => wp(`return ${SEARCH}HealthOfIndex::waiting();`)).toBe(0);
  });

  test('while the search rests after an error', async ({ request }) => {
    const id = await publish('vanishfen');
    await wp(`${SEARCH}State::fresh()->pause(60);`);
    try {
      await wp('wp_update_post(["ID" => $args, "post_status" => "private"]);', id);
      expect(await isFound(request, 'vanishfen')).toBe(false);
    } finally {
      await wp(`${SEARCH}State::fresh()->pause(0);`);
    }
  });

  test('when its record is being made at that very time', async ({ request }) => {
    const id = await publish('vanishfen');
    // Where another process changes it after this one has read it, and withdraws it before this one has written.
    await killed(
      `${QUIETLY}
      add_filter('stallkeeper_search_record', function ($record) use ($quietly, $args) {
        static $done = false;
        if (!$done && $record['post_id'] === $args) {
          $done = true;
          $quietly($args, ['post_status' => 'private']);
          ${SEARCH}Withdrawal::of([$args]);
        }
        return $record;
      });
      ${SEARCH}Waiting::push($args);
      (new ${SEARCH}Worker())->run(0.0);`,
      id,
    );
    expect(await isFound(request, 'vanishfen')).toBe(false);
  });

  test('when the index is built again at that very time, and changes do not wait for the end of it', async ({
    request,
  }) => {
    const id = await publish('vanishfen');
    const changed = await publish('sliceold');
    // More than one slice, each later post telling what is found while it is built.
    await wp(
      `global $wpdb;
      for ($i = 0; $i < 205; $i++) {
        $wpdb->insert($wpdb->posts, ['post_title' => "filler$i", 'post_content' => 'Filled.', 'post_status' => 'publish', 'post_type' => 'post', 'post_name' => "filler$i",
          'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '', 'post_author' => 1]);
      }`,
    );
    const file = join(siteFolder(), 'seen');
    writeFileSync(file, '');
    try {
      await killed(
        `${QUIETLY}
        add_filter('stallkeeper_search_record', function ($record) use ($quietly, $args) {
          if ($record['post_id'] === $args['id']) {
            // Not through the queue: the record that is just being made is what has to go.
            global $wpdb;
            $wpdb->update($wpdb->posts, ['post_status' => 'private'], ['ID' => $args['id']]);
          }
          if ($record['post_title'] === 'filler0') {
            $quietly($args['changed'], ['post_title' => 'slicenew']);
          }
          if ($record['post_title'] === 'filler204') {
            file_put_contents($args['file'], ${SEARCH}Site::current()->search(['query' => 'slicenew', 'typoTolerance' => false])['nbHits']);
          }
          return $record;
        });
        ${SEARCH}State::markStale();
        (new ${SEARCH}Worker())->run(20.0);
        if (${SEARCH}State::fresh()->isStale()) return;`,
        { id, changed, file },
      );
      expect(await wp('return file_get_contents($args);', file)).toBe('1');
      expect(await isFound(request, 'vanishfen')).toBe(false);
      expect(await isFound(request, 'slicenew')).toBe(true);
    } finally {
      rmSync(file);
      await wp(
        `global $wpdb; $wpdb->query("DELETE FROM $wpdb->posts WHERE post_title LIKE 'filler%'"); do_action('stallkeeper_reindex');`,
      );
    }
  });
});
