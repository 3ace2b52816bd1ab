<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Query;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Tests\IndexTestCase;

final class CodeQueryTest extends IndexTestCase
{
    /** @return array<string, array{string}> */
    public static function spellings(): array
    {
        return [
            'as stored' => ['SK-101'],
            'without the hyphen' => ['sk101'],
            'with a space' => ['sk 101'],
            'with other separators' => ['S_K/1.01'],
            'the beginning, with a space' => ['SK 10'],
            'the beginning, with a hyphen' => ['sk-1'],
            'the beginning, without a hyphen' => ['SK10'],
        ];
    }

    #[DataProvider('spellings')]
    #[TestDox('Finds the product SK-101 by its code: $_dataset')]
    public function testSpellings(string $query): void
    {
        self::assertSame([1], self::found($this->products(), $query));
    }

    #[TestDox('Finds a code without separators by parts of it')]
    public function testPartsOfAnUnseparatedCode(): void
    {
        $index = $this->products();
        self::assertSame([3], self::found($index, 'AB-12-CD'));
        self::assertSame([3], self::found($index, 'ab12 c'));
        self::assertSame([4], self::found($index, '4006 3813 33931'));
    }

    #[TestDox('A record with the same code comes first, before words in titles and longer codes')]
    public function testExactFirst(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'SK 10 instructions'],
            2 => ['post_title' => 'Bowl', 'codes' => ['SK-101']],
            3 => ['post_title' => 'A very long title of a cup', 'codes' => ['SK-10']],
        ]);
        self::assertSame([3, 2], self::found($index, 'sk10'));
        self::assertSame([3, 2, 1], self::found($index, 'sk-10'));
    }

    #[TestDox('A word in a title comes before codes that begin with it')]
    public function testWordsBeforeBeginnings(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Bowl', 'codes' => ['TEA-1']],
            2 => ['post_title' => 'Tea'],
            3 => ['post_title' => 'Cup', 'content' => 'for teaching'],
        ]);
        self::assertSame([2, 1, 3], self::found($index, 'tea'));
    }

    #[TestDox('The code of a product has no typo corrections, a missing code has')]
    public function testNoCorrectionsForAKnownCode(): void
    {
        $index = $this->index([1 => ['codes' => ['KT-20415']], 2 => ['codes' => ['KT-20416']]]);
        self::assertSame([1], self::found($index, 'kt-20415'));
        self::assertEqualsCanonicalizing([1, 2], self::found($index, 'kt-20417'));
    }

    #[TestDox('Two products with the same code are both found, the newer one first')]
    public function testSameCode(): void
    {
        self::assertSame(
            [2, 1],
            self::found($this->index([1 => ['codes' => ['SK-1']], 2 => ['codes' => ['sk1']]]), 'SK-1'),
        );
    }

    #[TestDox('A code of 200 characters is found as a whole and by its beginning')]
    public function testLongCode(): void
    {
        $code = str_repeat('AB-12-', 33) . 'XY';
        $index = $this->index([1 => ['codes' => [$code]], 2 => ['codes' => [str_repeat('AB-12-', 33) . 'ZZ']]]);
        self::assertSame([1, 2], self::found($index, $code), 'the same code is first');
        self::assertEqualsCanonicalizing([1, 2], self::found($index, substr($code, 0, 100)));
    }

    #[TestDox('Filters, changed codes and deleted records apply')]
    public function testChanges(): void
    {
        $index = $this->products();
        self::assertSame([], self::found($index, 'sk101', ['filters' => 'post_type:post']));
        $index->save([self::post(1, ['post_type' => 'product', 'codes' => ['SK-7']])]);
        self::assertSame([], self::found($index, 'sk101'));
        self::assertSame([1], self::found($index, 'sk7'));
        $index->delete(['1-0']);
        self::assertSame([], self::found($index, 'sk7'));
    }

    private function products(): Index
    {
        $type = ['post_type' => 'product'];

        return $this->index([
            1 => $type + ['post_title' => 'Kettle', 'codes' => ['SK-101']],
            2 => $type + ['post_title' => 'Pan', 'codes' => ['SK-202', 'SK-203']],
            3 => $type + ['post_title' => 'Board', 'codes' => ['AB12CD']],
            4 => $type + ['post_title' => 'Soap', 'codes' => ['4006381333931']],
        ]);
    }
}
