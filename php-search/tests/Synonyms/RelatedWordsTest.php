<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Synonyms;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Index\Index;

/** Stems, compounds and signs that the language of the site brings with it. */
final class RelatedWordsTest extends SynonymsTestCase
{
    /** @return array<string, array{string, string, list<string>, list<int>}> language, query, titles, found posts */
    public static function searches(): array
    {
        return [
            'English stems' => ['english', 'sanding discs', ['Sanded disc', 'Sanding disc'], [2, 1]],
            'English stems of a rare word' => ['english', 'hopeful', ['Hope chest', 'Hop'], [1]],
            'a German compound' => ['german', 'kanne', ['Teekanne', 'Kanne', 'Kanal'], [2, 1]],
            'a German compound with a plural' => ['german', 'Gläser', ['Weinglas', 'Gläser', 'Glas'], [2, 3]],
            'German plurals are equal to the word' => ['german', 'lampe', ['Lampen', 'Stuhl'], [1]],
            'German umlauts' => ['german', 'Stühle', ['Stuhl', 'Tisch'], [1]],
            'no compounds in English' => ['english', 'board', ['Keyboard', 'Other'], []],
            'no stems without a language' => ['', 'hopeful', ['Hope chest'], []],
            'and in English' => ['english', 'salt and pepper', ['Salt & Pepper', 'Salt'], [1]],
            'und in German' => ['german', 'salz und pfeffer', ['Salz & Pfeffer', 'Salz'], [1]],
            'a title with and comes first' => [
                'english',
                'salt and pepper',
                ['Salt & Pepper', 'Salt and pepper'],
                [2, 1],
            ],
            'and is a word in German' => ['german', 'salt and pepper', ['Salt & Pepper'], []],
            'only and' => ['english', 'and', ['Salt and pepper', 'Salt & pepper'], [1]],
        ];
    }

    /**
     * @param list<string> $titles
     * @param list<int>    $expected
     */
    #[DataProvider('searches')]
    #[TestDox('Search with $_dataset')]
    public function testSearch(string $language, string $query, array $titles, array $expected): void
    {
        self::assertSame($expected, self::found($this->withLanguage($titles, $language), $query));
    }

    #[TestDox('Related words are only looked up when there are fewer than ten matches')]
    public function testFew(): void
    {
        $titles = [...array_fill(0, 9, 'Kanne'), 'Teekanne'];
        self::assertCount(10, self::found($this->withLanguage($titles, 'german'), 'kanne', ['hitsPerPage' => 50]));
        $titles[] = 'Kanne';
        self::assertCount(10, self::found($this->withLanguage($titles, 'german'), 'kanne', ['hitsPerPage' => 50]));
    }

    #[TestDox('Words that say nothing about a record do not count in a sentence')]
    public function testFunctionWords(): void
    {
        $index = $this->withLanguage(['What is it', 'Screws for wood'], 'english');
        $optional = ['removeWordsIfNoResults' => 'allOptional'];
        self::assertSame([2], self::found($index, 'what screws do I need for the shed', $optional));
        self::assertEqualsCanonicalizing([1, 2], self::found($index, 'what for', $optional));
    }

    /** @param list<string> $titles */
    private function withLanguage(array $titles, string $language): Index
    {
        array_map(unlink(...), glob("$this->folder/*.sqlite*") ?: []);

        return $this->expanded($titles, '', '', $language);
    }
}
