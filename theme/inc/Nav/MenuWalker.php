<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Walker_Nav_Menu;

/**
 * Collects the items that wp_nav_menu() has prepared instead of printing them. WordPress and plugins decide which items
 * a menu has and which are current. The templates in nav/ print them.
 */
final class MenuWalker extends Walker_Nav_Menu
{
    /** @var list<object> */
    public array $found = [];

    /**
     * @param array<mixed> $elements
     * @param int $max_depth
     * @param mixed ...$args
     */
    public function walk($elements, $max_depth, ...$args): string
    {
        foreach ($elements as $element) {
            if (is_object($element)) {
                $this->found[] = $element;
            }
        }

        return '';
    }
}
