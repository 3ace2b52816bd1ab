<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tokenizer;

/**
 * Folds text for the search: lowercase, without accents, harakat, tatweel and niqqud.
 *
 * The mapping comes from a table and not from the intl extension. So the command line (with intl) and a web server
 * without it produce the same tokens.
 */
final class Folding
{
    /** Marks that people usually do not type. Vowel signs of Indic and Thai words are not included. */
    private const MARKS =
        '/[\x{AD}\x{0300}-\x{036F}\x{0483}-\x{0487}\x{0591}-\x{05BD}\x{05BF}\x{05C1}\x{05C2}\x{05C4}\x{05C5}\x{05C7}' .
        '\x{0610}-\x{061A}\x{0640}\x{064B}-\x{065F}\x{0670}\x{06D6}-\x{06DC}\x{06DF}-\x{06E8}\x{06EA}-\x{06ED}' .
        '\x{1AB0}-\x{1AFF}\x{1DC0}-\x{1DFF}\x{20D0}-\x{20F0}\x{FE00}-\x{FE0F}\x{FE20}-\x{FE2F}]+/u';

    /** The modifier letter apostrophe, which Ukrainian texts use instead of an apostrophe. */
    public const APOSTROPHE = "\u{2BC}";

    /** A sign between the numbers of a size, see Tokenizer. */
    private const TIMES = '/(?<=\p{N}) ?[\x{D7}*] ?(?=\p{N})/u';

    /** Characters that are several words or no part of a word. */
    private const SIGNS = [
        self::APOSTROPHE => "'",
        '¼' => ' 1/4 ',
        '½' => ' 1/2 ',
        '¾' => ' 3/4 ',
        '⅓' => ' 1/3 ',
        '⅔' => ' 2/3 ',
        '⅛' => ' 1/8 ',
        '⅜' => ' 3/8 ',
        '⅝' => ' 5/8 ',
        '⅞' => ' 7/8 ',
    ];

    private const REMEMBERED_WORDS = 20000;

    /** @var array<string, string>|null */
    private static ?array $letters = null;

    /** @var array<string, string> */
    private static array $words = [];

    /** Folds a whole text; separators stay in place. */
    public static function text(string $text): string
    {
        $text =
            str_contains($text, '*') || str_contains($text, '×')
                ? preg_replace(self::TIMES, 'x', $text) ?? $text
                : $text;
        if (preg_match('/[\x80-\xFF]/', $text) !== 1) {
            return strtolower($text);
        }
        $text = mb_strtolower(EastAsianText::compose(strtr($text, self::SIGNS)), 'UTF-8');
        $text = preg_replace(self::MARKS, '', $text) ?? $text;

        return strtr($text, self::letters());
    }

    /**
     * Folds one word letter by letter: strtr() processes its whole table on every call, which is slow for single words.
     */
    public static function word(string $word): string
    {
        if (preg_match('/[\x80-\xFF*]/', $word) !== 1) {
            return strtolower($word);
        }
        if (str_contains($word, '*') || str_contains($word, '×')) {
            return self::text($word);
        }
        if (isset(self::$words[$word])) {
            return self::$words[$word];
        }
        $lower = mb_strtolower($word, 'UTF-8');
        $lower = preg_replace(self::MARKS, '', $lower) ?? $lower;
        $letters = self::letters();
        $folded = '';
        foreach (mb_str_split($lower, 1, 'UTF-8') as $letter) {
            $folded .= $letters[$letter] ?? $letter;
        }
        if (count(self::$words) >= self::REMEMBERED_WORDS) {
            self::$words = [];
        }

        return self::$words[$word] = $folded;
    }

    /** @return array<string, string> */
    private static function letters(): array
    {
        if (self::$letters === null) {
            /** @var array<string, string> $letters */
            $letters = require __DIR__ . '/data/fold.php';
            self::$letters = $letters;
        }

        return self::$letters;
    }
}
