<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Swatches;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Colours and images of the values of global attributes. */
final class SwatchesFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('admin_init', [SwatchFields::class, 'addFields']);
        $hooks->add('admin_enqueue_scripts', [SwatchFields::class, 'enqueueScript']);
        $hooks->add('admin_notices', [SwatchFields::class, 'printFault']);
        $hooks->add('created_term', [SwatchFields::class, 'save'], 10, 3);
        $hooks->add('edited_term', [SwatchFields::class, 'save'], 10, 3);
    }
}
