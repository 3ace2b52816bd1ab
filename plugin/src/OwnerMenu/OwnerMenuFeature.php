<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OwnerMenu;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** The menu _Stallkeeper_ of the admin. Other features add their screens to it, and boxes to its overview. */
final class OwnerMenuFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('admin_menu', [OwnerMenu::class, 'addMenu']);
        // After all screens, because it asks whether a screen is in the menu.
        $hooks->add('admin_menu', [OldAddresses::class, 'redirect'], 1000);
        $hooks->add('stallkeeper_owner_menu', [Overview::class, 'addPage']);
        $hooks->add('admin_enqueue_scripts', [OwnerStyles::class, 'enqueue']);
    }
}
