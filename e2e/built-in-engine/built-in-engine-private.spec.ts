import { addresses, forget, killed, withPlugin } from '../support/engine';
import { expect, test } from '../support/test';

/** The page cache of a real response. RecordTextTest covers the records. */

test.describe('A record holds what a visitor may read', { tag: '@js' }, () => {
  test.beforeAll(addresses);

  test('a page that is sent before the records are created contains only its own visitor’s data', async ({
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
