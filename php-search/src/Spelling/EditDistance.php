<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Spelling;

/**
 * Computes the optimal string alignment distance: the number of deleted, inserted, replaced and swapped letters. The
 * provider counts typos in the same way.
 */
final class EditDistance
{
    /**
     * @param string $typed  word that the visitor typed
     * @param string $word   word of the index
     * @param int    $limit  maximum distance
     * @param bool   $prefix whether $typed may be the beginning of a longer word
     *
     * @return array{int, string}|null distance and matching part of $word; null when the distance exceeds $limit
     */
    public static function between(string $typed, string $word, int $limit, bool $prefix): ?array
    {
        // levenshtein() is much faster. It counts bytes and counts a swap as two edits. So for ASCII its result is at
        // least the distance and at most twice the distance.
        if (!$prefix && mb_check_encoding($typed . $word, 'ASCII')) {
            $bytes = levenshtein($typed, $word);
            if ($bytes < 2 || $bytes > 2 * $limit) {
                return $bytes > $limit ? null : [$bytes, $word];
            }
        }
        $a = mb_str_split($typed, 1, 'UTF-8');
        $b = mb_str_split($word, 1, 'UTF-8');
        $n = count($a);
        if ($prefix) {
            $b = array_slice($b, 0, $n + $limit);
        }
        $m = count($b);
        if ($n - $m > $limit || (!$prefix && $m - $n > $limit)) {
            return null;
        }
        $before = [];
        $above = range(0, $m);
        for ($i = 1; $i <= $n; $i++) {
            $row = [$i];
            for ($j = 1; $j <= $m; $j++) {
                $cost = $above[$j - 1] + ($a[$i - 1] === $b[$j - 1] ? 0 : 1);
                $cost = min($cost, $above[$j] + 1, $row[$j - 1] + 1);
                if ($i > 1 && $j > 1 && $a[$i - 1] === $b[$j - 2] && $a[$i - 2] === $b[$j - 1]) {
                    $cost = min($cost, $before[$j - 2] + 1);
                }
                $row[$j] = $cost;
            }
            if (min($row) > $limit) {
                return null;
            }
            $before = $above;
            $above = $row;
        }

        return self::end($above, $b, $n, $limit, $prefix);
    }

    /**
     * @param array<int, int> $row
     * @param list<string>    $letters
     *
     * @return array{int, string}|null
     */
    private static function end(array $row, array $letters, int $typedLength, int $limit, bool $prefix): ?array
    {
        $end = count($letters);
        if ($prefix) {
            foreach ($row as $j => $cost) {
                // Of equally close prefixes, prefer the one whose length is closest to the typed word.
                if ($cost < $row[$end] || ($cost === $row[$end] && abs($j - $typedLength) < abs($end - $typedLength))) {
                    $end = $j;
                }
            }
        }

        return $row[$end] > $limit ? null : [$row[$end], implode('', array_slice($letters, 0, $end))];
    }
}
