<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Attribution;

/** A table as a file that spreadsheets read (RFC 4180) and never calculate: what a visitor sent is text, not a formula. */
final class Csv
{
    /** @param list<list<string>> $rows */
    public static function of(array $rows): string
    {
        return implode('', array_map(
            static fn(array $row): string => implode(',', array_map(self::cell(...), $row)) . "\r\n",
            $rows,
        ));
    }

    private static function cell(string $text): string
    {
        // Spreadsheets look behind spaces and quotation marks, too, and take fullwidth signs for the plain ones.
        $isFormula = preg_match('/^[\s"\']*[=+\-@\x{ff1d}\x{ff0b}\x{ff0d}\x{ff20}]/u', $text) === 1 && !is_numeric($text);

        return '"' . str_replace('"', '""', ($isFormula || preg_match('/^[\t\r\n]/', $text) === 1 ? "'" : '') . $text) . '"';
    }
}
