<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Algolia;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaQueue;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaRebuild;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaSync;
use Stallkeeper\Tools\Algolia\Sync\SyncSchedule;
use Stallkeeper\Tools\BuiltInEngine\Health\ProgressReader;
use Stallkeeper\Tools\Search\Indexing\FileLock;
use Stallkeeper\Tools\Search\Records\SearchablePosts;
use Stallkeeper\Tools\Tests\Fakes\Provider;
use WC_Product_Simple;
use WP_Post;

/** The hosted provider's index is built again beside the one in use. */
final class AlgoliaRebuildTest extends AlgoliaTestCase
{
    private const BUILDING = self::INDEX . '_building';
    private const OLD = ['1-0' => ['objectID' => '1-0', 'post_id' => 1, 'post_title' => 'Old']];

    protected function setUp(): void
    {
        parent::setUp();
        add_filter('stallkeeper_algolia_hosts', static fn(): array => ['http://127.0.0.1:7700']);
        foreach (['One', 'Two', 'Three'] as $title) {
            $this->post(['post_title' => $title]);
        }
        $product = new WC_Product_Simple();
        $product->set_props(['name' => 'Iron pan', 'status' => 'publish', 'regular_price' => '10', 'sku' => 'PAN-1']);
        $product->save();
        $this->sync();
        Provider::$indexes[self::INDEX] = self::OLD;
        Provider::forgetRequests();
    }

