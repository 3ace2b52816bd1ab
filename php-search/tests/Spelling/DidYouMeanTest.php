<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Spelling;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Tests\IndexTestCase;

final class DidYouMeanTest extends IndexTestCase
{
    /** @return array<string, array{string, string|null, list<string>}> query, corrected query, closest queries */
    public static function queries(): array
    {
        return [
            'what a record contains' => ['headphones', null, []],
            'one mistyped word' => ['hedphones', 'headphones', []],
            'beside a correct word' => ['Wireless hedphones!', 'Wireless headphones!', []],
            'the beginning of a mistyped word' => ['hedphon', 'headphones', []],
            'the more frequent of two equally close words' => ['mouce', 'mouse', []],
            'a word with a plural that is more frequent' => ['lmap', 'lamp', []],
            'an exact match with few records' => ['moose', null, []],
            'a word that sounds the same, alone' => ['bisnes', null, ['business']],
            'nothing similar' => ['xyzzyplugh', null, []],
            'an empty query' => ['', null, []],
            'only an excluded word' => ['-mouse', null, []],
        ];
    }

    /** @param list<string> $closest */
    #[DataProvider('queries')]
    #[TestDox('Suggest a query for $_dataset')]
    public function testQuery(string $query, ?string $corrected, array $closest): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Wireless headphones'],
            2 => ['post_title' => 'Mouse'],
            3 => ['post_title' => 'Mouse pad'],
            4 => ['post_title' => 'Moose'],
            5 => ['post_title' => 'Business cards'],
            6 => ['post_title' => 'Lamps'],
            7 => ['post_title' => 'Lamps'],
            8 => ['post_title' => 'Lamp'],
        ]);
        $result = $index->search(
            SearchParameters::fromRequest(['query' => $query, 'removeWordsIfNoResults' => 'allOptional']),
        );
        self::assertSame([$corrected, $closest], [$result->correctedQuery, $result->closestQueries]);
        self::assertSame($corrected, $result->toArray()['correctedQuery']);
    }

    #[TestDox('A search for exactly what was typed has no corrections')]
    public function testExactly(): void
    {
        $index = $this->index([1 => ['post_title' => 'Headphones']]);
        $result = $index->search(SearchParameters::fromRequest(['query' => 'hedphones', 'typoTolerance' => false]));
        self::assertSame([0, null, ['headphones']], [$result->total, $result->correctedQuery, $result->closestQueries]);
    }
}
