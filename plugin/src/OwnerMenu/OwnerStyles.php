<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OwnerMenu;

use Stallkeeper\Tools\Templates\Assets;

/** Enqueues the styles of the screens in the menu _Stallkeeper_. */
final class OwnerStyles
{
    private const FILE = 'build/owner-menu.css';

    public function __construct(private readonly OwnerMenu $menu, private readonly Assets $assets) {}

    /** Hook: `admin_enqueue_scripts`. */
    public function enqueue(mixed $hook): void
    {
        if ($this->menu->isHook($hook)) {
            wp_enqueue_style(
                'stallkeeper-owner-menu',
                $this->assets->url(self::FILE),
                [],
                $this->assets->version(self::FILE),
            );
        }
    }
}
