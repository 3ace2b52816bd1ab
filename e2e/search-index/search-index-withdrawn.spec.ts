import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, forget, isFound, killed, publish } from '../support/engine';
import { expect, test } from '../support/test';
import { siteFolder, wp } from '../support/wp';

/** Writes to the database without WordPress's hooks, and adds the post to the queue. */
const QUIETLY = `$quietly = function (int $id, array $row) {
    global $wpdb;
    $wpdb->update($wpdb->posts, $row, ['ID' => $id]);
    stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexQueue::class)->queue()->push($id);
  };`;

test.describe('A withdrawn post is not found from then on', { tag: '@js' }, () => {
  test.beforeAll(addresses);
  test.afterEach(forget);

  test('while another process writes the index', async ({ request }) => {
    const id = await publish('vanishfen');
    const file = join(siteFolder(), 'held');
    const holder = wp(
      `$lock = \\Stallkeeper\\Tools\\Search\\Index\\Storage\\FileLock::take(stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\Storage\\EngineStorage::class)->find(stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\EmbeddedEngine::class)->identity())->workLock(), 5.0);
      file_put_contents($args, $lock === null ? 'not' : 'held');
      $end = time() + 20;
      do { usleep(20000); clearstatcache(); } while (is_file($args) && time() < $end);`,
      file,
    );
    try {
      await expect.poll(() => wp('return @file_get_contents($args);', file)).toBe('held');
      await wp('wp_update_post(["ID" => $args, "post_status" => "private"]);', id);
      expect(await isFound(request, 'vanishfen')).toBe(false);
      expect(
        await wp(
          `return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Health\\IndexTests::class)->waiting();`,
        ),
      ).toBe(1);
    } finally {
      rmSync(file, { force: true });
      await holder;
    }
    await request.get('/');
    await expect
      .poll(() =>
        wp(`return stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Health\\IndexTests::class)->waiting();`),
      )
      .toBe(0);
  });

  test('while indexing is paused after an error', async ({ request }) => {
    const id = await publish('vanishfen');
    await wp(
      `$states = stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexStateStorage::class); $states->pause($states->fresh(), 60);`,
    );
    try {
      await wp('wp_update_post(["ID" => $args, "post_status" => "private"]);', id);
      expect(await isFound(request, 'vanishfen')).toBe(false);
    } finally {
      await wp(
        `$states = stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexStateStorage::class); $states->pause($states->fresh(), 0);`,
      );
    }
  });

  test('while its record is being created', async ({ request }) => {
    const id = await publish('vanishfen');
    // Another process changes it after this one has read it, and withdraws it before this one writes.
    await killed(
      `${QUIETLY}
      add_filter('stallkeeper_search_record', function ($record) use ($quietly, $args) {
        static $done = false;
        if (!$done && $record['post_id'] === $args) {
          $done = true;
          $quietly($args, ['post_status' => 'private']);
          stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\ImmediateRemoval::class)->remove([$args]);
        }
        return $record;
      });
      stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexQueue::class)->push($args);
      stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexWorker::class)->run(0.0);`,
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
            file_put_contents($args['file'], stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\EmbeddedEngine::class)->search(['query' => 'slicenew', 'typoTolerance' => false])['nbHits']);
          }
          return $record;
        });
        stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexStateStorage::class)->markStale();
        stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexWorker::class)->run(20.0);
        if (stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexStateStorage::class)->isStale(stallkeeper_tools(\\Stallkeeper\\Tools\\Search\\Index\\IndexStateStorage::class)->fresh())) return;`,
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
