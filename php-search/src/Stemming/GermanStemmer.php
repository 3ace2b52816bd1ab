<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Stemming;

/**
 * Finds the stem of a German word: removes the endings of plurals and cases, as the first step of the Snowball stemmer
 * does (https://snowballstem.org/algorithms/german/stemmer.html). Words are folded, so umlauts are gone already.
 */
final class GermanStemmer
{
    /** Minimum letters of a stem. */
    private const MIN_STEM = 3;

    private const ENDINGS = ['ern', 'em', 'er', 'en', 'es', 'e', 'n'];

    /** @param string $word folded word: ASCII letters in lower case; other words are returned as is */
    public static function stem(string $word): string
    {
        if (preg_match('/^[a-z]+$/D', $word) !== 1) {
            return $word;
        }
        foreach (self::ENDINGS as $ending) {
            if (str_ends_with($word, $ending) && strlen($word) - strlen($ending) >= self::MIN_STEM) {
                return substr($word, 0, -strlen($ending));
            }
        }

        return preg_match('/^[a-z]{2,}[bdfghiklmnorty]s$/D', $word) === 1 ? substr($word, 0, -1) : $word;
    }
}
