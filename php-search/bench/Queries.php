<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Bench;

/** Builds queries from post titles. Each query comes with the post that it should find. */
final class Queries
{
    public function __construct(private readonly Corpus $corpus, private readonly int $posts) {}

    /** @return array<string, list<array{string, string}>> class => query and objectID */
    public function classes(int $each): array
    {
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
            $classes['1 word'][] = [$words[0], $id];
            $classes['2 words'][] = [implode(' ', array_slice($words, 0, 2)), $id];
            $classes['3 words'][] = [implode(' ', array_slice($words, 0, 3)), $id];
            $classes['word + 3-letter prefix'][] = [$words[0] . ' ' . substr($words[1] ?? '', 0, 3), $id];
            $classes['2-letter prefix'][] = [substr($words[0], 0, 2), $id];
            $classes['typo inside + word'][] = [self::inside($wrong) . ' ' . $other, $id];
            $classes['word + typo inside'][] = [$other . ' ' . self::inside($wrong), $id];
            $classes['first letter wrong + word'][] = [self::first($wrong) . ' ' . $other, $id];
            $classes['typo alone'][] = [self::inside($wrong), $id];
        }

        return $classes;
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
