<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Bench;

/**
 * Builds queries from post titles. Each query comes with the post that it should find.
 *
 * Some queries are ambiguous: more titles contain their words than a page has places. No order can show all of them, so
 * these queries count for the time only.
 */
final class Queries
{
    /** Number of hits of a page. */
    private const PLACES = 10;

    /** @var array<string, array<string, true>> word => objectIDs of posts with this word in the title */
    private array $titles = [];

    public function __construct(private readonly Corpus $corpus, private readonly int $posts) {}

    /**
     * @param bool $isClear whether to read all titles, for the last value
     *
     * @return array<string, list<array{string, string, bool}>> class => query, objectID, whether at most 10 titles
     *     contain the words
     */
    public function classes(int $each, bool $isClear = true): array
    {
        foreach ($isClear ? $this->corpus->posts($this->posts) : [] as $post) {
            foreach (explode(' ', strtolower($post['post_title'])) as $word) {
                $this->titles[$word][$post['objectID']] = true;
            }
        }
        $classes = [];
        for ($i = 0; $i < $each; $i++) {
            mt_srand(104729 + $i);
            $post = $this->corpus->post(mt_rand(1, $this->posts));
            mt_srand(15485863 + $i);
            $title = strtolower($post['post_title']);
            $id = $post['objectID'];
            $words = array_values(array_unique(explode(' ', $title)));
            shuffle($words);
            $long = array_values(array_filter($words, static fn(string $word): bool => strlen($word) >= 5));
            $wrong = $long[0] ?? 'nothing';
            $other = array_values(array_filter($words, static fn(string $word): bool => $word !== $wrong))[0] ?? '';
            $is = fn(string ...$words): bool => $this->fits(array_values($words));
            $classes['1 word'][] = [$words[0], $id, $is($words[0])];
            $classes['2 words'][] = [implode(' ', array_slice($words, 0, 2)), $id, $is(...array_slice($words, 0, 2))];
            $classes['3 words'][] = [implode(' ', array_slice($words, 0, 3)), $id, $is(...array_slice($words, 0, 3))];
            $classes['word + 3-letter prefix'][] = [$words[0] . ' ' . substr($words[1] ?? '', 0, 3), $id, false];
            $classes['2-letter prefix'][] = [substr($words[0], 0, 2), $id, false];
            $classes['typo inside + word'][] = [self::inside($wrong) . ' ' . $other, $id, $is($wrong, $other)];
            $classes['word + typo inside'][] = [$other . ' ' . self::inside($wrong), $id, $is($wrong, $other)];
            $classes['first letter wrong + word'][] = [self::first($wrong) . ' ' . $other, $id, $is($wrong, $other)];
            $classes['typo alone'][] = [self::inside($wrong), $id, $is($wrong)];
        }

        return $classes;
    }

    /** @param list<string> $words without typos */
    private function fits(array $words): bool
    {
        $lists = array_map(
            fn(string $word): array => $this->titles[$word] ?? [],
            array_values(array_filter($words, static fn(string $word): bool => $word !== '')),
        );

        return $lists !== [] && count(array_intersect_key(...$lists)) <= self::PLACES;
    }

    /** Deletes, doubles, replaces or swaps one letter, but never changes the first one. */
    private static function inside(string $word): string
    {
        $at = mt_rand(1, strlen($word) - 2);

        return match (mt_rand(0, 3)) {
            0 => substr($word, 0, $at) . substr($word, $at + 1),
            1 => substr($word, 0, $at) . $word[$at] . substr($word, $at),
            2 => substr($word, 0, $at) . 'x' . substr($word, $at + 1),
            default => substr($word, 0, $at) . $word[$at + 1] . $word[$at] . substr($word, $at + 2),
        };
    }

    private static function first(string $word): string
    {
        return 'q' . substr($word, 1);
    }
}
