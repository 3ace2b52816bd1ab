<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Posting;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Posting\BeginningLists;
use Stallkeeper\Search\Posting\PostingContainer;
use Stallkeeper\Search\Posting\Weights;

final class PostingContainerTest extends TestCase
{
    /**
     * @return array<string, array{int, int, bool}> number of posts, step between them, and whether they are stored as
     *     bits
     */
    public static function sizes(): array
    {
        return [
            'none' => [0, 1, false],
            'one' => [1, 1, false],
            'few' => [150, 100, false],
            'the longest list' => [1000, 16, false],
            'one more' => [1001, 16, true],
            'as many bytes as bits' => [1024, 16, true],
            'every post' => [16_384, 1, true],
        ];
    }

    #[DataProvider('sizes')]
    #[TestDox('Posts, bits and weights are the same after they were stored: $_dataset')]
    public function testStored(int $count, int $step, bool $isBits): void
    {
        $ids = $count === 0 ? [] : array_map(static fn(int $i): int => $i * $step, range(0, $count - 1));
        $container = PostingContainer::encode(pack('v*', ...$ids));
        self::assertSame($isBits, strlen($container) === PostingContainer::BYTES);
        self::assertSame($ids, PostingContainer::ids($container));
        self::assertSame($count, PostingContainer::count($container));
        self::assertSame($ids, PostSet::fromParts([[0, PostingContainer::bits($container)]])->ids());
        self::assertSame($container, PostingContainer::fromBits(PostingContainer::bits($container)));
        $weights = array_map(static fn(int $id): int => 1 + ($id % 255), $ids);
        $stored = Weights::encode(pack('C*', ...$weights));
        $asked = [0, 3, 16, 48, 15_999, 16_383];
        $expected = [];
        foreach (array_intersect($ids, $asked) as $id) {
            $byte = 1 + ($id % 255);
            $expected[$id] = [$byte >> 6, ($byte & 63) / Weights::STEPS];
        }
        self::assertEquals(
            $expected,
            array_map(Weights::occurrences(...), Weights::read($container, $stored, array_flip($asked))),
        );
    }

    #[
        TestDox(
            'Occurrences in the title and in the other columns are stored separately, up to a maximum, and can be added',
        ),
    ]
    public function testOccurrences(): void
    {
        $read = static fn(int $title, int $others): int => Weights::read(
            pack('v', 0),
            pack('C', Weights::pack($title, $others)),
            [0 => 0],
        )[0];
        self::assertSame([2, 1.5], Weights::occurrences($read(2, 3)));
        self::assertSame([3, 31.5], Weights::occurrences($read(9, 999)));
        self::assertSame([5, 33.0], Weights::occurrences($read(2, 3) + $read(9, 999)));
        self::assertSame([0, 1.0], Weights::occurrences(Weights::one()));
    }

    #[TestDox('The list of a beginning contains the posts of all words with this beginning, each one once')]
    public function testBeginnings(): void
    {
        $many = pack('v*', ...range(0, 1100));
        $lists = BeginningLists::build([
            'a' => pack('v*', 1, 5),
            'ab' => pack('v*', 5),
            'abcd' => pack('v*', 2, 7),
            'abce' => pack('v*', 7, 9),
            'b' => pack('v*', 4),
            'ça' => $many,
        ]);
        self::assertSame(['a', 'ab', 'abc', 'b', 'ç', 'ça'], array_keys($lists));
        self::assertSame(
            [[1, 2, 5, 7, 9], [2, 5, 7, 9], [2, 7, 9], [4]],
            array_map(PostingContainer::ids(...), array_values(array_slice($lists, 0, 4))),
        );
        self::assertSame(
            [range(0, 1100), range(0, 1100)],
            array_map(PostingContainer::ids(...), array_values(array_slice($lists, 4))),
        );
    }
}
