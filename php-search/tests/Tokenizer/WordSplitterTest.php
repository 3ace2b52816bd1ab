<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Tokenizer;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Render\Tests\Fixture;
use Stallkeeper\Search\Tests\IndexTestCase;
use Stallkeeper\Search\Tokenizer\Tokenizer;
use Stallkeeper\Search\Tokenizer\WordSplitter;

final class WordSplitterTest extends IndexTestCase
{
    /** @return array<string, array{string, int, string}> text, number of words, result */
    public static function texts(): array
    {
        return [
            'words between spaces, tabs and line ends' => [" one\ttwo\r\nthree four", 3, " one\ttwo\r\nthree"],
            'no more words than there are' => ['one two ', 2, 'one two'],
            'fewer words than asked for' => ['one two ', 3, 'one two '],
            'Chinese by letters' => ['我们的无线鼠标', 3, '我们的'],
            'Japanese by letters' => ['新しいラーメン', 4, '新しいラ'],
            'Thai by letters' => ['ร้านชา', 2, 'ร้'],
            'Latin beside Chinese' => ['iPhone 手机 case', 3, 'iPhone 手机'],
            'Latin that touches Chinese' => ['iPhone手机', 2, 'iPhone手'],
            'Korean by spaces' => ['서울에서 만나요 오늘', 2, '서울에서 만나요'],
            'nothing' => ['', 5, ''],
        ];
    }

    #[DataProvider('texts')]
    #[TestDox('Truncates $_dataset')]
    public function testFirst(string $text, int $count, string $expected): void
    {
        self::assertSame($expected, WordSplitter::first($text, $count));
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function scripts(): array
    {
        return Fixture::cases('search/unspaced-scripts');
    }

    /** @param array{hasSeveralWords: bool, hasSingleCharacterWord: bool} $expected */
    #[DataProvider('scripts')]
    #[TestDox('Counts words like excerpts, and finds single characters: $_dataset')]
    public function testScripts(string $text, array $expected): void
    {
        self::assertSame($expected, [
            'hasSeveralWords' => WordSplitter::first($text, 1) !== $text,
            'hasSingleCharacterWord' => in_array(true, array_column(Tokenizer::words($text), 1), true),
        ]);
    }

    #[TestDox('The content is truncated to the requested number of words, at most a thousand')]
    public function testMany(): void
    {
        $index = $this->index([1 => ['content' => str_repeat('word ', 5000)]]);
        foreach ([900 => 900, 1000 => 1000, 60_000 => 1000, PHP_INT_MAX => 1000, 0 => 1, -5 => 1] as $asked => $kept) {
            $hit = self::hits($index, ['truncateWords' => ['content' => $asked]])[0];
            self::assertSame(rtrim(str_repeat('word ', $kept)), $hit['content']);
        }
    }

    #[TestDox('A snippet of a script without spaces has a few letters, not the whole post')]
    public function testDenseSnippet(): void
    {
        $text = str_repeat('无线鼠标。', 20) . '东京' . str_repeat('无线鼠标。', 20);
        $hit = self::hits($this->index([1 => ['content' => $text]]), [
            'query' => '东京',
            'attributesToSnippet' => ['content:6'],
        ])[0];
        $snippet = $hit['_snippetResult'];
        self::assertIsArray($snippet);
        self::assertSame(['value' => '…标。<em>东京</em>无线…', 'matchLevel' => 'full'], $snippet['content']);
    }

    #[TestDox('A word of a hundred thousand letters is found')]
    public function testLongRun(): void
    {
        self::assertSame([1], self::found($this->index([1 => ['content' => str_repeat('东京都', 40_000)]]), '京都'));
    }
}
