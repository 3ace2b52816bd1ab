<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Tokenizer;

use Stallkeeper\Render\Text\UnspacedScripts;

/**
 * Truncates text to a number of words.
 *
 * Words are separated by spaces, tabs and line breaks; in scripts without spaces every letter is a word. Excerpts count
 * words in the same way, so they can detect that the text continues.
 */
final class WordSplitter
{
    private const WORD = '/[' . UnspacedScripts::LETTERS . ']|[^ \t\r\n' . UnspacedScripts::LETTERS . ']+/u';

    private const SPACES = " \t\r\n";

    /** @param int $count number of words, at least 1 */
    public static function first(string $text, int $count): string
    {
        $begin = self::firstBytes($text, $count);
        if (mb_check_encoding($begin, 'ASCII')) {
            return $begin;
        }
        $end = 0;
        // Match one word at a time: a counting pattern would be too large to compile, and the list of all words of a
        // book would be too large.
        while ($count-- > 0 && preg_match(self::WORD, $text, $found, PREG_OFFSET_CAPTURE, $end) === 1) {
            $end = $found[0][1] + strlen($found[0][0]);
        }

        return $count < 0 ? substr($text, 0, $end) : $text;
    }

    /** The same as first(), for ASCII text. */
    private static function firstBytes(string $text, int $count): string
    {
        $end = 0;
        while ($count-- > 0) {
            $start = $end + strspn($text, self::SPACES, $end);
            if ($start === strlen($text)) {
                return $text;
            }
            $end = $start + strcspn($text, self::SPACES, $start);
        }

        return substr($text, 0, $end);
    }

    /** Returns $count words around the byte $offset, with $ellipsis where text was left out. */
    public static function around(string $text, int $offset, int $count, string $ellipsis): string
    {
        preg_match_all(self::WORD, $text, $found);
        $words = $found[0];
        if (count($words) <= $count) {
            return $text;
        }
        $at = 0;
        $starts = [];
        $start = 0;
        foreach ($words as $i => $word) {
            // Only spaces are between two words, so the next occurrence is the word itself.
            $starts[] = $start = (int) strpos($text, $word, $start);
            $at = $start <= $offset ? $i : $at;
            $start += strlen($word);
        }
        $from = max(0, min($at - intdiv($count, 3), count($words) - $count));
        $last = $from + $count - 1;
        $piece = substr($text, $starts[$from], $starts[$last] + strlen($words[$last]) - $starts[$from]);

        return ($from > 0 ? $ellipsis : '') . $piece . ($last + 1 < count($words) ? $ellipsis : '');
    }
}
