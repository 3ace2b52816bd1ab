<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Explanation;

use Stallkeeper\Search\Ranking\ScoreParts;
use Stallkeeper\Search\Ranking\Tier;

/** Why a hit has its place in the results. */
final class HitExplanation
{
    /**
     * @param bool                     $isLast  whether the record comes after all others, because it is out of stock
     * @param list<WordMatch>          $matches in the order of the query
     * @param list<string>             $missing words of the query that the record does not contain, folded
     * @param array<array-key, string> $words   words of the score by their index, folded
     * @param ScoreParts|null          $score   null if no score decides
     * @param int                      $sales   number that sorts equal records
     * @param int                      $date    Unix time that sorts records with equal sales
     */
    public function __construct(
        public readonly string $objectID,
        public readonly Tier $tier,
        public readonly bool $isLast,
        public readonly array $matches,
        public readonly array $missing,
        public readonly array $words,
        public readonly ?ScoreParts $score,
        public readonly bool $isSticky,
        public readonly int $sales,
        public readonly int $date,
    ) {}

    /** Whether only sticky posts, sales and the date decide between this hit and another one. */
    public function isEqual(self $other): bool
    {
        return $this->tier === $other->tier &&
            $this->isLast === $other->isLast &&
            $this->score !== null &&
            $this->score->total() === $other->score?->total();
    }
}
