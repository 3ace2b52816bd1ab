<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Posting;

use Stallkeeper\Search\Filter\PostSet;

/**
 * How often the posts of one container contain a word: one byte per post, in the order of the container. Occurrences in
 * important columns count more (see RecordTerms). Long lists are compressed.
 */
final class Weights
{
    /** Steps per occurrence in a column with the weight 1. The smallest weight that can be stored is 1 / STEPS. */
    public const STEPS = 2;

    public const MAX = 255;

    public static function encode(string $weights): string
    {
        return strlen($weights) <= Container::LISTED ? $weights : (string) gzdeflate($weights, 1);
    }

    public static function decode(string $container, string $weights): string
    {
        return strlen($container) === Container::BYTES && $weights !== '' ? (string) gzinflate($weights) : $weights;
    }

    /**
     * @param list<int> $ids numbers of posts in their part, in ascending order
     *
     * @return array<int, float> number => weighted occurrences, for the posts in the container
     */
    public static function of(string $container, string $weights, array $ids): array
    {
        $all = self::decode($container, $weights);
        $found = [];
        if (strlen($container) !== Container::BYTES) {
            foreach (array_intersect_key(array_flip(Container::ids($container)), array_flip($ids)) as $id => $place) {
                $found[$id] = ord($all[$place]) / self::STEPS;
            }

            return $found;
        }
        [$byte, $before] = [0, 0];
        foreach ($ids as $id) {
            $bits = ord($container[$id >> 3]);
            if (($bits >> ($id & 7) & 1) === 0) {
                continue;
            }
            $before += PostSet::countBits(substr($container, $byte, ($id >> 3) - $byte));
            $byte = $id >> 3;
            $found[$id] = ord($all[$before + PostSet::countBits(chr($bits & (1 << ($id & 7)) - 1))]) / self::STEPS;
        }

        return $found;
    }
}
