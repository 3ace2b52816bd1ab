<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Posting;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Storage\RowFunctions;

/** Reads posting lists: which posts contain a word or a word with a given beginning, in any text or in the title. */
final class Postings
{
    private const FROM = 'FROM parts CROSS JOIN postings ON postings.part = parts.part AND term';

    /**
     * Maximum number of rows that weights() reads for a prefix. If there are more, each matching post has
     * one occurrence.
     */
    private const MAX_ROWS = 750;

    /** @var array<string, PostSet> first and last key => posts */
    private array $known = [];

    public function __construct(private readonly Database $db) {}

    /**
     * @param bool $isPrefix whether words that begin with the token match, too
     * @param bool $inTitle  whether to read title words only
     *
     * @return PostSet posts with a matching word; cached in this object
     *
     * @throws \Stallkeeper\Search\SearchException when the time of the running search is over
     */
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
     * @return int number of posts that contain the word; faster than counting posts()
     *
     * @throws \Stallkeeper\Search\SearchException as posts()
     */
    public function count(string $token): int
    {
        [$first, $last] = TermKey::range($token, false, false);
        $known = $this->known["$first $last"] ?? null;
        if ($known !== null) {
            return $known->count();
        }
        [$is, $values] = self::condition($first, $last);
        $count = 0;
        /** @var array{string} $row */
        foreach (
            $this->db->rows('SELECT docs ' . self::FROM . " $is AND " . RowFunctions::LIST_IN_TIME, $values)
            as $row
        ) {
            $count += PostingContainer::count($row[0]);
        }

        return $count;
    }

    /**
     * Groups posts for weights().
     *
     * @param list<int> $posts internal numbers of posts, in ascending order
     *
     * @return array<int, array<int, int>> part => number within the part => post
     */
    public static function byPart(array $posts): array
    {
        $parts = [];
        foreach ($posts as $post) {
            $parts[intdiv($post, PostSet::POSTS_PER_PART)][$post % PostSet::POSTS_PER_PART] = $post;
        }

        return $parts;
    }

    /**
     * @param bool                        $isPrefix whether words that begin with the token match, too
     * @param array<int, array<int, int>> $parts    posts, see byPart()
     *
     * @return array<int, int> post => occurrences, see Weights::occurrences(); posts without the word are omitted
     */
    public function weights(string $token, bool $isPrefix, array $parts): array
    {
        // The posting lists of beginnings have no weights, so read all words with this beginning.
        [$is, $values] = $isPrefix
            ? self::condition(TermKey::WORD . $token, TermKey::WORD . $token . TermKey::LAST)
            : self::condition(TermKey::WORD . $token, TermKey::WORD . $token);
        $from = self::FROM . " $is AND parts.part IN (" . implode(',', array_keys($parts)) . ')';
        if (
            $isPrefix &&
            $this->db->int("SELECT count(*) FROM (SELECT 1 $from LIMIT " . (self::MAX_ROWS + 1) . ')', $values) >
                self::MAX_ROWS
        ) {
            $matching = $this->posts($token, true, false);

            $posts = array_filter(array_merge(...$parts), $matching->has(...));

            return array_fill_keys($posts, Weights::one());
        }
        $found = [];
        /** @var array{int, string, string} $row */
        foreach (
            $this->db->rows(
                "SELECT postings.part, docs, weights $from AND " . RowFunctions::LIST_IN_TIME,
                $values,
                false,
            )
            as $row
        ) {
            foreach (Weights::read($row[1], $row[2], $parts[$row[0]]) as $place => $weight) {
                $post = $row[0] * PostSet::POSTS_PER_PART + $place;
                $found[$post] = ($found[$post] ?? 0) + $weight;
            }
        }

        return $found;
    }

    private function read(string $first, string $last): PostSet
    {
        [$is, $values] = self::condition($first, $last);
        // The words with a beginning have many short lists, which are turned into bits together.
        $lists = $rows = [];
        /** @var array{int, string} $row */
        foreach (
            $this->db->rows(
                'SELECT postings.part, docs ' . self::FROM . " $is AND " . RowFunctions::LIST_IN_TIME,
                $values,
            )
            as $row
        ) {
            if (strlen($row[1]) === PostingContainer::BYTES) {
                $rows[] = $row;
            } else {
                $lists[$row[0]] = ($lists[$row[0]] ?? '') . $row[1];
            }
        }
        foreach ($lists as $part => $list) {
            $rows[] = [$part, PostingContainer::bitsOfList($list)];
        }

        return PostSet::fromParts($rows);
    }

    /** @return array{string, list<scalar>} condition after the column `term`, and its values */
    private static function condition(string $first, string $last): array
    {
        return $first === $last ? ['= ?', [$first]] : ['BETWEEN ? AND ?', [$first, $last]];
    }
}
