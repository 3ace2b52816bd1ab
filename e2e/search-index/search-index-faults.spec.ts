import { addresses, forget, hits, isFound, killed, publish, withPlugin } from '../support/engine';
import { expect, test } from '../support/test';
import { wp } from '../support/wp';

test.describe('The index after errors', { tag: '@js' }, () => {
  test.beforeAll(addresses);
  test.afterEach(forget);

  test('a change is not lost if the process ends between saving and indexing', async ({ request }) => {
    const before = await publish('ghostbefore');
    await killed('wp_update_post(["ID" => $args, "post_title" => "ghostafter"]);', before);
    await request.get('/');
    // The visitor has the page before the work begins.
    await expect.poll(() => isFound(request, 'ghostafter')).toBe(true);
    expect(await isFound(request, 'ghostbefore')).toBe(false);
  });

  test('saving as an editor does not index content that only editors may read', async ({ request }) => {
    const code = 'add_shortcode("members", fn($a, $text) => is_user_logged_in() ? $text : "");';
    await withPlugin(code, async () => {
      await wp('wp_set_current_user(1); return wp_insert_post($args);', {
        post_title: 'memberspost',
        post_content: 'Open. [members]hiddenfen[/members]',
        post_status: 'publish',
        meta_input: { made_for_a_test: '1' },
      });
      expect((await hits(request, 'memberspost'))[0]?.content).toBe('Open.');
      await forget();
    });
  });

  test('a post with a failing shortcode is indexed by its text, and other posts are indexed', async ({
    request,
  }) => {
    const code = `
      add_shortcode('throws', fn() => throw new Error('Broken on purpose'));
      add_shortcode('ends', function () { exit; });
      add_filter('stallkeeper_search_record', fn($record) => $record['post_title'] === 'poisonpost' ? throw new Exception('Poisoned on purpose') : $record);`;
    await withPlugin(code, async () => {
      await publish('throwspost', { post_content: 'Plain words [throws]' });
      await publish('endspost', { post_content: 'Plain ending [ends]' }).catch(() => 0);
      await publish('poisonpost');
      await publish('healthypost');
      // A process that ends in the middle leaves its lease of one second: the requests of visitors do the rest.
      await expect
        .poll(
          async () => {
            await request.get('/');
            return wp(
              'return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Health\\IndexTests::class)->waiting();',
            );
          },
          { timeout: 20_000 },
        )
        .toBe(0);
      expect((await hits(request, 'throwspost'))[0]?.content).toBe('Plain words');
      expect((await hits(request, 'endspost'))[0]?.content).toBe('Plain ending');
      expect(await isFound(request, 'healthypost')).toBe(true);
      expect(await isFound(request, 'poisonpost')).toBe(false);
      await forget();
    });
  });

  test('the hourly comparison indexes posts written directly to the database', async ({ request }) => {
    const id = await publish('auditone');
    const gone = await publish('audittwo');
    await wp(`do_action('stallkeeper_search_audit');`);
    await wp(
      `global $wpdb;
      $wpdb->update($wpdb->posts, ['post_title' => 'auditnew', 'post_modified_gmt' => gmdate('Y-m-d H:i:s')], ['ID' => $args[0]]);
      $wpdb->update($wpdb->posts, ['post_status' => 'private'], ['ID' => $args[1]]);`,
      [id, gone],
    );
    expect(await isFound(request, 'auditnew')).toBe(false);
    await wp(`do_action('stallkeeper_search_audit');`);
    expect(await isFound(request, 'auditnew')).toBe(true);
    expect(await isFound(request, 'audittwo')).toBe(false);
  });

  test('search works during a rebuild, and changes made during it are not lost', async ({ request }) => {
    const word = 'rebuildpost';
    const id = await publish(word);
    const turn = `stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexWorker::class)->run`;
    const state = `stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexStateStorage::class)`;
    // A scheduled event may be working on the index, so the worker waits up to 20 seconds for its lock.
    const startRebuild = `${state}->markStale(); ${turn}(0.0, 20.0);`;
    await killed(startRebuild);
    expect(await isFound(request, word)).toBe(true);
    // Another process may have finished the rebuild, so it starts again. `killed` fails if the process ends by itself.
    await killed(
      `${startRebuild} wp_delete_post($args, true); ${startRebuild}
      if (!${state}->fresh()->isBuilding()) return;`,
      id,
    );
    expect(await isFound(request, word)).toBe(false);
    await publish('meanwhilepost');
    await wp(`do { ${turn}(5.0, 20.0); } while (${state}->fresh()->isBuilding());`);
    expect(await isFound(request, 'meanwhilepost')).toBe(true);
    expect(await isFound(request, word)).toBe(false);
  });

  for (const [what, code] of [
    ['deleted', 'array_map(unlink(...), glob("$folder/*.sqlite"));'],
    [
      'deleted with everything around it',
      'array_map(unlink(...), [...glob("$folder/*.*"), "$folder/.htaccess"]); rmdir($folder);',
    ],
    [
      'overwritten with something else',
      'foreach (glob("$folder/*.sqlite") as $file) { file_put_contents($file, str_repeat("not a database", 999)); }',
    ],
  ] as const) {
    test(`an index whose files were ${what} is built again`, async ({ request }) => {
      await publish('phoenixpost');
      await killed(
        `$folder = dirname(stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\EmbeddedEngine::class)->indexFile()); ${code}`,
      );
      const page = await request.get('/?s=phoenixpost');
      expect(await page.text()).toContain('/phoenixpost/');
      // Looked at by WordPress's scheduled events where no visitor should wait for it.
      await wp(`do_action('stallkeeper_search_audit');`);
      await expect
        .poll(
          async () => {
            // A visitor's page may be at it for a moment; the scheduled event then does the rest in one turn.
            await wp(`do_action('stallkeeper_search_work');`);
            return isFound(request, 'phoenixpost').catch(() => false);
          },
          { timeout: 20_000 },
        )
        .toBe(true);
    });
  }
});
