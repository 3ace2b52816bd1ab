<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Stemming;

/**
 * Finds the stem of an English word with Porter's algorithm (M. F. Porter: An algorithm for suffix stripping, 1980,
 * https://tartarus.org/martin/PorterStemmer/def.txt, with the author's two later changes: "logi" and "bli").
 */
final class EnglishStemmer
{
    private const VOWEL = '(?:[aeiou]|(?<![aeiou])y)';
    private const CONSONANT = '(?:[bcdfghjklmnpqrstvwxz]|(?<=[aeiou])y|^y)';

    private const STEP_2 = [
        'ational' => 'ate',
        'tional' => 'tion',
        'enci' => 'ence',
        'anci' => 'ance',
        'izer' => 'ize',
        'bli' => 'ble',
        'alli' => 'al',
        'entli' => 'ent',
        'eli' => 'e',
        'ousli' => 'ous',
        'ization' => 'ize',
        'ation' => 'ate',
        'ator' => 'ate',
        'alism' => 'al',
        'iveness' => 'ive',
        'fulness' => 'ful',
        'ousness' => 'ous',
        'aliti' => 'al',
        'iviti' => 'ive',
        'biliti' => 'ble',
        'logi' => 'log',
    ];

    private const STEP_3 = [
        'icate' => 'ic',
        'ative' => '',
        'alize' => 'al',
        'iciti' => 'ic',
        'ical' => 'ic',
        'ful' => '',
        'ness' => '',
    ];

    private const STEP_4 = [
        'al',
        'ance',
        'ence',
        'er',
        'ic',
        'able',
        'ible',
        'ant',
        'ement',
        'ment',
        'ent',
        'ion',
        'ou',
        'ism',
        'ate',
        'iti',
        'ous',
        'ive',
        'ize',
    ];

    /** @param string $word ASCII letters in lower case; others, and words of up to two letters, stay as they are */
    public static function stem(string $word): string
    {
        if (preg_match('/^[a-z]{3,}$/D', $word) !== 1) {
            return $word;
        }
        $word = self::removeEndingY(self::removeEdAndIng(self::removePlural($word)));
        $word = self::replace($word, self::STEP_2);
        $word = self::replace($word, self::STEP_3);

        return self::tidy(self::removeSuffix($word));
    }

    private static function removePlural(string $word): string
    {
        return match (true) {
            str_ends_with($word, 'sses'), str_ends_with($word, 'ies') => substr($word, 0, -2),
            str_ends_with($word, 's') && !str_ends_with($word, 'ss') => substr($word, 0, -1),
            default => $word,
        };
    }

    private static function removeEdAndIng(string $word): string
    {
        if (str_ends_with($word, 'eed')) {
            return self::measure(substr($word, 0, -3)) > 0 ? substr($word, 0, -1) : $word;
        }
        foreach (['ed', 'ing'] as $suffix) {
            $stem = substr($word, 0, -strlen($suffix));
            if (!str_ends_with($word, $suffix) || !self::hasVowel($stem)) {
                continue;
            }
            $last = substr($stem, -1);

            return match (true) {
                in_array(substr($stem, -2), ['at', 'bl', 'iz'], true) => $stem . 'e',
                self::hasDoubleConsonant($stem) && !in_array($last, ['l', 's', 'z'], true) => substr($stem, 0, -1),
                self::measure($stem) === 1 && self::isShort($stem) => $stem . 'e',
                default => $stem,
            };
        }

        return $word;
    }

    private static function removeEndingY(string $word): string
    {
        $stem = substr($word, 0, -1);

        return str_ends_with($word, 'y') && self::hasVowel($stem) ? $stem . 'i' : $word;
    }

    /** @param array<string, string> $endings ending => replacement, if the measure of the stem is above 0 */
    private static function replace(string $word, array $endings): string
    {
        foreach ($endings as $ending => $replacement) {
            if (str_ends_with($word, $ending)) {
                $stem = substr($word, 0, -strlen($ending));

                return self::measure($stem) > 0 ? $stem . $replacement : $word;
            }
        }

        return $word;
    }

    private static function removeSuffix(string $word): string
    {
        $longest = '';
        foreach (self::STEP_4 as $ending) {
            if (str_ends_with($word, $ending) && strlen($ending) > strlen($longest)) {
                $longest = $ending;
            }
        }
        $stem = substr($word, 0, strlen($word) - strlen($longest));
        if ($longest === 'ion' && !in_array(substr($stem, -1), ['s', 't'], true)) {
            return $word;
        }

        return self::measure($stem) > 1 ? $stem : $word;
    }

    private static function tidy(string $word): string
    {
        if (str_ends_with($word, 'e')) {
            $stem = substr($word, 0, -1);
            $measure = self::measure($stem);
            $word = $measure > 1 || ($measure === 1 && !self::isShort($stem)) ? $stem : $word;
        }

        return str_ends_with($word, 'll') && self::measure(substr($word, 0, -1)) > 1 ? substr($word, 0, -1) : $word;
    }

    /** Returns the number of times that a vowel is followed by a consonant. */
    private static function measure(string $stem): int
    {
        return (int) preg_match_all('/' . self::VOWEL . '+' . self::CONSONANT . '+/', $stem);
    }

    private static function hasVowel(string $stem): bool
    {
        return preg_match('/' . self::VOWEL . '/', $stem) === 1;
    }

    private static function hasDoubleConsonant(string $stem): bool
    {
        return preg_match('/([bcdfghjklmnpqrstvwxz])\1$/D', $stem) === 1;
    }

    /** Whether the stem ends with consonant, vowel, consonant, the last of which is not w, x or y. */
    private static function isShort(string $stem): bool
    {
        return preg_match('/' . self::CONSONANT . self::VOWEL . '[^aeiouwxy]$/D', $stem) === 1;
    }
}
