<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

/** Registers the hooks of sliders: Customizer settings, sliders in content, and the button that pauses all slideshows. */
final class Sliders
{
    public function addHooks(): void
    {
        (new SliderCustomizer())->addHooks();
        (new SliderContent())->addHooks();
        add_action('stallkeeper_preferences', $this->printMotionSwitch(...));
    }

    /**
     * Prints the button that stops all slideshows of the site (WCAG 2.2.2), on pages that have one. It is printed hidden,
     * because slides change only with JavaScript.
     */
    private function printMotionSwitch(): void
    {
        if (Slider::hasSlideshow()) {
            printf('<button type="button" class="preference" data-part="motion" aria-pressed="false" hidden>%s</button>', esc_html__('Pause animations', 'stallkeeper'));
        }
    }
}
