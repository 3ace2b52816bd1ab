<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Ranking;

use Stallkeeper\Search\Filter\PostSet;
use Stallkeeper\Search\Query\ExpressionNode;
use Stallkeeper\Search\Query\WeightedPhrase;

/** A step of the order of results, with everything that its scores depend on. */
final class RankingStep
{
    /**
     * @param bool                       $isScored whether a score sorts the records; otherwise shorter titles, sales
     *     and the date
     * @param list<list<WeightedPhrase>> $words    forms of each word of the query
     * @param int                        $needed   number of words that a record must contain, the first ones
     * @param ExpressionNode|null        $phrase   expression of the adjacent words, which raise the score; null for
     *     none
     * @param PostSet|null               $titles   posts with all words in the title; null for none
     */
    public function __construct(
        public readonly Tier $tier,
        public readonly bool $isScored = false,
        public readonly array $words = [],
        public readonly int $needed = 0,
        public readonly ?ExpressionNode $phrase = null,
        public readonly ?PostSet $titles = null,
    ) {}
}
