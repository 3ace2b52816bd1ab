<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

use Stallkeeper\Search\Index\IndexSettings;
use Stallkeeper\Search\Posting\Postings;
use Stallkeeper\Search\Posting\Weights;
use Stallkeeper\Search\Query\FullTextQuery;
use Stallkeeper\Search\Storage\Database;

/**
 * Computes the scores of a limited number of posts with BM25F (Robertson, Zaragoza and Taylor: Simple BM25 extension to
 * multiple weighted fields, 2004).
 *
 * The occurrences of a word are divided by the length of the title, or of all other columns, before they are added. All
 * forms of a word are one word: a rare plural does not make a post better than its common singular.
 */
final class Scores
{
    private const K1 = 1.5;
    private const B = 0.75;

    /** Share of the weights of all words that a post gets in addition if it contains all of them, or corrections. */
    private const COVERED = 0.3;

    /** The same if its title contains all of them and has its default weight. */
    private const TITLE = 0.5;

    /** The same if it contains the words next to each other. */
    private const PHRASE = 0.2;

    /** Number of posts with the best scores whose texts are read to raise the score of adjacent words. */
    private const READ_TEXTS = 50;

    private readonly WordStatistics $statistics;

    public function __construct(
        private readonly Database $db,
        private readonly IndexSettings $settings,
        private readonly FullTextQuery $text,
    ) {
        $this->statistics = new WordStatistics($text);
    }

    /**
     * Sorts posts by score. Equal posts are sorted by sticky, sales, date and objectID.
     *
     * @param list<int> $ids in ascending order
     *
     * @return list<int> the best IDs, at most $limit
     */
    public function best(array $ids, RankingStep $step, int $limit): array
    {
        if (count($ids) < 2) {
            return $ids;
        }
        $scores = $this->calculate($ids, $step, $limit);
        arsort($scores);
        $least = array_slice($scores, $limit - 1, 1)[0] ?? -INF;
        $best = [];
        foreach ($scores as $id => $score) {
            if ($score < $least) {
                break;
            }
            $best[] = $id;
        }
        $newest = $this->db->column(
            'SELECT id FROM posts WHERE id IN (' . implode(',', $best) . ') ORDER BY ' . NewestPosts::ORDER,
            [],
            false,
        );
        // The sort is stable: equal scores stay in the order of the query.
        usort($newest, static fn(int $one, int $other): int => $scores[$other] <=> $scores[$one]);

        return array_slice($newest, 0, $limit);
    }

    /** Returns the parts of the score of one post in a step. */
    public function explain(int $id, RankingStep $step): ScoreParts
    {
        $parts = new ScoreParts();
        $this->calculate([$id], $step, 1, $parts);

        return $parts;
    }

    /**
     * @param non-empty-list<int> $ids         in ascending order
     * @param int                 $limit       number of best posts whose scores must be complete; the others may lack
     *     the share of adjacent words
     * @param ScoreParts|null     $explanation receives the parts of the score of a single post
     *
     * @return array<int, float> ID => score, rounded
     */
    private function calculate(array $ids, RankingStep $step, int $limit, ?ScoreParts $explanation = null): array
    {
        /** @var array{int, int, int} $totals */
        $totals = $this->db->rows('SELECT posts, words, title_words FROM totals')[0] ?? [0, 0, 0];
        $posts = max(1, $totals[0]);
        $averageTitle = max(1.0, $totals[2] / $posts);
        $averageOthers = max(1.0, ($totals[1] - $totals[2]) / $posts);
        $titleWeight = $this->settings->weights[IndexSettings::TITLE] ?? 1.0;
        $titleBonus = (self::TITLE * $titleWeight) / IndexSettings::TITLE_WEIGHT;
        $titleFactors = $otherFactors = [];
        /** @var list<array{int, int, int}> $rows */
        $rows = $this->db->rows(
            'SELECT id, words, title_words FROM posts WHERE id IN (' . implode(',', $ids) . ')',
            [],
            false,
        );
        foreach ($rows as [$id, $all, $title]) {
            $titleFactors[$id] = $titleWeight / (1 - self::B + (self::B * $title) / $averageTitle);
            $otherFactors[$id] = 1 / (1 - self::B + (self::B * ($all - $title)) / $averageOthers);
        }
        $scores = array_fill_keys($ids, 0.0);
        $parts = Postings::byPart($ids);
        $everyIdf = 0.0;
        $covered = array_fill_keys($ids, 0);
        foreach ($step->words as $i => $forms) {
            $frequencies = $isCovered = [];
            [$idf, $isKnown] = $this->statistics->idf($forms, $posts);
            $everyIdf += $idf;
            foreach ($forms as $form) {
                $covers = $form->isSameWord || !$isKnown;
                foreach ($this->statistics->occurrences($form->phrase, $parts) as $id => $sum) {
                    [$title, $others] = Weights::occurrences($sum);
                    if ($covers) {
                        $isCovered[$id] = true;
                    }
                    $own = $form->weight * ($title * $titleFactors[$id] + $others * $otherFactors[$id]);
                    $other = $frequencies[$id] ?? 0.0;
                    // A text for "keyboards" beside a title with "keyboard" is often about something else, but words
                    // with the same stem or meaning are about the same.
                    $frequencies[$id] = $form->isSameWord ? max($other, $own) : $other + $own;
                }
            }
            foreach ($frequencies as $id => $frequency) {
                $scores[$id] += ($idf * $frequency * (self::K1 + 1)) / ($frequency + self::K1);
            }
            if ($explanation !== null) {
                $explanation->words[$i] = array_sum($scores) - array_sum($explanation->words);
            }
            foreach ($i < $step->needed ? $isCovered : [] as $id => $_) {
                $covered[$id]++;
            }
        }
        foreach ($ids as $id) {
            if ($covered[$id] >= $step->needed) {
                $scores[$id] += self::COVERED * $everyIdf;
            }
            if ($step->titles?->has($id) === true) {
                $scores[$id] += $titleBonus * $everyIdf;
            }
        }
        if ($explanation !== null) {
            $explanation->covered = $covered[$ids[0]] >= $step->needed ? self::COVERED * $everyIdf : 0.0;
            $explanation->title = $step->titles?->has($ids[0]) === true ? $titleBonus * $everyIdf : 0.0;
        }
        if ($step->phrase !== null) {
            $share = self::PHRASE * $everyIdf;
            $ids = self::within($scores, $share, $limit);
            foreach ($this->text->texts->likelyContaining($step->phrase, $ids) as $id) {
                $scores[$id] += $share;
                if ($explanation !== null) {
                    $explanation->phrase = $share;
                }
            }
        }

        return array_map(static fn(float $score): float => round($score, 6), $scores);
    }

    /**
     * Returns the posts that are among the best ones if their score is raised.
     *
     * @param array<int, float> $scores
     *
     * @return list<int> IDs, best one first, at most READ_TEXTS
     */
    private static function within(array $scores, float $raise, int $limit): array
    {
        arsort($scores);
        $scores = array_slice($scores, 0, self::READ_TEXTS, true);
        // One step of rounding more, so that equal scores are raised together.
        $least = (array_values($scores)[$limit - 1] ?? -INF) - $raise - 1e-6;

        return array_keys(array_filter($scores, static fn(float $score): bool => $score >= $least));
    }
}
