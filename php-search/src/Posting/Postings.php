<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Posting;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Storage\RowFunctions;

/** Reads which posts contain a word, a beginning of words, or one of them in the title. */
final class Postings
{
    private const FROM = 'FROM parts CROSS JOIN postings ON postings.part = parts.part AND term';

    /** Maximum number of rows to read for the weights of a beginning. For more, each post that contains it counts once. */
    private const MOST_ROWS = 1500;

    /** @var array<string, PostSet> first and last key => posts */
    private array $known = [];

    public function __construct(private readonly Database $db) {}

    public function posts(string $token, bool $isPrefix, bool $inTitle): PostSet
    {
        [$first, $last] = TermKey::range($token, $isPrefix, $inTitle);

        return $this->known["$first $last"] ??= $this->read($first, $last);
    }

    /** Whether any post contains the word or, with $isPrefix, a longer word. */
    public function has(string $token, bool $isPrefix): bool
    {
        [$first, $last] = TermKey::range($token, $isPrefix, false);
        [$is, $values] = self::condition($first, $last);

        return $this->db->int('SELECT EXISTS (SELECT 1 ' . self::FROM . " $is)", $values) === 1;
    }

    /**
     * @param list<int> $posts in ascending order
     *
     * @return array<int, float> post => weighted occurrences, for the posts that contain the word
     */
    public function weights(string $token, bool $isPrefix, array $posts): array
    {
        $parts = [];
        foreach ($posts as $post) {
            $parts[intdiv($post, PostSet::POSTS_PER_PART)][] = $post % PostSet::POSTS_PER_PART;
        }
        // Lists of beginnings have no weights, so all words with the beginning are read.
        [$is, $values] = $isPrefix ? self::condition(TermKey::WORD . $token, TermKey::WORD . $token . TermKey::LAST) : self::condition(TermKey::WORD . $token, TermKey::WORD . $token);
        $from = self::FROM . " $is AND parts.part IN (" . implode(',', array_keys($parts)) . ')';
        if ($isPrefix && $this->db->int("SELECT count(*) FROM (SELECT 1 $from LIMIT " . (self::MOST_ROWS + 1) . ')', $values) > self::MOST_ROWS) {
            $matching = $this->posts($token, true, false);

            return array_map(static fn(): float => 1.0, array_flip(array_filter($posts, $matching->has(...))));
        }
        $found = [];
        /** @var array{int, string, string} $row */
        foreach ($this->db->rows("SELECT postings.part, docs, weights $from AND " . RowFunctions::inTime('0'), $values, false) as $row) {
            foreach (Weights::of($row[1], $row[2], $parts[$row[0]]) as $place => $weight) {
                $post = $row[0] * PostSet::POSTS_PER_PART + $place;
                $found[$post] = ($found[$post] ?? 0) + $weight;
            }
        }

        return $found;
    }

    private function read(string $first, string $last): PostSet
    {
        [$is, $values] = self::condition($first, $last);
        $rows = [];
        /** @var array{int, string} $row */
        foreach ($this->db->rows('SELECT postings.part, docs ' . self::FROM . " $is AND " . RowFunctions::inTime('0'), $values) as $row) {
            $rows[] = [$row[0], Container::bits($row[1])];
        }

        return PostSet::ofParts($rows);
    }

    /** @return array{string, list<scalar>} condition after the column `term`, and its values */
    private static function condition(string $first, string $last): array
    {
        return $first === $last ? ['= ?', [$first]] : ['BETWEEN ? AND ?', [$first, $last]];
    }
}
