<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Layout;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Layout of header, catalog column, product page and lists of posts, which the owner selects in the Customizer. */
final class LayoutFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('body_class', [LayoutOutput::class, 'addBodyClasses']);
        // After the styles of product pages (22), whose layout it changes, and before they are sorted (99).
        $hooks->add('wp_enqueue_scripts', [LayoutOutput::class, 'enqueueStyle'], 23);
        $hooks->add('customize_preview_init', [LayoutOutput::class, 'addPreviewData'], 11);
        $hooks->add('customize_controls_enqueue_scripts', [SectionPages::class, 'addData'], 11);
    }
}
