<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Search\MissingObjectIDError;
use Stallkeeper\Search\ProviderAnswer;
use UnexpectedValueException;

final class ProviderAnswerTest extends TestCase
{
    private const RESULT = ['hits' => [['objectID' => '1-0']], 'nbHits' => 1, 'nbPages' => 1, 'page' => 0, 'hitsPerPage' => 10];

    #[TestDox('An answer in the described types is taken as it is')]
    public function testGood(): void
    {
        $two = ['results' => [self::RESULT, ['facets' => ['a' => ['b' => 1]], 'queryID' => 'q'] + self::RESULT]];

        self::assertEquals($two['results'], ProviderAnswer::results($two, 2));
    }

    #[TestDox('Texts are cut to what an excerpt needs, and marks stay whole')]
    public function testShort(): void
    {
        $hit = static fn(string $text, string $marked): array => ['objectID' => '1-0', 'content' => $text, 'post_title' => 'One two three', '_highlightResult' => ['content' => ['value' => $marked, 'matchLevel' => 'full']]];
        $question = ['truncateWords' => ['content' => 3, 'absent' => 1], 'highlightPreTag' => '<b>', 'highlightPostTag' => '</b>'];

        self::assertEquals(
            [$hit('One two three', '<b>One</b> two <b>three</b>'), $hit('A b c', 'A b c'), $hit('A b c', '<b>A b c</b>')],
            ProviderAnswer::shortened(['hits' => [$hit('One two three four', '<b>One</b> two <b>three four</b> five'), $hit('A b c', 'A b c'), $hit('A b c d', '<b>A b c d</b>')]], $question)['hits'],
        );
    }

    /** @return iterable<string, array{mixed}> */
    public static function wrong(): iterable
    {
        yield 'a page of a proxy' => ['<html>'];
        yield 'nothing' => [null];
        yield 'no results' => [['message' => 'x']];
        yield 'one result too few' => [['results' => []]];
        yield 'one result too many' => [['results' => [self::RESULT, self::RESULT]]];
        yield 'a result that is a word' => [['results' => ['x']]];
        foreach (['hits' => 'none', 'nbHits' => '7', 'nbPages' => null, 'page' => [], 'hitsPerPage' => -1, 'facets' => 'many', 'facets_stats' => 3] as $name => $value) {
            yield "$name in another type" => [['results' => [[$name => $value] + self::RESULT]]];
        }
        yield 'a hit that is a word' => [['results' => [['hits' => ['x']] + self::RESULT]]];
    }

    #[DataProvider('wrong')]
    #[TestDox('Anything else is refused')]
    public function testWrong(mixed $answer): void
    {
        $this->expectException(UnexpectedValueException::class);
        ProviderAnswer::results($answer, 1);
    }

    #[TestDox('A hit without an objectID is refused by that name')]
    public function testNameless(): void
    {
        $this->expectException(MissingObjectIDError::class);
        ProviderAnswer::results(['results' => [['hits' => [['post_title' => 'x']]] + self::RESULT]], 1);
    }
}
