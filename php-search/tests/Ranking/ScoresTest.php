<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Ranking;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Synonyms\QueryExpansion;
use Stallkeeper\Search\Tests\Synonyms\FakeForms;
use Stallkeeper\Search\Tests\Synonyms\SynonymsTestCase;

/** What decides between records that contain all words. */
final class ScoresTest extends SynonymsTestCase
{
    #[TestDox('A word that the title and the text contain counts more than one that only the title contains')]
    public function testFields(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Toner black'],
            2 => ['post_title' => 'Toner black', 'content' => 'This toner fits.'],
        ]);
        self::assertSame([2, 1], self::found($index, 'toner'));
    }

    #[TestDox('A category counts more than a word in a long text')]
    public function testTerms(): void
    {
        $long = str_repeat('some other words ', 30);
        $index = $this->index([
            1 => ['post_title' => 'First', 'content' => "$long lamp"],
            2 => ['post_title' => 'Second', 'content' => $long, 'taxonomies' => ['product_cat' => ['Lamp']]],
        ]);
        self::assertSame([2, 1], self::found($index, 'lamp'));
    }

    #[TestDox('A word in a short text counts more than in a long one')]
    public function testLength(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'First', 'content' => 'Lamp ' . str_repeat('word ', 100)],
            2 => ['post_title' => 'Second', 'content' => 'Lamp here'],
        ]);
        self::assertSame([2, 1], self::found($index, 'lamp'));
    }

    #[TestDox('The plural is as good as the word: the rest of the record decides')]
    public function testPlural(): void
    {
        $index = $this->expanded(['A box of many other things', 'Boxes'], language: 'fake');
        self::assertSame([2, 1], self::found($index, 'box'));
    }

    #[TestDox('The best form of a word counts: a plural in the text does not add to the word in the title')]
    public function testBestForm(): void
    {
        $posts = [
            1 => ['post_title' => 'Sofa tray', 'content' => 'One sofa'],
            2 => ['post_title' => 'Sofa tray', 'content' => 'Sofas, sofas'],
        ];
        $index = $this->index($posts)->expandQueries(
            QueryExpansion::fromSettings($this->settings(language: 'fake'), $this->folder, new FakeForms()),
        );
        self::assertSame([1, 2], self::found($index, 'sofa'));
    }

    #[TestDox('The rarer of two words decides which records with one of them come first')]
    public function testRareWord(): void
    {
        $titles = ['Red chair', 'Red table', 'Red shelf', 'Green settee'];
        self::assertSame(
            4,
            self::found($this->expanded($titles), 'red settee', ['removeWordsIfNoResults' => 'allOptional'])[0],
        );
    }

    #[TestDox('A record with adjacent words comes first, whatever the number of hits per page')]
    public function testAdjacent(): void
    {
        $posts = [];
        foreach (range(1, 20) as $id) {
            $posts[$id] = ['post_title' => 'Item', 'content' => 'Red and lamp ' . str_repeat('thing ', 20 + ($id % 3))];
        }
        $posts[7]['content'] = 'Red lamp ' . str_repeat('thing ', 24);
        $index = $this->index($posts);
        $all = self::found($index, 'red lamp', ['hitsPerPage' => 20]);
        foreach ([1, 2, 5] as $size) {
            $pages = [];
            for ($page = 0; $page * $size < 20; $page++) {
                $pages = [...$pages, ...self::found($index, 'red lamp', ['hitsPerPage' => $size, 'page' => $page])];
            }
            self::assertSame($all, $pages);
        }
        self::assertSame(7, $all[0]);
    }

    #[TestDox('Of records with the same score, the one with more sales comes first, then the newer one')]
    public function testSales(): void
    {
        $index = $this->index([
            1 => ['post_title' => 'Lamp', 'total_sales' => 1],
            2 => ['post_title' => 'Lamp', 'total_sales' => 5],
            3 => ['post_title' => 'Lamp', 'total_sales' => 1],
        ]);
        self::assertSame([2, 3, 1], self::found($index, 'lamp'));
    }
}
