<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Posting;

use Stallkeeper\Search\Filter\PostSet;

/**
 * Encodes how often the posts of a container contain a word: one byte per post, in the order of the container.
 * Occurrences in important columns have a higher weight (see TermReader). Weights of more than
 * PostingContainer::LISTED posts are compressed.
 */
final class Weights
{
    /** Steps per occurrence in a column with the weight 1. The smallest weight that can be stored is 1 / STEPS. */
    public const STEPS = 2;

    public const MAX = 255;

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
     * @param string    $weights value of the column `weights`
     * @param list<int> $ids     numbers of posts within their part, in ascending order
     *
     * @return array<int, float> number => weighted occurrences; posts that are not in the container are omitted
     */
    public static function read(string $container, string $weights, array $ids): array
    {
        $all = self::decode($container, $weights);
        $found = [];
        if (strlen($container) !== PostingContainer::BYTES) {
            foreach (
                array_intersect_key(array_flip(PostingContainer::ids($container)), array_flip($ids))
                as $id => $place
            ) {
                $found[$id] = ord($all[$place]) / self::STEPS;
            }

            return $found;
        }
        [$byte, $before] = [0, 0];
        foreach ($ids as $id) {
            $bits = ord($container[$id >> 3]);
            if ((($bits >> ($id & 7)) & 1) === 0) {
                continue;
            }
            $before += PostSet::countBits(substr($container, $byte, ($id >> 3) - $byte));
            $byte = $id >> 3;
            $found[$id] = ord($all[$before + PostSet::countBits(chr($bits & ((1 << ($id & 7)) - 1)))]) / self::STEPS;
        }

        return $found;
    }
}
