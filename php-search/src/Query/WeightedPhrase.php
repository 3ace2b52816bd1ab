<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Query;

/** A form of a query word, and the weight of its occurrences in a score. */
final class WeightedPhrase
{
    /**
     * @param ExpressionNode $phrase     a phrase, not a combination
     * @param float          $weight     weight of an occurrence; one of the word itself has the weight 1
     * @param bool           $isSameWord whether it is the word itself, its plural or another spelling
     */
    public function __construct(
        public readonly ExpressionNode $phrase,
        public readonly float $weight,
        public readonly bool $isSameWord = false,
    ) {}
}
