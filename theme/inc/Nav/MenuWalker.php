<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Walker_Nav_Menu;

/**
 * Keeps the entries that wp_nav_menu() has prepared instead of printing them: WordPress and its plugins decide what is
 * shown and what is current, the templates of nav/ how it looks.
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
