<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Algolia;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\SettingsStorage;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaCopy;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaQueue;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaSync;
use Stallkeeper\Tools\Algolia\Sync\QueueTable;
use Stallkeeper\Tools\Algolia\Sync\ServerLease;
use Stallkeeper\Tools\Algolia\Sync\SyncSchedule;
use Stallkeeper\Tools\PinnedResults\PinnedResults;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Tests\Fakes\Polylang;
use Stallkeeper\Tools\Tests\Fakes\Provider;

/** Changes of posts reach the hosted provider, in scheduled events. */
final class AlgoliaSyncTest extends AlgoliaTestCase
{
    #[TestDox('A new post is sent with an absolute address')]
    public function testNew(): void
    {
        $id = $this->post(['post_title' => 'Iron pan']);
        $this->sync();
        self::assertContains('Iron pan', self::sent());
        $record = array_values(
            array_filter(Provider::$indexes[self::INDEX], static fn(array $one): bool => $one['post_id'] === $id),
        )[0];
        self::assertSame($id, $record['post_id']);
        self::assertSame(get_permalink($id), $record['permalink']);
    }

    #[TestDox('The request that changes a post does not wait for the provider')]
    public function testLater(): void
    {
        $this->post();
        $this->endRequest();
        self::assertSame([], Provider::$requests);
        self::assertNotFalse(wp_next_scheduled(SyncSchedule::EVENT));
        self::assertSame(1, stallkeeper_tools(AlgoliaQueue::class)->waiting());
    }

    #[TestDox('A changed post replaces its record')]
    public function testChanged(): void
    {
        $id = $this->post(['post_title' => 'Iron pan']);
        $this->sync();
        wp_update_post(['ID' => $id, 'post_title' => 'Steel pan']);
        $this->sync();
        self::assertNotContains('Iron pan', self::sent());
        self::assertContains('Steel pan', self::sent());
    }

    #[TestDox('A post that another process changes and queues while the event runs is sent as it is now')]
    public function testChangedMeanwhile(): void
    {
        $id = $this->post(['post_title' => 'Iron pan']);
        $this->endRequest();
        add_filter(
            'stallkeeper_search_record',
            $change = static function (array $record) use ($id, &$change): array {
                remove_filter('stallkeeper_search_record', $change);
                self::database()->update(self::database()->posts, ['post_title' => 'Steel pan'], ['ID' => $id]);
                stallkeeper_tools(AlgoliaQueue::class)->open()?->push($id);

                return $record;
            },
        );
        do_action('stallkeeper_algolia_sync');
        self::assertContains('Steel pan', self::sent());
        self::assertSame(0, stallkeeper_tools(AlgoliaQueue::class)->waiting());
    }

    #[TestDox('A private post is deleted at the provider')]
    public function testPrivate(): void
    {
        $id = $this->post(['post_title' => 'Iron pan']);
        $this->sync();
        wp_update_post(['ID' => $id, 'post_status' => 'private']);
        $this->sync();
        self::assertNotContains('Iron pan', self::sent());
    }

    #[TestDox('A long post has several records, which become fewer when it is shortened')]
    public function testParts(): void
    {
        add_filter('stallkeeper_algolia_record_limit', static fn(): int => 2000);
        $id = $this->post([
            'post_title' => 'Long',
            'post_content' => str_repeat('A sentence with several words. ', 400),
        ]);
        $this->sync();
        $parts = static fn(): int => count(
            array_filter(Provider::$indexes[self::INDEX], static fn(array $one): bool => $one['post_id'] === $id),
        );
        self::assertGreaterThan(3, $parts());
        wp_update_post(['ID' => $id, 'post_content' => 'Short.']);
        $this->sync();
        self::assertSame(1, $parts());
    }

