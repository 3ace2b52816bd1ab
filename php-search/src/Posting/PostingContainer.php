<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Posting;

use Stallkeeper\Search\Filter\PostSet;

/**
 * Encodes the posting list of a word for one part of the posts (see PostSet).
 *
 * A short list consists of 16-bit numbers, and a long list of one bit per post. The length distinguishes them: only the
 * bits have BYTES bytes.
 */
final class PostingContainer
{
    public const BYTES = PostSet::POSTS_PER_PART >> 3;

    /** Maximum number of posts in a list. A longer list would not be shorter than the bits. */
    public const LISTED = 1000;

    /** Minimum number of posts for which setting bits in an array is faster than in a string. */
    private const MANY = 100;

    /**
     * @param string $list 16-bit numbers, little endian, without duplicates
     *
     * @return string container
     */
    public static function encode(string $list): string
    {
        return strlen($list) <= 2 * self::LISTED ? $list : self::bitsOfList($list);
    }

    /**
     * @param string $bits BYTES bytes
     *
     * @return string container
     */
    public static function fromBits(string $bits): string
    {
        return PostSet::countBits($bits) > self::LISTED ? $bits : pack('v*', ...self::ids($bits));
    }

    /** @return int number of posts */
    public static function count(string $container): int
    {
        return strlen($container) === self::BYTES ? PostSet::countBits($container) : strlen($container) >> 1;
    }

    /** @return string BYTES bytes */
    public static function bits(string $container): string
    {
        return strlen($container) === self::BYTES ? $container : self::bitsOfList($container);
    }

    /**
     * @param string $list 16-bit numbers, little endian; duplicates are allowed
     *
     * @return string BYTES bytes
     */
    public static function bitsOfList(string $list): string
    {
        /** @var array<int, int> $ids */
        $ids = $list === '' ? [] : unpack('v*', $list);
        if (count($ids) < self::MANY) {
            $bits = str_repeat("\0", self::BYTES);
            foreach ($ids as $id) {
                $bits[$id >> 3] = chr(ord($bits[$id >> 3]) | (1 << ($id & 7)));
            }

            return $bits;
        }
        // An array of 64-bit integers has an eighth of the elements of an array of bytes.
        $numbers = array_fill(0, self::BYTES >> 3, 0);
        foreach ($ids as $id) {
            $numbers[$id >> 6] |= 1 << ($id & 63);
        }

        return pack('P*', ...$numbers);
    }

    /** @return list<int> numbers of the posts within their part, in stored order */
    public static function ids(string $container): array
    {
        if (strlen($container) !== self::BYTES) {
            /** @var array<int, int> $ids */
            $ids = $container === '' ? [] : unpack('v*', $container);

            return array_values($ids);
        }

        return PostSet::fromParts([[0, $container]])->ids();
    }
}
