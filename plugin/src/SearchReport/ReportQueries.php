<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

use Stallkeeper\Render\Search\QueryText;

/**
 * Normalizes queries for the search report, and rejects queries that may identify a person: email addresses, and
 * numbers with seven or more digits, such as telephone, card and account numbers. The report stores such a number only
 * if it is the code of a product.
 */
final class ReportQueries
{
    public const MAX_LENGTH = 100;

    /** An at sign between other characters, also URL-encoded or written as "(at)". */
    private const EMAIL = '/[^\s]\s*(?:[@\x{FF20}\x{FE6B}]|%40|[(\[{]\s*at\s*[)\]}])\s*[^\s]/iu';

    /** An address written as words, such as "anna at example dot org". */
    private const SPELLED_EMAIL = '/\S[\s_-]+(?:at|ät|arroba)[\s_-]+[^\s]+?(?:[\s_-]*[(\[{]\s*(?:dot|punkt|punto)\s*[)\]}]\s*|[\s_-]+(?:dot|punkt|punto)[\s_-]+|\.)\p{L}{2}/iu';

    /** Digits of any script. People separate groups of digits with up to three characters, such as " / ". */
    private const LONG_NUMBER = '/\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N}){6}/u';

    public function __construct(private readonly ReportCodes $codes) {}

    /**
     * @param string $query search text of a visitor
     *
     * @return string lower case, with single spaces, at most MAX_LENGTH characters; '' if the text is not stored
     */
    public function storable(string $query): string
    {
        $text = self::normalized($query);
        if ($text === '' || mb_strlen($text, 'UTF-8') > self::MAX_LENGTH) {
            return '';
        }
        if (preg_match(self::EMAIL, $text) === 1 || preg_match(self::SPELLED_EMAIL, $text) === 1) {
            return '';
        }
        if (preg_match(self::LONG_NUMBER, $text) === 1 && !$this->codes->has($text)) {
            return '';
        }
        /**
         * Filters the form of a query that the search report stores. Return '' for queries that must not be stored. The
         * report then counts them without their text.
         *
         * @param string $text query in lower case, without email addresses and long numbers
         */
        $filtered = apply_filters('stallkeeper_search_report_query', $text);

        return is_string($filtered) ? mb_substr(self::normalized($filtered), 0, self::MAX_LENGTH, 'UTF-8') : '';
    }

    private static function normalized(string $query): string
    {
        $text = QueryText::fromRequest($query)->text;
        // Remove invisible characters, which could hide a number from LONG_NUMBER.
        $text = (string) preg_replace(['/\s+/u', '/\p{C}+/u'], [' ', ''], $text);

        return trim((string) preg_replace('/[\s\p{Z}]+/u', ' ', mb_strtolower($text, 'UTF-8')));
    }
}
