<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Spelling;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Spelling\EditDistance;
use Stallkeeper\Search\Tests\IndexTestCase;

/** Thresholds of the provider: one typo from four letters, two typos from eight. */
final class TypoCorrectionsTest extends IndexTestCase
{
    /** @return array<string, array{string, string, bool}> word of the post, typed word, whether it is found */
    public static function words(): array
    {
        return [
            'three letters forgive nothing' => ['cup', 'cop', false],
            'four letters forgive one typo' => ['lamp', 'lomp', true],
            'four letters do not forgive two' => ['lamp', 'lonp', false],
            'seven letters do not forgive two' => ['curtain', 'cxrtxin', false],
            'eight letters forgive two' => ['notebook', 'nxtebxok', true],
            'eight letters do not forgive three' => ['notebook', 'nxtxbxok', false],
            'a letter left out' => ['teapot', 'tepot', true],
            'a letter too many' => ['teapot', 'teapoot', true],
            'two letters swapped' => ['teapot', 'taepot', true],
            'the first letter wrong' => ['teapot', 'reapot', true],
            'the first letter missing' => ['teapot', 'eapot', true],
            'the first letters swapped' => ['teapot', 'etapot', true],
            'two left out of a long word' => ['headphones', 'hedphnes', true],
            'an unfinished word' => ['headphones', 'haedp', true],
            'an unfinished word of four letters' => ['headphones', 'haed', true],
            'an unfinished long word with two typos' => ['photosynthesis', 'photosinteh', true],
            'a word of another script' => ['каталог', 'католог', true],
        ];
    }

    #[DataProvider('words')]
    #[TestDox('Typos: $_dataset')]
    public function testThresholds(string $word, string $typed, bool $found): void
    {
        self::assertSame($found ? [1] : [], self::found($this->index([1 => ['post_title' => $word]]), $typed));
    }

    #[TestDox('Typo tolerance can be disabled')]
    public function testSwitchedOff(): void
    {
        $index = $this->index([1 => ['post_title' => 'teapot']]);
        self::assertSame([], self::found($index, 'taepot', ['typoTolerance' => false]));
        self::assertSame([], self::found($index, 'taepot', ['typoTolerance' => 'false']));
    }

    #[TestDox('A refinement never adds hits with typos that the search did not have before')]
    public function testNoTyposThroughFilters(): void
    {
        $posts = [
            1 => ['post_title' => 'mouse', 'post_type' => 'page'],
            2 => ['post_title' => 'house', 'post_type' => 'product'],
        ];
        for ($id = 10; $id < 40; $id++) {
            $posts[$id] = ['post_title' => 'mouse'];
        }
        $index = $this->index($posts);
        self::assertSame([], self::found($index, 'mouse', ['facetFilters' => ['post_type:product']]));
        self::assertSame([1], self::found($index, 'mouse', ['facetFilters' => ['post_type:page']]));
    }

    #[TestDox('Two swapped letters are one typo')]
    public function testDistance(): void
    {
        self::assertSame([1, 'ab'], EditDistance::between('ba', 'ab', 2, false));
        self::assertSame([1, 'kitten'], EditDistance::between('kittne', 'kitten', 2, false));
        self::assertNull(EditDistance::between('abcd', 'wxyz', 2, false));
        self::assertSame([1, 'headp'], EditDistance::between('haedp', 'headphones', 1, true));
    }
}
