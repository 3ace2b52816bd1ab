<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Facet;

/** A value of a facet. The properties have the names of the provider's API. */
final class FacetValue
{
    public function __construct(
        public readonly string $value,
        public readonly string $highlighted,
        public readonly int $count,
    ) {}
}
