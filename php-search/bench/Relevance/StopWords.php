<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Bench\Relevance;

/** The 33 English stop words of Lucene's StandardAnalyzer, which a textbook engine ignores. */
final class StopWords
{
    public const WORDS = [
        'a',
        'an',
        'and',
        'are',
        'as',
        'at',
        'be',
        'but',
        'by',
        'for',
        'if',
        'in',
        'into',
        'is',
        'it',
        'no',
        'not',
        'of',
        'on',
        'or',
        'such',
        'that',
        'the',
        'their',
        'then',
        'there',
        'these',
        'they',
        'this',
        'to',
        'was',
        'will',
        'with',
    ];

    /** @return list<string> words of a text in lower case, without stop words */
    public static function words(string $text): array
    {
        preg_match_all('/[\p{L}\p{N}]+/u', mb_strtolower($text, 'UTF-8'), $found);

        return array_values(array_diff($found[0], self::WORDS));
    }
}
