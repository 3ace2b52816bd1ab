<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OwnerMenu;

use Closure;

/** A screen in the menu _Stallkeeper_. The menu prints its heading, its tabs and its help. */
final class OwnerPage
{
    /**
     * @param string $slug value of `page` in the URL
     * @param string $title heading, and text of the menu item and the tab
     * @param int $position screens are sorted by it; the overview has 0
     * @param Closure(): void $print prints what is below the tabs
     * @param (Closure(): void)|null $load runs before output; saves a submitted form, for example
     * @param list<string> $help paragraphs of the help tab, as plain text
     */
    public function __construct(
        public readonly string $slug,
        public readonly string $title,
        public readonly string $capability,
        public readonly int $position,
        public readonly Closure $print,
        public readonly ?Closure $load = null,
        public readonly array $help = [],
    ) {}
}
