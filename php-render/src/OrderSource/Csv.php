<?php

declare(strict_types=1);

namespace Stallkeeper\Render\OrderSource;

/**
 * Creates a CSV file (RFC 4180) for spreadsheets. A value that a visitor sent never becomes a formula.
 *
 * Spreadsheets use the list separator of their locale, often `;`. Such a spreadsheet reads `"a","x` as the first cell,
 * so quotes protect only the first cell of a row. Therefore a formula is escaped after every character that can end a
 * cell or a row.
 */
final class Csv
{
    /** Spreadsheets ignore spaces, control characters and quotes before a formula, and accept full-width signs. */
    private const SKIPPED = '[\p{Z}\p{C}"\']*+';
    private const SIGN = '[=+\-@\x{ff1d}\x{ff0b}\x{ff0d}\x{ff20}]';

    private const NUMBER = '/^-?\d+(?:\.\d+)?$/D';

    /**
     * @param  list<list<string>> $rows
     * @return string CSV with every cell in quotes and a line break after every row
     */
    public static function encode(array $rows): string
    {
        return implode(
            '',
            array_map(static fn(array $row): string => implode(',', array_map(self::cell(...), $row)) . "\r\n", $rows),
        );
    }

    private static function cell(string $text): string
    {
        // With invalid bytes the patterns would fail and not escape anything.
        $text = mb_scrub($text, 'UTF-8');
        // A leading separator would create an empty cell, and the rest of the text could be a formula in the next one.
        $isFormula =
            preg_match('/^(?:' . self::SKIPPED . self::SIGN . '|[\t\r\n])/u', $text) === 1 &&
            preg_match(self::NUMBER, $text) !== 1;
        $text = (string) preg_replace(
            '/[;\t\r\n]' . self::SKIPPED . '(?:(?=' . self::SIGN . ')|(*SKIP)(*FAIL))/u',
            "$0'",
            $text,
        );

        return '"' . str_replace('"', '""', ($isFormula ? "'" : '') . $text) . '"';
    }
}