    #[
        TestDox(
            'reindex builds a separate index in batches of at most 1000 records and replaces the old index in one step',
        ),
    ]
    public function testReindex(): void
    {
        $lines = self::printedBy('reindex');
        self::assertSame(self::published(), self::posts());
        self::assertSame('Orphaned records: 0, missing posts: 0', end($lines));
        $batches = array_filter(
            Provider::$requests,
            static fn(string $request): bool => str_ends_with($request, '/batch'),
        );
        self::assertSame(['POST /1/indexes/' . self::BUILDING . '/batch'], array_values(array_unique($batches)));
        foreach (Provider::sent('/batch') as $body) {
            self::assertIsArray($body['requests']);
            self::assertLessThanOrEqual(1000, count($body['requests']));
        }
        self::assertSame([['operation' => 'move', 'destination' => self::INDEX]], Provider::sent('/operation'));
        foreach (Provider::$urls as $url) {
            self::assertStringNotContainsString(self::WRITE_KEY, $url);
            self::assertStringNotContainsString(str_repeat('a', 32), $url);
        }
        $settings = Provider::$settings[self::INDEX];
        self::assertSame(
            ['post_id', true, [self::INDEX . '_date_desc', self::INDEX . '_price_asc', self::INDEX . '_price_desc']],
            [$settings['attributeForDistinct'], $settings['distinct'], $settings['replicas']],
        );
    }

    #[TestDox('A rebuild with more records than a batch may have sends several batches')]
    public function testBatches(): void
    {
        add_filter('stallkeeper_algolia_record_limit', static fn(): int => 2000);
        for ($post = 1; $post <= 6; $post++) {
            $this->post(['post_title' => 'Zephyr whisk', 'post_content' => str_repeat('whisk ', 70_000)]);
        }
        self::printedBy('reindex');
        self::assertGreaterThan(1000, count(self::records()));
        $counts = array_map(
            static fn(array $body): int => count(is_array($body['requests']) ? $body['requests'] : []),
            Provider::sent('/batch'),
        );
        self::assertGreaterThan(1, count($counts));
        self::assertLessThanOrEqual(1000, max([0, ...$counts]));
    }

    #[TestDox('A record contains only public data, including product prices')]
    public function testPublicData(): void
    {
        $author = $this->user('author', 'author@shop.example');
        $id = $this->post(['post_title' => 'Zephyr whisk', 'post_content' => 'Whisks.', 'post_author' => $author]);
        update_post_meta($id, '_secret', 'hush hush');
        wp_update_user(['ID' => $author, 'display_name' => 'Wren']);
        self::printedBy('reindex');
        $text = (string) wp_json_encode(self::records());
        $user = get_userdata($author);
        self::assertNotFalse($user);
        foreach ([$user->user_email, $user->user_pass, $user->user_login, 'hush hush', 'user_login'] as $secret) {
            self::assertStringNotContainsString($secret, $text);
        }
        self::assertStringContainsString('Zephyr whisk', $text);
        $fields = array_keys(array_merge(...self::records()));
        sort($fields, SORT_NATURAL);
        $expected = explode(
            ' ',
            'cart_label cart_product cart_text codes content image is_sticky max_price objectID offers on_sale permalink post_author post_date post_date_formatted post_excerpt post_id post_title post_type post_year price price_text rating rating_text record_count record_index regular_price_text sku sorts_last stars stock_status taxonomies term_ids term_paths total_sales unlisted',
        );
        self::assertEqualsCanonicalizing($expected, $fields);
        $product = array_values(
            array_filter(self::records(), static fn(array $record): bool => $record['post_type'] === 'product'),
        )[0];
        self::assertTrue(is_int($product['price']) || is_float($product['price']));
        self::assertSame(['PAN-1', 'instock'], [$product['sku'], $product['stock_status']]);
        self::assertIsString($product['permalink']);
        self::assertMatchesRegularExpression('~^https?://~', $product['permalink']);
    }

    #[TestDox('An interrupted rebuild resumes, and its index is used once it is complete')]
    public function testResumes(): void
    {
        $sync = stallkeeper_tools(AlgoliaSync::class);
        $sync->rebuild();
        // Each turn has no time: one post, and the process ends.
        $sync->work(0.0);
        $sync->work(0.0);
        self::assertSame(['Old'], self::sent());
        self::assertGreaterThanOrEqual(2, count(self::records(index: self::BUILDING)));
        Provider::forgetRequests();
        $sync->work();
        self::assertSame(self::published(), self::posts());
        self::assertArrayNotHasKey(self::BUILDING, Provider::$indexes);
        self::assertSame([], preg_grep('~ /1/indexes/[^/]+/clear$~', Provider::$requests));
    }

    #[TestDox('A change during a rebuild goes into the index in use and into the new one')]
    public function testChangeDuringRebuild(): void
    {
        $sync = stallkeeper_tools(AlgoliaSync::class);
        $sync->rebuild();
        $sync->work(0.0);
        $this->post(['post_title' => 'Zephyr whisk']);
        $this->endRequest();
        $sync->work(0.0);
        self::assertSame(['Old', 'Zephyr whisk'], self::sent());
        self::assertContains('Zephyr whisk', self::sent(self::BUILDING));
    }

    /** @return array<string, array{Closure(string): bool}> whether the answer to a request is lost */
    public static function lost(): array
    {
        return [
            'the state of a task' => [static fn(string $request): bool => str_contains($request, '/task/')],
            'new settings' => [static fn(string $request): bool => str_starts_with($request, 'PUT ')],
            'the move, which is done' => [static fn(string $request): bool => str_ends_with($request, '/operation')],
        ];
    }

    /** @param Closure(string): bool $isLost */
    #[DataProvider('lost')]
    #[TestDox('A completed index stays in use after later errors: the answer to $_dataset is lost')]
    public function testErrorsAfterMove(Closure $isLost): void
    {
        $hasMoved = static fn(): bool => Provider::sent('/operation') !== [];
        Provider::$isLost = static fn(string $request): bool => $hasMoved() && $isLost($request);
        $lines = self::printedBy('reindex');
        self::assertStringStartsWith('Error: ', (string) end($lines));
        self::assertTrue($hasMoved());
        Provider::$isLost = null;
        $meanwhile = $this->post(['post_title' => 'Zephyr whisk']);
        $this->endRequest();
        stallkeeper_tools(AlgoliaSync::class)->work();
        self::assertSame(self::published(), self::posts());
        self::assertCount(1, self::records($meanwhile));
        self::assertNull(stallkeeper_tools(AlgoliaRebuild::class)->state());
    }

    #[TestDox('A second rebuild waits for the first, and the button on the screen returns at once')]
    public function testSecond(): void
    {
        $sent = static fn(): ?int => stallkeeper_tools(ProgressReader::class)->now()->sent;
        stallkeeper_tools(AlgoliaSync::class)->rebuild();
        $other = FileLock::take(stallkeeper_tools(AlgoliaQueue::class)->lock());
        self::assertNotNull($other);
        stallkeeper_tools(AlgoliaSync::class)->work();
        $other->release();
        self::assertSame([], Provider::$requests);
        // Noted, shown as under way, and for the scheduled event to do.
        self::assertSame(0, $sent());
        self::assertNotFalse(wp_next_scheduled(SyncSchedule::EVENT));
        stallkeeper_tools(AlgoliaSync::class)->work();
        self::assertSame(self::published(), self::posts());
        self::assertNull($sent());
    }

    #[TestDox('Each language can have a separate index')]
    public function testLanguages(): void
    {
        unset(Provider::$indexes[self::INDEX]);
        add_filter('stallkeeper_algolia_index_names', static fn(): array => ['shop_en', 'shop_de', 'no such/name']);
        add_filter(
            'stallkeeper_algolia_index_of_post',
            static fn(string $name, WP_Post $post): string => $post->ID % 2 === 0 ? 'shop_en' : 'shop_de',
            10,
            2,
        );
        self::printedBy('reindex');
        $numbers = static fn(string $name): array => array_values(
            array_unique(
                array_map(
                    static fn(array $record): int => is_int($record['post_id']) ? $record['post_id'] % 2 : -1,
                    self::records(index: $name),
                ),
            ),
        );
        self::assertSame([[0], [1]], [$numbers('shop_en'), $numbers('shop_de')]);
        self::assertArrayNotHasKey(self::INDEX, Provider::$indexes);
    }

    private static function published(): int
    {
        return count(stallkeeper_tools(SearchablePosts::class)->searchableWithChange());
    }

    private static function posts(): int
    {
        return count(array_column(self::records(), null, 'post_id'));
    }
}
