<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Sliders in content and in templates. */
final class SliderFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        foreach (['the_content', 'widget_block_content'] as $filter) {
            // After blocks and shortcodes, but before search widgets, because a slide may contain one.
            $hooks->add($filter, [SliderContent::class, 'replaceSliders'], PHP_INT_MAX - 1);
        }
        $hooks->add('stallkeeper_preferences', [MotionSwitch::class, 'printButton']);
    }
}
