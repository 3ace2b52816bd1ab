<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Template;

/** Position of an element in the source of a template. */
final class Position
{
    /**
     * @param string $part name of the template part, such as `search/hit`; '' if unknown
     * @param int $line line in the output of that part, counted from 1
     * @param string $tag text of the start tag
     */
    public function __construct(
        public readonly string $part = '',
        public readonly int $line = 1,
        public readonly string $tag = '',
    ) {}
}
