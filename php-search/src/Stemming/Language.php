<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Stemming;

/** A language with rules for stems. */
enum Language: string
{
    case English = 'english';
    case German = 'german';

    private const ENGLISH_FUNCTION_WORDS =
        'a about an and any are as at be been but by can do does for from had has have how i if in into is it its me ' .
        'my no not of on or our so some such than that the their them then there these they this to us was we were ' .
        'what when where which who why will with you your';

    private const GERMAN_FUNCTION_WORDS =
        'aber als am an auch auf aus bei bin das dass dem den der des die ein eine einem einen einer eines er es fur ' .
        'hat ich ihr im in ist kein keine mein mich mir mit nach nicht noch oder ohne sich sie sind uber um und uns ' .
        'unter vom von vor was wenn wer wie wir wo zu zum zur';

    /** @param string $word folded word */
    public function stem(string $word): string
    {
        return match ($this) {
            self::English => EnglishStemmer::stem($word),
            self::German => GermanStemmer::stem($word),
        };
    }

    /** Whether the language writes compounds as one word, so that the end of a longer word may be a word. */
    public function hasCompounds(): bool
    {
        return $this === self::German;
    }

    /**
     * Returns words that say nothing about a record. Records that contain some words of a query do not count them.
     *
     * @return list<string> folded words
     */
    public function functionWords(): array
    {
        return explode(
            ' ',
            match ($this) {
                self::English => self::ENGLISH_FUNCTION_WORDS,
                self::German => self::GERMAN_FUNCTION_WORDS,
            },
        );
    }
}
