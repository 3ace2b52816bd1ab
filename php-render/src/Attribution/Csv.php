<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Attribution;

/**
 * A table as a CSV file (RFC 4180) for spreadsheets. Every cell is text: no value that a visitor sent becomes a formula.
 *
 * Spreadsheets separate cells by the sign of their own locale, often `;`. Such a reader takes `"a","x` as its first cell,
 * so quotes protect only the first cell of a row from it. A formula is therefore disarmed after every character that a
 * reader may take as the end of a cell or a row.
 */
final class Csv
{
    /** Spreadsheets skip spaces, control characters and quotes before a formula, and take fullwidth signs for the plain ones. */
    private const SKIPPED = '[\p{Z}\p{C}"\']*+';
    private const SIGN = '[=+\-@\x{ff1d}\x{ff0b}\x{ff0d}\x{ff20}]';

    private const NUMBER = '/^-?\d+(?:\.\d+)?$/D';

    /**
     * @param  list<list<string>> $rows
     * @return string every cell in quotes, every row with its line break
     */
    public static function of(array $rows): string
    {
        return implode('', array_map(
            static fn(array $row): string => implode(',', array_map(self::cell(...), $row)) . "\r\n",
            $rows,
        ));
    }

    private static function cell(string $text): string
    {
        // Invalid bytes would make the patterns fail, and let everything through.
        $text = mb_scrub($text, 'UTF-8');
        // A cell that begins with a separator would be an empty one, with the rest of the text beside it.
        $isFormula = preg_match('/^(?:' . self::SKIPPED . self::SIGN . '|[\t\r\n])/u', $text) === 1 && preg_match(self::NUMBER, $text) !== 1;
        $text = (string) preg_replace('/[;\t\r\n]' . self::SKIPPED . '(?:(?=' . self::SIGN . ')|(*SKIP)(*FAIL))/u', "$0'", $text);

        return '"' . str_replace('"', '""', ($isFormula ? "'" : '') . $text) . '"';
    }
}