    #[TestDox('A provider that fails gets the changes with a later event')]
    public function testRetry(): void
    {
        $this->post(['post_title' => 'Iron pan']);
        $this->endRequest();
        Provider::$status = 500;
        do_action('stallkeeper_algolia_sync');
        self::assertSame([], self::sent());
        self::assertStringContainsString('the hosted index cannot be brought up to date', $this->logged());
        self::assertNotFalse(wp_next_scheduled(SyncSchedule::EVENT));
        Provider::$status = 200;
        // The provider's lease for the failed attempt lasts a second.
        usleep(1_100_000);
        do_action('stallkeeper_algolia_sync');
        self::assertContains('Iron pan', self::sent());
    }

    #[TestDox('A record that the provider refuses does not stop the others')]
    public function testRefused(): void
    {
        Provider::$refused = 'Too big';
        $this->post(['post_title' => 'Too big']);
        $this->post(['post_title' => 'Iron pan']);
        $this->post(['post_title' => 'Steel pan']);
        $this->sync();
        self::assertSame(
            ['Iron pan', 'Steel pan'],
            array_values(array_intersect(self::sent(), ['Iron pan', 'Steel pan', 'Too big'])),
        );
        self::assertStringContainsString('“Too big” was not sent', self::messages());
    }

    #[TestDox('A rebuild replaces the whole index and its settings')]
    public function testRebuild(): void
    {
        $this->post(['post_title' => 'Iron pan']);
        $this->post(['post_title' => 'Draft', 'post_status' => 'draft']);
        Provider::$indexes[self::INDEX] = [
            '999999' => ['objectID' => '999999', 'post_id' => 999999, 'post_title' => 'Gone'],
        ];
        stallkeeper_tools(AlgoliaSync::class)->rebuild();
        $this->sync();
        self::assertContains('Iron pan', self::sent());
        self::assertNotContains('Gone', self::sent());
        self::assertNotContains('Draft', self::sent());
        self::assertArrayNotHasKey(self::INDEX . '_building', Provider::$indexes);
        self::assertSame('post_id', Provider::$settings[self::INDEX]['attributeForDistinct']);
        self::assertSame('allOptional', Provider::$settings[self::INDEX]['removeWordsIfNoResults']);
        self::assertNotSame([], Provider::$settings[self::INDEX]['replicas']);
        self::assertStringContainsString('hosted provider was rebuilt', self::messages());
    }

    #[TestDox('A post that changes during a rebuild is in the new index')]
    public function testChangeDuringRebuild(): void
    {
        $id = $this->post(['post_title' => 'Iron pan']);
        stallkeeper_tools(AlgoliaSync::class)->rebuild();
        // Stops after the first post.
        stallkeeper_tools(AlgoliaSync::class)->turn(0.0);
        wp_update_post(['ID' => $id, 'post_title' => 'Steel pan']);
        $this->sync();
        self::assertContains('Steel pan', self::sent());
        self::assertNotContains('Iron pan', self::sent());
    }

    #[TestDox('With a language plugin, records and settings contain the language')]
    public function testLanguageField(): void
    {
        [Polylang::$isActive, Polylang::$languages] = [true, ['de' => 'de_DE']];
        $german = $this->post(['post_title' => 'Eisenpfanne']);
        $other = $this->post(['post_title' => 'Iron pan']);
        Polylang::$posts = [$german => 'de'];
        stallkeeper_tools(AlgoliaSync::class)->rebuild();
        $this->sync();
        $languages = array_map(
            static fn(array $record): mixed => [$record['language'] ?? null, $record['has_language'] ?? null],
            array_column(Provider::$indexes[self::INDEX], null, 'post_id'),
        );
        self::assertSame([['de', 'yes'], [null, null]], [$languages[$german], $languages[$other]]);
        $facets = Provider::$settings[self::INDEX]['attributesForFaceting'] ?? null;
        self::assertIsArray($facets);
        self::assertContains('filterOnly(language)', $facets);
        self::assertContains('filterOnly(has_language)', $facets);
    }

