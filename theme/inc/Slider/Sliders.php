<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

/** What belongs to sliders, whichever page has one: the owner's settings, sliders in an editor's content, the stop for all. */
final class Sliders
{
    public function addHooks(): void
    {
        (new SliderCustomizer())->addHooks();
        (new SliderContent())->addHooks();
        add_action('stallkeeper_preferences', $this->printMotionSwitch(...));
    }

    /**
     * The visitor's one stop for every slideshow of the site (WCAG 2.2.2). Printed hidden, and only on a page where
     * something moves: without a script nothing does.
     */
    private function printMotionSwitch(): void
    {
        if (Slider::anyMoves()) {
            printf('<button type="button" class="preference" data-part="motion" aria-pressed="false" hidden>%s</button>', esc_html__('Pause animations', 'stallkeeper'));
        }
    }
}
