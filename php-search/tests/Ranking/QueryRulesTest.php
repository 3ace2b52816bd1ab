<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Ranking;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Ranking\QueryRule;
use Stallkeeper\Search\Ranking\QueryRules;
use Stallkeeper\Search\Tests\IndexTestCase;

final class QueryRulesTest extends IndexTestCase
{
    #[TestDox('Pinned records come first in their order, hidden ones are left out')]
    public function testPinnedAndHidden(): void
    {
        $index = $this->kettles();
        self::assertSame([4, 3, 2, 1], self::found($index, 'kettle'));
        $index->setQueryRules(['Kettle' => new QueryRule(['1-0', '2-0'], ['4-0'])]);
        self::assertSame([1, 2, 3], self::found($index, 'kettle'));
        self::assertSame([1, 2, 3], self::found($index, ' KETTLE! '), 'the same words');
        self::assertSame([4, 3, 2, 1], self::found($index, 'kettl'), 'another query');
        self::assertSame([4, 3, 2, 1], self::found($index, 'kettle ada'), 'more words');
        self::assertSame([4, 3, 2, 1], self::found($index, 'kettle', ['enableRules' => false]), 'a preview');
        self::assertSame([1, 2, 3], self::found($index, 'kettle', ['enableRules' => 'maybe']));
    }

    #[TestDox('A pinned record without the words is a result, counts and has facets')]
    public function testPinnedWithoutTheWords(): void
    {
        $index = $this->kettles();
        $index->save([self::post(9, ['post_title' => 'Teapot', 'taxonomies' => ['category' => ['Pots']]])]);
        $index->setQueryRules(['kettle' => new QueryRule(['9-0'], []), 'zanzibar' => new QueryRule(['9-0'], [])]);
        $result = $index
            ->search(SearchParameters::fromRequest(['query' => 'kettle', 'facets' => ['taxonomies.category']]))
            ->toArray();
        self::assertSame(5, $result['nbHits']);
        self::assertSame(['taxonomies.category' => ['Pots' => 1]], $result['facets']);
        self::assertSame([9, 4, 3, 2, 1], self::found($index, 'kettle'));
        self::assertSame([9], self::found($index, 'zanzibar'), 'no other result');
        self::assertSame([], self::found($index, 'kettle', ['filters' => 'post_type:product']), 'filtered out');
    }

    #[TestDox('Pages continue each other')]
    public function testPages(): void
    {
        $index = $this->kettles();
        $index->setQueryRules(['kettle' => new QueryRule(['1-0'], ['3-0'])]);
        self::assertSame([1, 4], self::found($index, 'kettle', ['hitsPerPage' => 2]));
        self::assertSame([2], self::found($index, 'kettle', ['hitsPerPage' => 2, 'page' => 1]));
    }

    #[TestDox('A pinned record that is deleted or out of stock does not disturb the others')]
    public function testDeletedAndSoldOut(): void
    {
        $index = $this->kettles();
        $index->setQueryRules(['kettle' => new QueryRule(['7-0', '1-0', '2-0'], ['8-0'])]);
        self::assertSame([1, 2, 4, 3], self::found($index, 'kettle'));
        $index->save([
            self::post(1, ['post_title' => 'Kettle', 'sorts_last' => 1]),
            self::post(3, ['post_title' => 'Kettle', 'sorts_last' => 1]),
        ]);
        self::assertSame([2, 4, 1, 3], self::found($index, 'kettle'));
        $index->delete(['2-0']);
        self::assertSame([4, 1, 3], self::found($index, 'kettle'));
    }

    #[
        TestDox(
            'Setting rules replaces all earlier ones and changes the generation, which is the key of cached responses',
        ),
    ]
    public function testReplace(): void
    {
        $index = $this->kettles();
        $index->setQueryRules(['kettle' => new QueryRule(['1-0'], [])]);
        $before = $index->generation();
        $index->setQueryRules(['pan' => new QueryRule(['1-0'], [])]);
        self::assertSame([4, 3, 2, 1], self::found($index, 'kettle'));
        self::assertNotSame($before, $index->generation());
    }

    #[TestDox('Numbers of pinned and hidden records and of queries are limited; a record is not both')]
    public function testLimits(): void
    {
        $many = array_map(static fn(int $id): string => "$id-0", range(1, 100));
        $rule = new QueryRule([...$many, '1-0'], $many);
        self::assertSame(array_slice($many, 0, QueryRule::MAX_PINNED), $rule->pinned);
        self::assertSame(array_slice($many, QueryRule::MAX_PINNED, QueryRule::MAX_HIDDEN), $rule->hidden);
        $index = $this->kettles();
        $rules = [];
        for ($i = 1; $i <= QueryRules::MAX_QUERIES; $i++) {
            $rules["word$i"] = new QueryRule(['1-0'], []);
        }
        $index->setQueryRules($rules + ['kettle' => new QueryRule(['1-0'], [])]);
        self::assertSame([1], self::found($index, 'word' . QueryRules::MAX_QUERIES));
        self::assertSame([4, 3, 2, 1], self::found($index, 'kettle'));
    }

    private function kettles(): Index
    {
        return $this->index(array_fill(1, 4, ['post_title' => 'Kettle']));
    }
}
