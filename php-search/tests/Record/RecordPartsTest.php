<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Record;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Render\Tests\Fixture;
use Stallkeeper\Search\Record\RecordParts;

/** A long post is split into records within the provider's size limit and joined again. */
final class RecordPartsTest extends TestCase
{
    /** @return array<string, array{string}> */
    public static function texts(): array
    {
        return [
            'words' => [str_repeat('A kettle boils water. ', 2000)],
            'no spaces at all' => [str_repeat('x', 30000)],
            'Chinese, where a letter has three bytes and no space follows' => [str_repeat('茶壺烧水', 5000)],
            'letters of four bytes' => [str_repeat('🫖', 8000)],
            'what JSON writes with more bytes' => [str_repeat("\"\\\n\x01", 6000)],
        ];
    }

    #[DataProvider('texts')]
    #[
        TestDox(
            'Each part is below the limit and has only whole characters, and all parts together are the text: $_dataset',
        ),
    ]
    public function testSplit(string $text): void
    {
        $parts = RecordParts::split(['objectID' => '7-0', 'post_id' => 7, 'post_title' => 'Tea', 'content' => $text]);
        self::assertGreaterThan(1, count($parts));
        foreach ($parts as $i => $part) {
            $json = json_encode($part, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
            self::assertLessThanOrEqual(RecordParts::LIMIT_BYTES, strlen($json));
            self::assertSame(
                ["7-$i", 7, $i, count($parts)],
                [$part['objectID'], $part['post_id'], $part['record_index'], $part['record_count']],
            );
        }
        self::assertSame($text, RecordParts::join(array_reverse($parts)));
        self::assertSame(array_column($parts, 'objectID'), RecordParts::siblings('7-1', count($parts)));
    }

    #[TestDox('A text is split after a space if one is near')]
    public function testWords(): void
    {
        foreach (
            array_slice(RecordParts::split(['objectID' => '7-0', 'content' => str_repeat('kettle ', 3000)]), 0, -1)
            as $part
        ) {
            self::assertIsString($part['content']);
            self::assertStringEndsWith('kettle ', $part['content']);
        }
    }

    /** @return array<string, array{mixed, mixed}> */
    public static function hits(): array
    {
        return Fixture::cases('search/record-parts');
    }

    /**
     * @param array{hit: array<string, mixed>, parts: list<array<string, mixed>>} $input
     * @param array{content: string, marked: string} $expected
     */
    #[DataProvider('hits')]
    #[TestDox('A hit gets the whole text of its post, as in the browser: $_dataset')]
    public function testWhole(array $input, array $expected): void
    {
        $whole = RecordParts::whole($input['hit'], $input['parts']);
        $marks = is_array($whole['_highlightResult'] ?? null) ? $whole['_highlightResult'] : [];
        self::assertSame($expected, [
            'content' => $whole['content'],
            'marked' => is_array($marks['content'] ?? null) ? $marks['content']['value'] : null,
        ]);
        self::assertSame(
            isset($input['hit']['_highlightResult']) ? ['value' => 'T'] : null,
            $marks['post_title'] ?? null,
        );
    }

    #[TestDox('Parts beyond the maximum number are not requested, as in the browser')]
    public function testLimit(): void
    {
        self::assertSame(Fixture::read('search/record-parts')['limit'], count(RecordParts::siblings('7-0', 100_000)));
    }

    #[TestDox('A short and an empty post are one record each')]
    public function testShort(): void
    {
        foreach (['Tea', ''] as $text) {
            self::assertSame(
                [['objectID' => '7-0', 'content' => $text, 'record_index' => 0, 'record_count' => 1]],
                RecordParts::split(['objectID' => '7-0', 'content' => $text]),
            );
        }
    }

    #[TestDox('A title that alone exceeds the limit does not cause an endless loop')]
    public function testHugeFrame(): void
    {
        $parts = RecordParts::split([
            'objectID' => '7-0',
            'post_title' => str_repeat('t', 20000),
            'content' => str_repeat('word ', 100000),
        ]);
        self::assertLessThanOrEqual(200, count($parts));
    }
}
