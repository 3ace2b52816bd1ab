<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\DemoContent;

use Stallkeeper\Render\Services\Container;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Import and removal of the demo shop. */
final class DemoContentFeature extends Feature
{
    public function addServices(Container $services): void
    {
        $services->set(DemoPackage::class, static fn(): DemoPackage => DemoPackage::fromPlugin());
    }

    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('stallkeeper_owner_menu', [DemoContentScreen::class, 'addPage']);
        $hooks->add('stallkeeper_checklist', [DemoChecklist::class, 'addStep']);
    }
}