    #[TestDox('A filter sends posts of one language to another index')]
    public function testLanguages(): void
    {
        add_filter('stallkeeper_algolia_index_names', static fn(): array => ['shop', 'laden', 'not a name!']);
        add_filter(
            'stallkeeper_algolia_index_of_post',
            static fn(string $name, \WP_Post $post): string => str_starts_with($post->post_title, 'Eisen')
                ? 'laden'
                : $name,
            10,
            2,
        );
        $this->post(['post_title' => 'Iron pan']);
        $german = $this->post(['post_title' => 'Eisenpfanne']);
        $this->sync();
        self::assertContains('Iron pan', self::sent());
        self::assertSame(['Eisenpfanne'], self::sent('laden'));
        wp_update_post(['ID' => $german, 'post_title' => 'Pan of iron']);
        $this->sync();
        self::assertSame([], self::sent('laden'));
        self::assertContains('Pan of iron', self::sent());
        self::assertArrayNotHasKey('not a name!', Provider::$indexes);
    }

    #[TestDox('The comparison finds records without a post and posts without a record')]
    public function testCompare(): void
    {
        $id = $this->post(['post_title' => 'Iron pan']);
        Provider::$indexes[self::INDEX] = [
            '999999' => ['objectID' => '999999', 'post_id' => 999999, 'post_title' => 'Gone'],
        ];
        $found = stallkeeper_tools(AlgoliaCopy::class)->compare();
        self::assertSame(['999999'], $found->orphans);
        self::assertContains($id, $found->missing);
        self::assertSame(['Gone'], self::sent());
    }

    #[TestDox('The comparison repairs the index')]
    public function testRepair(): void
    {
        $this->post(['post_title' => 'Iron pan']);
        Provider::$indexes[self::INDEX] = [
            '999999' => ['objectID' => '999999', 'post_id' => 999999, 'post_title' => 'Gone'],
        ];
        stallkeeper_tools(AlgoliaCopy::class)->compare(true);
        $this->sync();
        self::assertNotContains('Gone', self::sent());
        self::assertContains('Iron pan', self::sent());
    }

    #[TestDox('Pinned results are sent once')]
    public function testPinnedResults(): void
    {
        stallkeeper_tools(PinnedResults::class)->save('pan', [$this->post(['post_title' => 'Iron pan'])], []);
        $this->sync();
        self::assertCount(1, preg_grep('~/rules/batch$~', Provider::$requests) ?: []);
    }

    #[TestDox('Without a write key nothing is queued')]
    public function testNoKey(): void
    {
        delete_option(SettingsStorage::WRITE_KEY_OPTION);
        $this->post();
        $this->sync();
        self::assertSame([], Provider::$requests);
        self::assertSame(0, stallkeeper_tools(AlgoliaQueue::class)->waiting());
    }

    #[TestDox('A database that refuses to create the queue is reported in the log')]
    public function testNoQueue(): void
    {
        $table = new QueueTable(new PostDatabase());
        $table->drop();
        add_filter('query', static fn(string $sql): string => str_contains($sql, 'CREATE TABLE') ? 'SELECT 1' : $sql);
        stallkeeper_tools(AlgoliaQueue::class)->push([1]);
        self::assertStringContainsString('refuses to create a table', self::messages());
        self::assertSame(0, stallkeeper_tools(AlgoliaQueue::class)->waiting());
    }

    #[TestDox('While another server writes, nothing is sent; when its lease has expired, the changes are sent')]
    public function testOtherServer(): void
    {
        $this->post(['post_title' => 'Iron pan']);
        $this->endRequest();
        $lease = static fn(int $seconds): bool => update_option(
            ServerLease::OPTION,
            time() + $seconds . ' other1234567',
            false,
        );
        $lease(60);
        do_action('stallkeeper_algolia_sync');
        self::assertSame([], self::sent());
        self::assertNotFalse(wp_next_scheduled(SyncSchedule::EVENT));
        $lease(-1);
        do_action('stallkeeper_algolia_sync');
        self::assertContains('Iron pan', self::sent());
        self::assertSame(
            '0',
            self::database()->get_var(
                (string) self::database()->prepare(
                    'SELECT COUNT(*) FROM %i WHERE option_name = %s',
                    self::database()->options,
                    ServerLease::OPTION,
                ),
            ),
        );
    }

    private static function messages(): string
    {
        return implode("\n", array_column(stallkeeper_tools(IndexLog::class)->entries(), 'message'));
    }
}
