<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Index;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;
use Stallkeeper\Search\Limits\SearchBudget;
use Stallkeeper\Search\Query\Matches;
use Stallkeeper\Search\Query\QueryWord;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Spelling\TypoCorrections;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Tests\IndexTestCase;

/** Words that were only in deleted records must not influence any search result. */
final class DeletedWordsTest extends IndexTestCase
{
    #[TestDox('A word of deleted records does not count as known, and remaining words are offered as corrections')]
    public function testNotKnown(): void
    {
        $index = $this->index([1 => ['post_title' => 'Falgon'], 2 => ['post_title' => 'Falkonry']]);
        $index->delete(['1-0']);
        self::assertSame([2], self::found($index, 'falgon'));
        $typos = new TypoCorrections(Database::reader($this->file()));
        self::assertSame(
            [false, false, true, true],
            [
                $typos->isKnown('falgon', false),
                $typos->isKnown('falg', true),
                $typos->isKnown('falkonry', false),
                $typos->isKnown('falk', true),
            ],
        );
    }

    #[TestDox('A word that was replaced is not used as a correction and does not displace others')]
    public function testNoCorrection(): void
    {
        $words = array_map(static fn(string $letter): string => "te{$letter}pot", range('b', 'z'));
        $index = $this->index([1 => ['post_title' => implode(' ', $words)], 2 => ['post_title' => 'zeapot']]);
        self::assertSame([1], self::found($index, 'teapot', ['hitsPerPage' => 1]));
        $index->save([self::post(1, ['post_title' => 'Lamp'])]);
        self::assertSame([2], self::found($index, 'teapot'));
        self::assertSame(
            ['zeapot'],
            array_keys((new TypoCorrections(Database::reader($this->file())))->find('teapot', false)),
        );
    }

    #[TestDox('Search results are the same as if the deleted records had never existed')]
    public function testSame(): void
    {
        $left = [1 => ['post_title' => 'Falkonry for beginners'], 2 => ['post_title' => 'Falcons and hawks']];
        $index = $this->index($left + [3 => ['post_title' => 'falkon falcox falgonry beginnerz hawksy']]);
        $index->delete(['3-0']);
        $never = Index::open("$this->folder/never.sqlite");
        $never->save(array_map(static fn(int $id): array => self::post($id, $left[$id]), array_keys($left)));
        foreach (['falkon', 'falcox', 'falgonry', 'beginnerz', 'hawksy', 'falkon beginnerz', 'falgo'] as $query) {
            self::assertSame(self::hits($never, ['query' => $query]), self::hits($index, ['query' => $query]), $query);
            self::assertEquals($this->corrections('never', $query), $this->corrections('index', $query), $query);
        }
    }

    /** @return list<array<string, int>> */
    private function corrections(string $name, string $query): array
    {
        $db = Database::reader("$this->folder/$name.sqlite");
        $matches = $db->snapshot(
            static fn(): Matches => Matches::find($db, SearchParameters::fromRequest(['query' => $query])),
            new SearchBudget(),
        );

        return array_map(static fn(QueryWord $word): array => $word->corrections, $matches->words->words);
    }
}
