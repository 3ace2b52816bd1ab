<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OwnerMenu;

use Closure;

/** A box of the overview: what a feature knows at the moment, and one link to what to do. */
final class OverviewBox
{
    /**
     * @param int $position boxes are sorted by it
     * @param Closure(): void $print prints the contents as HTML; an exception is shown as an error of this box only
     * @param string $address URL of the link
     * @param string $link text of the link
     */
    public function __construct(
        public readonly string $id,
        public readonly string $title,
        public readonly int $position,
        public readonly Closure $print,
        public readonly string $address,
        public readonly string $link,
    ) {}
}
