<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Nav;

use Stallkeeper\Render\Nav\SubmenuLayout;
use Stallkeeper\Theme\Assets\Assets;

/** Enqueues the styles of submenus in columns, on sites whose main menu has one. */
final class MegaMenuStyle
{
    private const HANDLE = 'stallkeeper-mega-menu';
    private const STYLE = 'build/mega-menu.css';

    public function __construct(private readonly StoredMenus $menus, private readonly Assets $assets) {}

    /** Hook: `wp_enqueue_scripts`. */
    public function enqueueStyle(): void
    {
        if (self::isNeeded($this->menus->menu(SavedMenu::MAIN)['items'] ?? [])) {
            $this->enqueue();
        }
    }

    /**
     * Prints the stylesheet before a menu that needs it, unless it is in the head. A menu that is not stored is only
     * known when it is printed.
     *
     * @param array<array-key, mixed> $items of the main menu
     */
    public function printBefore(array $items): void
    {
        if (self::isNeeded($items)) {
            $this->enqueue();
            wp_print_styles(self::HANDLE);
        }
    }

    /** @param array<array-key, mixed> $items */
    private static function isNeeded(array $items): bool
    {
        foreach ($items as $item) {
            if (is_array($item) && SubmenuLayout::fromValue($item['layout'] ?? null) !== SubmenuLayout::List) {
                return true;
            }
        }

        return false;
    }

    private function enqueue(): void
    {
        $this->assets->enqueue(self::HANDLE, self::STYLE);
    }
}
