<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

/** The parts of the score of one record. */
final class ScoreParts
{
    /** @var array<int, float> part of each word, by its index in the query */
    public array $words = [];

    /** Part for containing all words. */
    public float $covered = 0.0;

    /** Part for all words in the title. */
    public float $title = 0.0;

    /** Part for words next to each other. */
    public float $phrase = 0.0;

    public function total(): float
    {
        return round(array_sum($this->words) + $this->covered + $this->title + $this->phrase, 6);
    }
}
