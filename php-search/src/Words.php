<?php

declare(strict_types=1);

namespace Stallkeeper\Search;

/** Cuts text by words as the excerpt does: a word is what stands between spaces, tabs and line ends. */
final class Words
{
    public static function first(string $text, int $count): string
    {
        if ($count === 0) {
            return '';
        }
        if (preg_match('/^[ \t\r\n]*(?:[^ \t\r\n]+[ \t\r\n]+){' . min($count - 1, 60000) . '}[^ \t\r\n]+/', $text, $found) === 1) {
            return $found[0];
        }

        return $text;
    }

    /** A window of $count words that holds the byte $offset, with $ellipsis where text was left out. */
    public static function around(string $text, int $offset, int $count, string $ellipsis): string
    {
        preg_match_all('/[^ \t\r\n]+/', $text, $found, PREG_OFFSET_CAPTURE);
        $words = $found[0];
        if (count($words) <= $count) {
            return $text;
        }
        $at = 0;
        foreach ($words as $i => [, $start]) {
            if ($start > $offset) {
                break;
            }
            $at = $i;
        }
        $from = max(0, min($at - intdiv($count, 3), count($words) - $count));
        $last = $words[$from + $count - 1];
        $piece = substr($text, $words[$from][1], $last[1] + strlen($last[0]) - $words[$from][1]);

        return ($from > 0 ? $ellipsis : '') . $piece . ($from + $count < count($words) ? $ellipsis : '');
    }
}
