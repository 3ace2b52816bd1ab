<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Query;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Tests\IndexTestCase;

final class ExcludedWordsTest extends IndexTestCase
{
    /** @return array<string, array{string, list<int>}> query, found posts */
    public static function searches(): array
    {
        return [
            'a word in a title' => ['kettle -copper', [2, 3]],
            'a word in a text' => ['kettle -whistle', [1, 3]],
            'two words' => ['kettle -copper -whistle', [3]],
            'the excluded word first' => ['-copper kettle', [2, 3]],
            'only an excluded word' => ['-kettle', [5, 4]],
            'an unknown word' => ['kettle -xyzzy', [1, 2, 3]],
            'a hyphen inside of a word' => ['t-shirt', [4]],
            'a word with a hyphen' => ['-t-shirt -kettle', [5]],
            'a minus sign' => ['freezer -20', [5]],
            'a hyphen alone' => ['kettle - ', [1, 2, 3]],
            'a dash' => ['kettle – copper', [1]],
        ];
    }

    /** @param list<int> $expected */
    #[DataProvider('searches')]
    #[TestDox('Exclude $_dataset')]
    public function testSearch(string $query, array $expected): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Kettle copper', 'total_sales' => 3],
            2 => ['post_title' => 'Kettle steel', 'content' => 'with a whistle', 'total_sales' => 2],
            3 => ['post_title' => 'Kettle glass', 'total_sales' => 1],
            4 => ['post_title' => 'T-Shirt'],
            5 => ['post_title' => 'Freezer -20 °C'],
        ]);
        self::assertEqualsCanonicalizing($expected, self::found($index, $query));
    }
}
