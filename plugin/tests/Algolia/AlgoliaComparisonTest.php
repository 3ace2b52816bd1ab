<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Algolia;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Algolia\Client;
use Stallkeeper\Tools\Algolia\SettingsStorage;
use Stallkeeper\Tools\Algolia\Sync\AlgoliaIndex;
use Stallkeeper\Tools\Tests\Fakes\Provider;
use WP_Post;

/** Comparison of the hosted provider's index with the posts, and the waits between its answers. */
final class AlgoliaComparisonTest extends AlgoliaTestCase
{
    #[TestDox('status lists records without a post in pages of 1000, and repairs the index on request')]
    public function testPages(): void
    {
        $missing = $this->post();
        $this->post();
        self::printedBy('reindex');
        foreach (range(90_000_000, 90_002_499) as $id) {
            Provider::$indexes[self::INDEX]["$id-0"] = ['objectID' => "$id-0", 'post_id' => $id];
        }
        unset(Provider::$indexes[self::INDEX]["$missing-0"]);
        self::assertSame([], self::records($missing));
        Provider::forgetRequests();
        self::assertSame('Orphaned records: 2,500, missing posts: 1', self::last('status'));
        $pages = Provider::sent('/browse');
        self::assertGreaterThanOrEqual(3, count($pages));
        self::assertSame(array_fill(0, count($pages), 1000), array_column($pages, 'hitsPerPage'));
        self::printedBy('status', ['repair' => true]);
        do_action('stallkeeper_algolia_sync');
        self::assertSame('Orphaned records: 0, missing posts: 0', self::last('status'));
    }

    #[TestDox('A post excluded by a filter is not reported as missing at the provider')]
    public function testRefused(): void
    {
        add_filter(
            'stallkeeper_search_is_searchable',
            static fn(bool $is, WP_Post $post): bool => $is && $post->post_title !== 'Zephyr refused',
            10,
            2,
        );
        self::printedBy('reindex');
        $id = $this->post(['post_title' => 'Zephyr refused']);
        $this->sync();
        self::assertSame([], self::records($id));
        self::assertSame('Orphaned records: 0, missing posts: 0', self::last('status'));
    }

    #[TestDox('The wait between polls of the provider grows by 100 ms, up to one second')]
    public function testWaits(): void
    {
        Provider::$pollsBeforeDone = 12;
        $client = stallkeeper_tools(Client::class)->writing(stallkeeper_tools(SettingsStorage::class)->current());
        self::assertNotNull($client);
        $waited = [];
        $index = new AlgoliaIndex($client, 'some', static function (int $milliseconds) use (&$waited): void {
            $waited[] = $milliseconds;
        });
        $index->clear();
        $index->wait();
        self::assertSame([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1000, 1000], $waited);
    }

    private static function last(string $command): string
    {
        $lines = self::printedBy($command);

        return (string) end($lines);
    }
}
