<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Posting;

/** The words of one record. */
final class RecordTerms
{
    /**
     * @param array<array-key, int> $weights word => byte, see Weights::pack(); numeric words are int keys
     * @param list<string>          $titles  distinct words of the title
     * @param string                $title   all words of the title, separated and enclosed by spaces
     * @param int                   $length  number of words of all columns
     */
    public function __construct(
        public readonly array $weights = [],
        public readonly array $titles = [],
        public readonly string $title = '',
        public readonly int $length = 0,
    ) {}

    /** @return int number of words of the title */
    public function titleLength(): int
    {
        return max(0, substr_count($this->title, ' ') - 1);
    }
}
