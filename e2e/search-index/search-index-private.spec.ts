import { addresses, forget, hits, isFound, killed, publish, withPlugin } from '../support/engine';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

/** Prints the content of the posts that the page at hand lists. */
const POSTS_OF_PAGE = `<!-- wp:query {"queryId":7,"query":{"perPage":90,"postType":"post","inherit":true}} -->
<div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-content /--><!-- /wp:post-template --></div>
<!-- /wp:query -->`;

test.describe('A record holds what a visitor may read', { tag: '@js' }, () => {
  test.beforeAll(addresses);
  test.afterEach(forget);

  test('not the text of a post whose password the editor has typed', async ({ request }) => {
    await publish('lockedpost', { post_content: 'Behind the lock: hiddenmere.', post_password: 'key' });
    const stays = await wp<boolean>(
      `require_once ABSPATH . WPINC . '/class-phpass.php';
      add_shortcode('other', fn() => get_the_content(null, false, get_page_by_path('lockedpost', OBJECT, 'post')));
      wp_set_current_user(1);
      $cookie = $_COOKIE['wp-postpass_' . COOKIEHASH] = (new PasswordHash(8, true))->HashPassword('key');
      stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Content\\RecordFactory::class)->of(get_post(wp_insert_post($args)));
      return ($_COOKIE['wp-postpass_' . COOKIEHASH] ?? '') === $cookie && get_current_user_id() === 1;`,
      {
        post_title: 'listpost',
        post_content: 'All: [other]',
        post_status: 'publish',
        meta_input: { made_for_a_test: '1' },
      },
    );
    expect(stays).toBe(true);
    // A plugin prints another post: WordPress's form is there in place of its text.
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
        post_content: `These: ${POSTS_OF_PAGE} And on.`,
        post_status: 'publish',
        meta_input: { made_for_a_test: '1' },
      },
    );
    expect((await hits(request, 'listpost'))[0]?.content).toBe('These: And on.');
    expect(await isFound(request, 'hiddentarn')).toBe(false);
  });

  test('not the parameters, form fields or cookies of the request that makes it', async ({ request }) => {
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

  test('and a page that is sent before the records are created contains only its own visitor’s data', async ({
    request,
  }) => {
    // As a page cache: it stores a page for all visitors if no user is logged in when it is sent.
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
