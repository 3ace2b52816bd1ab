<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Preview;

/** A result with the reasons for its place, as sentences. */
final class PreviewedHit
{
    /**
     * @param list<string>         $reasons sentences, the most important one first
     * @param array<string, float> $points  parts of the score by their labels; empty if no score decides
     */
    public function __construct(
        public readonly int $post,
        public readonly array $reasons,
        public readonly array $points = [],
    ) {}
}
