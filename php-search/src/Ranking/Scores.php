<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

use Stallkeeper\Search\Query\ExpressionNode;
use Stallkeeper\Search\Query\FullTextQuery;
use Stallkeeper\Search\Storage\Database;

/** Computes the BM25 scores of a limited number of posts, with the parameters of SQLite's FTS5. */
final class Scores
{
    private const K1 = 1.2;
    private const B = 0.75;

    /** Minimum IDF, so that a word that most posts contain still has a small weight. */
    private const MIN_IDF = 1e-6;

    /** Number of posts with the best scores whose texts are read to raise the score of adjacent words. */
    private const READ_TEXTS = 100;

    public function __construct(private readonly Database $db, private readonly FullTextQuery $text) {}

    /**
     * @param list<int>          $ids     in ascending order
     * @param array<int, int>    $lengths ID => number of words of the post
     * @param ExpressionNode|null $phrase expression of the adjacent words, which raise the score; null for none
     *
     * @return array<int, float> ID => score, rounded
     */
    public function calculate(array $ids, array $lengths, ExpressionNode $expression, ?ExpressionNode $phrase): array
    {
        /** @var array{int, int} $totals */
        $totals = $this->db->rows('SELECT posts, words FROM totals')[0] ?? [0, 0];
        $average = $totals[1] / max(1, $totals[0]);
        $scores = array_fill_keys($ids, 0.0);
        foreach ($expression->phrases() as $one) {
            $df = $this->text->everywhere($one)->count();
            foreach ($this->weights($one, $ids) as $id => $weight) {
                $scores[$id] += self::part($weight, $lengths[$id] / max(1.0, $average), $df, $totals[0]);
            }
        }
        if ($phrase !== null) {
            $best = $scores;
            arsort($best);
            $adjacent = $this->text->texts->likelyContaining(
                $phrase,
                array_slice(array_keys($best), 0, self::READ_TEXTS),
            );
            foreach ($adjacent as $id) {
                $scores[$id] += self::part(1.0, $lengths[$id] / max(1.0, $average), count($adjacent), $totals[0]);
            }
        }

        return array_map(static fn(float $score): float => round($score, 6), $scores);
    }

    /**
     * @param list<int> $ids
     *
     * @return array<int, float> ID => weighted occurrences; for a phrase, of the word with the fewest occurrences in
     *     the post
     */
    private function weights(ExpressionNode $phrase, array $ids): array
    {
        $last = count($phrase->tokens) - 1;
        $least = null;
        foreach ($phrase->tokens as $i => $token) {
            $weights = $this->text->postings->weights($token, $phrase->isPrefix && $i === $last, $ids);
            if ($least === null) {
                $least = $weights;
                continue;
            }
            foreach ($least as $id => $weight) {
                $least[$id] = min($weight, $weights[$id] ?? 0.0);
            }
        }

        return $least ?? [];
    }

    private static function part(float $weight, float $length, int $df, int $posts): float
    {
        $idf = max(self::MIN_IDF, log(($posts - $df + 0.5) / ($df + 0.5)));

        return ($idf * $weight * (self::K1 + 1)) / ($weight + self::K1 * (1 - self::B + self::B * $length));
    }
}
