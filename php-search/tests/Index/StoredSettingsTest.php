<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Index;

use PDO;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Tests\IndexTestCase;

/** The index file stores the searched columns and their weights, because the light endpoint reads no other settings. */
final class StoredSettingsTest extends IndexTestCase
{
    private const POSTS = [
        1 => ['post_title' => 'Amber ring', 'content' => 'Silver.'],
        2 => ['post_title' => 'Silver ring', 'taxonomies' => ['brand' => ['Amber'], 'colour' => ['Ochre']]],
    ];

    #[TestDox('A word that only a column outside of the settings contains is not found, also by another process')]
    public function testColumns(): void
    {
        $this->build(new IndexSettings(['title' => ['post_title']], ['title' => 3.5]));
        self::assertSame([1], $this->ids('amber'));
        self::assertSame([], $this->ids('ochre'));
        // Another writer, such as that of a changed post, uses the settings of the file, too.
        Index::openExisting($this->file())->save([self::post(3, ['post_title' => 'Box', 'content' => 'Amber.'])]);
        self::assertSame([1], $this->ids('amber'));
    }

    #[TestDox('A child with a hyphen is left out of its parent')]
    public function testWithoutChild(): void
    {
        $this->build(new IndexSettings(['terms' => ['taxonomies', '-taxonomies.brand']], ['terms' => 1.0]));
        self::assertSame([2], $this->ids('ochre'));
        self::assertSame([], $this->ids('amber'));
    }

    #[TestDox('The record whose field has the higher weight comes first')]
    public function testWeights(): void
    {
        $columns = ['title' => ['post_title'], 'terms' => ['taxonomies']];
        $this->build(new IndexSettings($columns, ['title' => 3.5, 'terms' => 1.5]));
        self::assertSame([1, 2], $this->ids('amber'));
        unlink($this->file());
        $this->build(new IndexSettings($columns, ['title' => 1.0, 'terms' => 3.0]));
        self::assertSame([2, 1], $this->ids('amber'));
    }

    #[TestDox('An index without settings, or with damaged ones, has the default')]
    public function testDefault(): void
    {
        $this->build(new IndexSettings(['title' => ['post_title']], ['title' => 3.5]));
        $db = new PDO('sqlite:' . $this->file());
        $changes = ['quartz' => "UPDATE settings SET value = '{\"columns\":[1]}'", 'garnet' => 'DROP TABLE settings'];
        foreach ($changes as $word => $change) {
            $db->exec($change);
            Index::openExisting($this->file())->save([self::post(4, ['content' => $word])]);
            self::assertSame([4], $this->ids($word));
        }
        self::assertEquals(new IndexSettings(), IndexSettings::fromJson((new IndexSettings())->toJson()));
    }

    private function build(IndexSettings $settings): void
    {
        $index = Index::open($this->file(), $settings);
        $index->save([self::post(1, self::POSTS[1]), self::post(2, self::POSTS[2])]);
        unset($index);
        clearstatcache();
    }

    /** @return list<int> */
    private function ids(string $query): array
    {
        $result = Index::openReadOnly($this->file())->search(SearchParameters::fromRequest(['query' => $query]));

        return array_map(
            static fn(array $hit): int => is_string($hit['objectID'] ?? null) ? (int) $hit['objectID'] : 0,
            $result->hits,
        );
    }
}
