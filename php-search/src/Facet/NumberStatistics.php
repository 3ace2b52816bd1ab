<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Facet;

/** Statistics of a numeric attribute. The properties have the names of the provider's API. */
final class NumberStatistics
{
    public function __construct(
        public readonly float $min,
        public readonly float $max,
        public readonly float $avg,
        public readonly float $sum,
    ) {}
}
