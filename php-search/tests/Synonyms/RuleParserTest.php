<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Synonyms;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Search\Synonyms\Problem;
use Stallkeeper\Search\Synonyms\RuleParser;
use Stallkeeper\Search\Synonyms\SynonymRule;

final class RuleParserTest extends TestCase
{
    /** @return array<string, array{string, list<array{list<string>, list<string>}>}> */
    public static function rules(): array
    {
        $both = [['sofa', 'couch'], ['sofa', 'couch']];

        return [
            'nothing' => ['', []],
            'comments and empty lines' => ["# sofa, couch\n\n  \n", []],
            'two ways' => ['sofa, couch', [$both]],
            'one way' => ['sofa,couch=>settee', [[['sofa', 'couch'], ['settee']]]],
            'line ends of Windows' => ["sofa, couch\r\ntv => television\r\n", [$both, [['tv'], ['television']]]],
            'a byte order mark' => ["\u{FEFF}sofa, couch", [$both]],
            'a CSV file' => ['"sofa","couch"', [$both]],
            'a CSV file with semicolons' => ['sofa;couch', [$both]],
            'a tab' => ["sofa\tcouch", [$both]],
            'repeated words' => ['sofa, Sofa, couch, sófa', [$both]],
            'an empty place' => ['sofa, , couch,', [$both]],
            'phrases with many spaces' => [
                "tv\u{A0}  stand, media console",
                [[['tv stand', 'media console'], ['tv stand', 'media console']]],
            ],
            'an ampersand' => ['R&D, research', [[['R&D', 'research'], ['R&D', 'research']]]],
            'a number' => ['2, two', [[['2', 'two'], ['2', 'two']]]],
            'the longest phrase, with letters of two bytes' => [
                'sofa => ' . str_repeat('ä', 100),
                [[['sofa'], [str_repeat('ä', 100)]]],
            ],
            'a cycle' => ["a => b\nb => a", [[['a'], ['b']], [['b'], ['a']]]],
        ];
    }

    /** @param list<array{list<string>, list<string>}> $expected */
    #[DataProvider('rules')]
    #[TestDox('Reads $_dataset')]
    public function testRules(string $text, array $expected): void
    {
        $parsed = RuleParser::parse($text);
        self::assertSame([], $parsed->problems);
        self::assertSame(
            $expected,
            array_map(static fn(SynonymRule $rule): array => [$rule->from, $rule->to], $parsed->rules),
        );
    }

    /** @return array<string, array{string, Problem, int, string}> text, problem, line, detail */
    public static function problems(): array
    {
        return [
            'an empty left side' => ["sofa, couch\n=> couch", Problem::EmptySide, 2, '=> couch'],
            'an empty right side' => ['sofa =>', Problem::EmptySide, 1, 'sofa =>'],
            'an arrow alone' => ['=>', Problem::EmptySide, 1, '=>'],
            'two arrows' => ['a => b => c', Problem::SeveralArrows, 1, 'a => b => c'],
            'one word' => ["# comment\n\nsofa", Problem::SingleWord, 3, 'sofa'],
            'the same word twice' => ['sofa => Sofa', Problem::SingleWord, 1, 'sofa => Sofa'],
            'markup' => ['sofa, <b>couch</b>', Problem::Markup, 1, '<b>couch</b>'],
            'a script' => ['<script>alert(1)</script>, couch', Problem::Markup, 1, '<script>alert(1)</script>'],
            'an entity' => ['sofa, caf&eacute;', Problem::Markup, 1, 'sofa, caf&eacute;'],
            'an escaped arrow' => ['sofa =&gt; couch', Problem::Markup, 1, 'sofa =&gt; couch'],
            'symbols' => ['sofa, ---', Problem::NoLetters, 1, '---'],
            'a long phrase' => [
                'sofa, one two three four five six',
                Problem::PhraseTooLong,
                1,
                'one two three four five six',
            ],
            'a long word' => ['sofa, ' . str_repeat('a', 101), Problem::PhraseTooLong, 1, str_repeat('a', 40)],
            'many words' => ['w' . implode(', w', range(1, 21)), Problem::TooManyPhrases, 1, 'w1'],
            'another encoding' => ["sofa, canap\xE9", Problem::NotUtf8, 0, ''],
            'UTF-16' => [mb_convert_encoding("\u{FEFF}sofa, couch", 'UTF-16LE', 'UTF-8'), Problem::NotUtf8, 0, ''],
            'NUL bytes' => ["sofa, cou\0ch", Problem::NotUtf8, 0, ''],
            '10,000 lines' => [str_repeat("sofa, couch\n", 10_000), Problem::TooManyRules, 0, '10000'],
            'a megabyte' => [str_repeat("sofa, couch, settee\n", 50_000), Problem::TooLarge, 0, ''],
        ];
    }

    #[DataProvider('problems')]
    #[TestDox('Reports $_dataset')]
    public function testProblems(string $text, Problem $problem, int $line, string $detail): void
    {
        $parsed = RuleParser::parse($text);
        self::assertSame(1, $parsed->problemCount);
        self::assertSame(
            [$problem, $line, $detail],
            [$parsed->problems[0]->problem, $parsed->problems[0]->line, $parsed->problems[0]->detail],
        );
    }

    #[TestDox('Lists the first 20 of many problems, and counts all')]
    public function testMany(): void
    {
        $parsed = RuleParser::parse(str_repeat("sofa\n", 5000));
        self::assertSame([20, 5000], [count($parsed->problems), $parsed->problemCount]);
    }
}
