<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Synonyms;

/** A problem with one line of a text, or with the whole text. */
final class LineProblem
{
    /**
     * @param int    $line   starts at 1; 0 for the whole text
     * @param string $detail the invalid word or number, of at most some dozen characters
     */
    public function __construct(
        public readonly Problem $problem,
        public readonly int $line = 0,
        public readonly string $detail = '',
    ) {}
}
