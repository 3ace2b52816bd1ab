<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Stemming;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use Stallkeeper\Search\Stemming\EnglishStemmer;
use Stallkeeper\Search\Stemming\GermanStemmer;

final class StemmersTest extends TestCase
{
    #[TestDox('English stems are those of SQLite’s Porter stemmer')]
    public function testEnglish(): void
    {
        $words = explode(
            ' ',
            'caresses ponies ties cats feed agreed plastered bled motoring sing conflated troubled sized hopping tanned ' .
                'falling hissing fizzed failing filing happy sky relational conditional rational valenci digitizer ' .
                'conformabli radicalli differentli vileli analogousli vietnamization predication operator feudalism ' .
                'decisiveness hopefulness callousness formaliti sensitiviti sensibiliti triplicate formative formalize ' .
                'electriciti electrical hopeful goodness revival allowance inference airliner gyroscopic adjustable ' .
                'defensible irritant replacement adjustment dependent adoption communism activate angulariti homologous ' .
                'effective bowdlerize probate rate cease controll roll batteries sanding sander generalization yes boy ' .
                'typing says stays enjoyment apology geology oscillators a be the',
        );
        $db = new \PDO('sqlite::memory:');
        $db->exec(
            "CREATE VIRTUAL TABLE words USING fts5(word, tokenize = 'porter unicode61');
            CREATE VIRTUAL TABLE stems USING fts5vocab(words, 'instance')",
        );
        $insert = $db->prepare('INSERT INTO words (rowid, word) VALUES (?, ?)');
        foreach ($words as $i => $word) {
            $insert->execute([$i + 1, $word]);
        }
        $expected = array_column(
            ($db->query('SELECT doc, term FROM stems ORDER BY doc') ?: self::fail())->fetchAll(),
            'term',
        );
        self::assertSame(
            array_combine($words, $expected),
            array_combine($words, array_map(EnglishStemmer::stem(...), $words)),
        );
    }

    /** @return array<string, array{string, string}> */
    public static function germanForms(): array
    {
        $pairs = [
            ['kanne', 'kannen'],
            ['stuhl', 'stuhle'],
            ['glas', 'glaser'],
            ['lampe', 'lampen'],
            ['schraube', 'schrauben'],
            ['tisch', 'tisches'],
            ['kind', 'kindern'],
            ['auto', 'autos'],
            ['teller', 'tellern'],
        ];

        return array_combine(array_map(static fn(array $pair): string => "$pair[0] and $pair[1]", $pairs), $pairs);
    }

    #[DataProvider('germanForms')]
    #[TestDox('Forms of a German word have the same stem: $_dataset')]
    public function testGerman(string $one, string $other): void
    {
        self::assertSame(GermanStemmer::stem($one), GermanStemmer::stem($other));
    }

    #[TestDox('Words of other scripts, numbers and short words stay as they are')]
    public function testOthers(): void
    {
        foreach (['при', '東京', 'x120', '', 'ab'] as $word) {
            self::assertSame([$word, $word], [EnglishStemmer::stem($word), GermanStemmer::stem($word)]);
        }
    }
}
