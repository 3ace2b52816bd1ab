<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Algolia;

use Error;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\CircuitBreaker;
use Stallkeeper\Tools\Algolia\SettingsStorage;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaIndexSettings;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaQueue;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaRebuild;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaSync;
use Stallkeeper\Tools\Search\Indexing\IndexLog;
use Stallkeeper\Tools\Tests\Fakes\Provider;
use WP_Post;

/** Changes of the shop are sent to the hosted provider after the request, and again until it accepts them. */
final class SentPostsTest extends AlgoliaTestCase
{
    private string $long = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->long = str_repeat('whisk ', 5000);
    }

    #[TestDox('Saving a post does not wait for the provider; changes and deletions are sent later')]
    public function testLater(): void
    {
        $id = $this->post(['post_title' => 'Zephyr whisk', 'post_content' => $this->long]);
        $this->endRequest();
        self::assertSame([], Provider::$requests);
        $this->turn();
        $count = count(self::records($id));
        self::assertGreaterThan(2, $count);
        self::assertSame(array_fill(0, $count, $count), array_column(self::records($id), 'record_count'));
        // Shorter: the parts that are too many go.
        wp_update_post(['ID' => $id, 'post_content' => 'One whisk.']);
        $this->turn();
        self::assertSame(
            [["$id-0", 'One whisk.']],
            array_map(static fn(array $record): array => [$record['objectID'], $record['content']], self::records($id)),
        );
        update_post_meta($id, '_stallkeeper_search_exclude', '1');
        $this->turn();
        self::assertSame([], self::records($id));
    }

    #[TestDox('A long post that is deleted or made private while it is sent leaves no records at the provider')]
    public function testWithdrawn(): void
    {
        $id = $this->post(['post_title' => 'Zephyr whisk', 'post_content' => $this->long]);
        $this->turn();
        self::assertGreaterThan(2, count(self::records($id)));
        wp_delete_post($id, true);
        $this->turn();
        self::assertSame([], self::records($id));

        $late = $this->post(['post_title' => 'Zephyr kettle', 'post_content' => $this->long]);
        add_filter(
            'stallkeeper_search_record',
            static function (array $record, WP_Post $post) use ($late): array {
                if ($post->ID === $late) {
                    self::database()->update(self::database()->posts, ['post_status' => 'private'], ['ID' => $late]);
                }

                return $record;
            },
            10,
            2,
        );
        $this->turn();
        self::assertSame([], self::records($late));
    }

    #[TestDox('Posts that show a synced pattern are sent again when the pattern changes, or is deleted')]
    public function testPattern(): void
    {
        $pattern = $this->post([
            'post_title' => 'A pattern',
            'post_type' => 'wp_block',
            'post_content' => '<p>Zephyr one.</p>',
        ]);
        $id = $this->post(['post_title' => 'Zephyr whisk', 'post_content' => "<!-- wp:block {\"ref\":$pattern} /-->"]);
        $this->turn();
        self::assertSame(['Zephyr one.'], array_column(self::records($id), 'content'));
        wp_update_post(['ID' => $pattern, 'post_content' => '<p>Zephyr two.</p>']);
        $this->turn();
        self::assertSame(['Zephyr two.'], array_column(self::records($id), 'content'));
        wp_delete_post($pattern, true);
        $this->turn();
        self::assertSame([''], array_column(self::records($id), 'content'));
    }

    #[TestDox('Removing a post from one language’s index removes all its records')]
    public function testLanguage(): void
    {
        add_filter('stallkeeper_algolia_index_names', static fn(): array => ['shop_en', 'shop_de']);
        add_filter(
            'stallkeeper_algolia_index_of_post',
            static fn(string $name, WP_Post $post): string => get_post_meta($post->ID, 'is_german', true) === '1'
                ? 'shop_de'
                : 'shop_en',
            10,
            2,
        );
        $id = $this->post(['post_title' => 'Zephyr whisk', 'post_content' => $this->long]);
        $parts = static fn(string $name): int => count(self::records($id, $name));
        $this->turn();
        self::assertSame([true, 0], [$parts('shop_en') > 2, $parts('shop_de')]);
        update_post_meta($id, 'is_german', '1');
        wp_update_post(['ID' => $id]);
        $this->turn();
        self::assertSame([0, true], [$parts('shop_en'), $parts('shop_de') > 2]);
    }

    #[TestDox('A long post is one search result, with its full content if full contents are displayed')]
    public function testOneResult(): void
    {
        $text = 'Whisk begins. ' . str_repeat('whisk and more ', 2000) . 'Whisk ends.';
        $id = $this->post(['post_title' => 'Zephyr whisk', 'post_content' => $text]);
        stallkeeper_tools(AlgoliaIndexSettings::class)->push();
        $this->turn();
        self::assertGreaterThan(3, count(self::records($id)));
        // The provider finds one of the records, because of this setting.
        self::assertSame(
            ['post_id', true],
            [Provider::$settings[self::INDEX]['attributeForDistinct'], Provider::$settings[self::INDEX]['distinct']],
        );
        Provider::$isDistinct = true;
        $whole = $this->ask(['content', 'record_index', 'record_count']);
        self::assertSame([1, 1, $text], [$whole['nbHits'], count($whole['hits']), $whole['hits'][0]['content']]);
        // An excerpt needs one part, and costs no second call.
        Provider::forgetRequests();
        $part = $this->ask(['content']);
        self::assertIsString($part['hits'][0]['content']);
        self::assertLessThan(9000, strlen($part['hits'][0]['content']));
        self::assertSame([], Provider::sent('/objects'));
    }

    #[TestDox('Changes that the provider rejects are sent again, and the log reports the failure')]
    public function testRetry(): void
    {
        $id = $this->post(['post_title' => 'Zephyr whisk']);
        Provider::$status = 500;
        $this->turn();
        $log = stallkeeper_tools(IndexLog::class)->entries();
        self::assertStringContainsString('Sending to the hosted provider failed', $log[0]['message']);
        self::assertStringNotContainsString(self::WRITE_KEY, (string) wp_json_encode($log));
        self::assertSame([], self::records($id));
        Provider::$status = 200;
        // As after the lease and the rest of the host, which both end by the clock.
        delete_transient(CircuitBreaker::TRANSIENT);
        self::endProviderLeases();
        $this->turn();
        self::assertCount(1, self::records($id));
    }

    #[TestDox('One post that cannot be sent does not block the others, and the log names it')]
    public function testBadPosts(): void
    {
        add_filter(
            'stallkeeper_search_record',
            static fn(array $record): array => match ($record['post_title']) {
                'Zephyr poison' => throw new Error('Broken on purpose'),
                'Zephyr giant' => ['huge' => str_repeat('x', 20_000)] + $record,
                default => $record,
            },
        );
        Provider::$refused = 'Zephyr giant';
        [$poison, $giant, $healthy] = [
            $this->post(['post_title' => 'Zephyr poison']),
            $this->post(['post_title' => 'Zephyr giant']),
            $this->post(['post_title' => 'Zephyr whisk']),
        ];
        $this->turn();
        $counts = static fn(): array => array_map(static fn(int $id): int => count(self::records($id)), [
            $healthy,
            $poison,
            $giant,
        ]);
        self::assertSame([[1, 0, 0], 0], [$counts(), stallkeeper_tools(AlgoliaQueue::class)->waiting()]);
        $said = implode("\n", array_column(stallkeeper_tools(IndexLog::class)->entries(), 'message'));
        self::assertMatchesRegularExpression('/“Zephyr poison” was not sent .* a plugin caused an error/', $said);
        self::assertMatchesRegularExpression('/“Zephyr giant” was not sent: .* rejects its record/', $said);

        // A rebuild gets past them, too.
        stallkeeper_tools(AlgoliaSync::class)->rebuild();
        $this->turn();
        self::assertFalse(stallkeeper_tools(AlgoliaRebuild::class)->isUnderWay());
        self::assertSame([1, 0, 0], $counts());
    }

    #[TestDox('A server without SQLite’s full-text search updates the provider’s index')]
    public function testNoEngine(): void
    {
        add_filter('stallkeeper_search_engine_can_run', '__return_false');
        $id = $this->post(['post_title' => 'Zephyr whisk']);
        $this->turn();
        self::assertCount(1, self::records($id));
    }

    /** The end of the request, and the scheduled event. */
    private function turn(): void
    {
        $this->endRequest();
        stallkeeper_tools(AlgoliaSync::class)->work();
    }

    /**
     * @param list<string> $fields
     *
     * @return array{nbHits: int, hits: list<array<string, mixed>>}
     */
    private function ask(array $fields): array
    {
        $results = stallkeeper_tools(\Stallkeeper\Tools\Algolia\Provider::class)->ask(
            stallkeeper_tools(SettingsStorage::class)->current(),
            [['query' => 'whisk', 'attributesToRetrieve' => $fields]],
        );

        /** @var array{nbHits: int, hits: list<array<string, mixed>>} */
        return $results[0];
    }
}
