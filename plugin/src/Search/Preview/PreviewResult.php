<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Preview;

/** A page of explained results. */
final class PreviewResult
{
    /**
     * @param list<PreviewedHit> $hits
     * @param int                $total number of results on all pages
     * @param list<string>       $notes sentences about all results
     */
    public function __construct(
        public readonly array $hits,
        public readonly int $total,
        public readonly array $notes = [],
    ) {}
}
