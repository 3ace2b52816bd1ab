<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Synonyms;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Query\SearchParameters;
use Stallkeeper\Search\Synonyms\QueryExpansion;

final class SynonymSearchTest extends SynonymsTestCase
{
    /** @return array<string, array{string, string, list<int>}> rules, query, found posts */
    public static function searches(): array
    {
        // 1 Blue sofa, 2 Couch, 3 Media console oak, 4 TV stand oak, 5 Console media, 6 Settee
        return [
            'a two-way rule' => ['sofa, couch', 'sofa', [1, 2]],
            'the other way' => ['sofa, couch', 'couch', [2, 1]],
            'a one-way rule' => ['sofa => couch', 'sofa', [1, 2]],
            'not the other way' => ['sofa => couch', 'couch', [2]],
            'several words on the left' => ['sofa, settee => couch', 'settee', [6, 2]],
            'several words on the right' => ['sofa => couch, settee', 'sofa', [1, 6, 2]],
            'a phrase on the left' => ['tv stand => couch', 'tv stand', [4, 2]],
            'a phrase with another word' => ['tv stand, media console', 'tv stand oak', [4, 3]],
            'a phrase after another word' => ['tv stand, media console', 'oak tv stand', [4, 3]],
            'a part of a phrase is no phrase' => ['tv stand, media console', 'tv oak', [4]],
            'a phrase in another order' => ['tv stand, media console', 'stand tv', [4]],
            'a word next to a synonym' => ['sofa, couch', 'blue couch', [1]],
            'upper case and accents' => ['SÓFA, Couch', 'sofa', [1, 2]],
            'no synonym of a synonym' => ["sofa => couch\ncouch => settee", 'sofa', [1, 2]],
            'a cycle' => ["sofa => couch\ncouch => settee\nsettee => sofa", 'settee', [6, 1]],
            'a word that is its own synonym' => ['sofa => sofa, couch', 'sofa', [1, 2]],
            'two rules of one word' => ["sofa, couch\nsofa, settee", 'sofa', [1, 6, 2]],
            'an unfinished word has no synonyms' => ['sofa, couch', 'sof', [1]],
        ];
    }

    /** @param list<int> $expected */
    #[DataProvider('searches')]
    #[TestDox('Search with $_dataset')]
    public function testSearch(string $rules, string $query, array $expected): void
    {
        $index = $this->expanded(
            ['Blue sofa', 'Couch', 'Media console oak', 'TV stand oak', 'Console media', 'Settee'],
            $rules,
        );
        self::assertSame($expected, self::found($index, $query));
        self::assertSame(
            count($expected),
            $index->search(SearchParameters::fromRequest(['query' => $query]))->toArray()['nbHits'],
        );
    }

    #[TestDox('Exact words come first, then synonyms, then corrections of typos')]
    public function testRanking(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Couches', 'content' => ''],
            2 => ['post_title' => 'Other', 'content' => 'a lounge'],
            3 => ['post_title' => 'Lounge longer title'],
            4 => ['post_title' => 'Settee'],
            5 => ['post_title' => 'Lounse'],
        ])->expandQueries(QueryExpansion::fromSettings($this->settings('lounge, settee'), $this->folder, null));
        self::assertSame([3, 2, 4, 5], self::found($index, 'lounge'));
    }

    #[TestDox('Typos are not corrected when synonyms find enough posts')]
    public function testEnough(): void
    {
        $index = $this->expanded(['Lounse', ...array_fill(0, 10, 'Settee')], 'lounge, settee');
        self::assertCount(10, self::found($index, 'lounge', ['hitsPerPage' => 50]));
        self::assertSame([1], self::found($this->expanded(['Lounse']), 'lounge'));
    }

    #[TestDox('The synonym is highlighted, a phrase only as a whole')]
    public function testHighlight(): void
    {
        $index = $this->expanded(['A media console, not media or console', 'TV stand'], 'tv stand, media console');
        $hits = self::hits($index, ['query' => 'tv stand', 'attributesToHighlight' => ['post_title']]);
        self::assertSame('<em>TV</em> <em>stand</em>', self::highlight($hits[0], 'post_title')['value']);
        $marked = self::highlight($hits[1], 'post_title');
        self::assertSame('A <em>media console</em>, not media or console', $marked['value']);
        self::assertSame(
            ['full', ['tv', 'stand'], false],
            [$marked['matchLevel'], $marked['matchedWords'], $marked['fullyHighlighted'] ?? null],
        );
        $whole = self::hits($this->expanded(['Media console'], 'tv stand, media console'), ['query' => 'tv stand'])[0];
        self::assertTrue(self::highlight($whole, 'post_title')['fullyHighlighted'] ?? null);
    }

    #[TestDox('A one-word synonym is highlighted as a match of the whole query')]
    public function testHighlightWord(): void
    {
        $index = $this->expanded(['Settee'], "lounge, settee\ntv stand, settee");
        foreach (['lounge', 'tv stand'] as $query) {
            $marked = self::highlight(self::hits($index, ['query' => $query])[0], 'post_title');
            self::assertSame(
                ['<em>Settee</em>', 'full', true],
                [$marked['value'], $marked['matchLevel'], $marked['fullyHighlighted'] ?? null],
            );
        }
    }

    #[TestDox('Words of a script without spaces have synonyms')]
    public function testDense(): void
    {
        $index = $this->expanded(['沙发', '长沙椅', 'Sofa'], '沙发, 长沙椅, sofa');
        self::assertEqualsCanonicalizing([1, 2, 3], self::found($index, 'sofa'));
        self::assertEqualsCanonicalizing([1, 2, 3], self::found($index, '沙发'));
    }

    #[TestDox('Filters and facets count the posts that a synonym finds')]
    public function testFacets(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Sofa'],
            2 => ['post_title' => 'Couch', 'post_type' => 'product'],
        ])->expandQueries(QueryExpansion::fromSettings($this->settings('sofa, couch'), $this->folder, null));
        $result = $index
            ->search(SearchParameters::fromRequest(['query' => 'sofa', 'facets' => ['post_type']]))
            ->toArray();
        self::assertSame(['post_type' => ['post' => 1, 'product' => 1]], $result['facets'] ?? null);
        self::assertSame([2], self::found($index, 'sofa', ['facetFilters' => [['post_type:product']]]));
    }

    #[TestDox('A missing or damaged file means no synonyms, and the search works')]
    public function testDamaged(): void
    {
        $index = $this->expanded(['Sofa', 'Couch'], 'sofa, couch');
        file_put_contents("$this->folder/" . self::FILE, 'damaged');
        $damaged = self::found($index, 'sofa');
        unlink("$this->folder/" . self::FILE);
        self::assertSame([[1], [1]], [$damaged, self::found($index, 'sofa')]);
    }
}
