<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tests\Tokenizer;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Search\Tests\IndexTestCase;

final class ScriptsTest extends IndexTestCase
{
    /** @return array<string, array{string, string, string}> text, query, highlighted text */
    public static function scripts(): array
    {
        return [
            'accents are optional' => ['Crème brûlée', 'creme brulee', '<em>Crème</em> <em>brûlée</em>'],
            'accents may be typed' => ['Creme', 'crème', '<em>Creme</em>'],
            'accents in two pieces' => ["Cre\u{0300}me", 'creme', "<em>Cre\u{0300}me</em>"],
            'German sharp s' => ['Große Straße', 'strasse', 'Große <em>Straße</em>'],
            'German umlaut at the beginning of a word' => ['Süden', 'sud', '<em>Süd</em>en'],
            'Danish' => ['Rødgrød', 'rodgrod', '<em>Rødgrød</em>'],
            'Turkish dotless i' => ['ISPARTA ılık', 'ilik', 'ISPARTA <em>ılık</em>'],
            'Greek without accents and with a final sigma' => [
                'Ο λόγος της ημέρας',
                'λογοσ',
                'Ο <em>λόγος</em> της ημέρας',
            ],
            'Cyrillic' => ['Зелёный чай', 'зеленый', '<em>Зелёный</em> чай'],
            'Arabic without harakat and tatweel' => ['مَرْحَبـــًا بكم', 'مرحبا', '<em>مَرْحَبـــًا</em> بكم'],
            'Arabic alef with hamza' => ['أحمد', 'احمد', '<em>أحمد</em>'],
            'Hebrew without niqqud' => ['שָׁלוֹם עולם', 'שלום', '<em>שָׁלוֹם</em> עולם'],
            'Chinese words inside a sentence' => ['我们的无线鼠标很好', '无线鼠标', '我们的<em>无线鼠标</em>很好'],
            'one Chinese character' => ['东京都', '京', '东<em>京</em>都'],
            'the last Chinese character' => ['东京都', '都', '东京<em>都</em>'],
            'Japanese' => ['新しいラーメンの店', 'ラーメン', '新しい<em>ラーメン</em>の店'],
            'Korean with a particle' => ['서울에서 만나요', '서울', '<em>서울</em>에서 만나요'],
            'Thai' => ['ร้านขายชาเขียว', 'ชาเขียว', 'ร้านขาย<em>ชาเขียว</em>'],
            'Khmer' => ['ខ្ញុំចូលចិត្តតែ', 'ចូលចិត្ត', 'ខ្ញុំ<em>ចូលចិត្ត</em>តែ'],
            'Hindi keeps its vowel signs' => ['हरी चाय', 'चाय', 'हरी <em>चाय</em>'],
            'full-width letters' => ['ＷＯＲＤＰＲＥＳＳ', 'wordpress', '<em>ＷＯＲＤＰＲＥＳＳ</em>'],
            'Latin and Chinese without a space' => ['iPhone手机壳', '手机', 'iPhone<em>手机</em>壳'],
            'an emoji' => ['Coffee ☕ time', '☕', 'Coffee <em>☕</em> time'],
            'digits of another script' => ['عام ٢٠٢٦', '2026', 'عام <em>٢٠٢٦</em>'],
            'a soft hyphen' => ["Tea\u{AD}pot", 'teapot', "<em>Tea\u{AD}pot</em>"],
        ];
    }

    #[DataProvider('scripts')]
    #[TestDox('Finds and highlights: $_dataset')]
    public function testFindsAndMarks(string $text, string $query, string $marked): void
    {
        $index = $this->index([1 => ['post_title' => $text], 2 => ['post_title' => 'Something else']]);
        $hits = self::hits($index, ['query' => $query]);
        self::assertCount(1, $hits);
        self::assertSame($marked, self::highlight($hits[0], 'post_title')['value']);
    }

    #[TestDox('Chinese characters that are not adjacent do not match as a word')]
    public function testPhraseOfCharacters(): void
    {
        self::assertSame([], self::found($this->index([1 => ['post_title' => '东方和北京']]), '东京'));
    }
}
