<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Posting;

use Stallkeeper\Search\Filter\BitCounts;

/**
 * Encodes how often the posts of a container contain a word: one byte per post, in the order of the container.
 *
 * The two high bits count the occurrences in the title, the others hold the weighted occurrences in all other columns
 * (see TermReader). A score needs both, because a title is shorter than a text. Weights of more than
 * PostingContainer::LISTED posts are compressed.
 */
final class Weights
{
    /** Steps per occurrence in a column with the weight 1. The smallest weight that can be stored is 1 / STEPS. */
    public const STEPS = 2;

    private const TITLE_BITS = 6;
    private const MAX_TITLE = 3;
    private const MAX_OTHERS = (1 << self::TITLE_BITS) - 1;

    /** Low bits of a sum that hold the other columns: enough for the 750 rows of Postings. */
    private const SUM_BITS = 20;

    /**
     * @param int $title  occurrences in the title
     * @param int $others weighted occurrences in the other columns, in steps
     *
     * @return int byte, 0 to 255; larger numbers of occurrences are stored as the largest one
     */
    public static function pack(int $title, int $others): int
    {
        return (min(self::MAX_TITLE, $title) << self::TITLE_BITS) | min(self::MAX_OTHERS, $others);
    }

    /** @return int occurrences in the title and in the other columns as one number; such numbers can be added */
    private static function unpack(int $byte): int
    {
        return (($byte >> self::TITLE_BITS) << self::SUM_BITS) | ($byte & self::MAX_OTHERS);
    }

    /** @return int the sum for one occurrence in a column with the weight 1 */
    public static function one(): int
    {
        return self::STEPS;
    }

    /**
     * @param int $sum a number or a sum of numbers that read() returns
     *
     * @return array{int, float} occurrences in the title, and weighted occurrences in the other columns
     */
    public static function occurrences(int $sum): array
    {
        return [$sum >> self::SUM_BITS, (float) ($sum & ((1 << self::SUM_BITS) - 1)) / self::STEPS];
    }

    /**
     * @param string $weights one byte per post
     *
     * @return string value for the column `weights`
     */
    public static function encode(string $weights): string
    {
        return strlen($weights) <= PostingContainer::LISTED ? $weights : (string) gzdeflate($weights, 1);
    }

    /**
     * @param string $container container of the same row
     * @param string $weights   value of the column `weights`
     *
     * @return string one byte per post; '' for rows without weights
     */
    public static function decode(string $container, string $weights): string
    {
        return strlen($container) === PostingContainer::BYTES && $weights !== ''
            ? (string) gzinflate($weights)
            : $weights;
    }

    /**
     * @param string          $weights value of the column `weights`
     * @param array<int, int> $ids     numbers of posts within their part as keys, in ascending order
     *
     * @return array<int, int> number => occurrences, see occurrences(); posts that are not in the container are omitted
     */
    public static function read(string $container, string $weights, array $ids): array
    {
        $all = self::decode($container, $weights);
        $found = [];
        if (strlen($container) !== PostingContainer::BYTES) {
            foreach (PostingContainer::ids($container) as $place => $id) {
                if (isset($ids[$id])) {
                    $found[$id] = self::unpack(ord($all[$place]));
                }
            }

            return $found;
        }
        [$byte, $before] = [0, 0];
        $ones = BitCounts::ofBytes();
        foreach ($ids as $id => $_) {
            $bits = ord($container[$id >> 3]);
            if ((($bits >> ($id & 7)) & 1) === 0) {
                continue;
            }
            for ($end = $id >> 3; $byte < $end; $byte++) {
                $before += $ones[ord($container[$byte])];
            }
            $found[$id] = self::unpack(ord($all[$before + $ones[$bits & ((1 << ($id & 7)) - 1)]]));
        }

        return $found;
    }
}
