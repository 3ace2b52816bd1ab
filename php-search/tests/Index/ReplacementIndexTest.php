<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Index;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tests\IndexTestCase;

/**
 * A build adds words to the vocabulary at its end, and saves add them at once. Search results must not depend on
 * either.
 */
final class ReplacementIndexTest extends IndexTestCase
{
    private const POSTS = [
        1 => ['post_title' => 'Falconry for beginners'],
        2 => ['post_title' => 'Ceramic teapot', 'content' => 'näive 東京 teapot 12345 ab'],
        3 => ['post_title' => 'Extraordinary kettle'],
    ];

    #[TestDox('After a build, even an interrupted and resumed one, mistyped words are found as after single saves')]
    public function testTypos(): void
    {
        $this->index(self::POSTS);
        for ($piece = 1; $piece <= 3; $piece++) {
            // Use a new object for each batch, as after a crash.
            $build = Index::open("$this->folder/built.sqlite");
            $build->beginBuild();
            $build->save([self::post($piece, self::POSTS[$piece])]);
        }
        $build->optimize();
        $words = static fn(string $file): array => array_map(
            static fn(string $sql): array => Database::reader($file)->rows($sql),
            [
                'terms' => 'SELECT term FROM terms ORDER BY term',
                'stems' => 'SELECT stem FROM stems ORDER BY stem',
                'deletes' =>
                    'SELECT hash_and_stem >> 24, stem FROM deletes JOIN stems ON id = hash_and_stem & 16777215 ORDER BY 1, 2',
            ],
        );
        self::assertSame($words($this->file()), $words("$this->folder/built.sqlite"));
        foreach (['falconyr' => [1], 'teaopt' => [2], 'extraordinray' => [3], 'ketle' => [3]] as $typed => $found) {
            self::assertSame($found, self::found($build, $typed), $typed);
        }
        $build->save([self::post(4, ['post_title' => 'Umbrella'])]);
        self::assertSame([4], self::found($build, 'umbrela'));
    }

    #[TestDox('After many saves of a record the index has one row for each of its words, and returns the same results')]
    public function testMerges(): void
    {
        $index = $this->index(self::POSTS);
        for ($i = 0; $i < 120; $i++) {
            $index->save([self::post(2, ['post_title' => "Ceramic teapot $i"])]);
        }
        $rows = Database::reader($this->file())->column(
            "SELECT count(*) FROM postings WHERE term LIKE 'w%' GROUP BY term",
        );
        self::assertSame([1], array_values(array_unique($rows)));
        self::assertSame(0, Database::reader($this->file())->int("SELECT count(*) FROM postings WHERE term = 'w118'"));
        self::assertSame([2], self::found($index, 'teapot 119', ['typoTolerance' => false]));
        self::assertSame([], self::found($index, 'teapot 118', ['typoTolerance' => false]));
    }

    #[TestDox('A save without changed words does not write to the lists of posts')]
    public function testStock(): void
    {
        $index = $this->index([1 => ['post_title' => 'Lamp', 'stock_status' => 'instock', 'price' => 5]]);
        $pieces = static fn(string $file): array => Database::reader($file)->rows(
            'SELECT * FROM postings ORDER BY part, term',
        );
        $before = $pieces($this->file());
        $index->save([self::post(1, ['post_title' => 'Lamp', 'stock_status' => 'outofstock', 'price' => 7])]);
        self::assertSame($before, $pieces($this->file()));
        self::assertSame([1], self::found($index, 'lamp', ['filters' => 'stock_status:outofstock AND price > 6']));
        self::assertSame([], self::found($index, 'lamp', ['filters' => 'stock_status:instock']));
    }
}
