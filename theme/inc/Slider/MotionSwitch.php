<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

/**
 * The button that stops all slideshows of the site (WCAG 2.2.2), on pages that have one. It is printed hidden, because
 * slides change only with JavaScript.
 */
final class MotionSwitch
{
    public function addHooks(): void
    {
        add_action('stallkeeper_preferences', [$this, 'printButton']);
    }

    /** Hook: `stallkeeper_preferences`. */
    public function printButton(): void
    {
        if (Slider::hasSlideshow()) {
            printf('<button type="button" class="preference" data-part="motion" aria-pressed="false" hidden>%s</button>', esc_html__('Pause animations', 'stallkeeper'));
        }
    }
}
