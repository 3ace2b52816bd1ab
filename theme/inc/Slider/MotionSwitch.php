<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;

/**
 * The button that stops all slideshows of the site (WCAG 2.2.2), on pages that have one. It is printed hidden, because
 * slides change only with JavaScript.
 */
final class MotionSwitch
{
    /** @param Lazy<Slider> $slider */
    public function __construct(#[LazyService(Slider::class)] private readonly Lazy $slider) {}

    /**
     * Hook: `stallkeeper_preferences`.
     *
     * @param mixed $isInContent true before the footer: a slideshow may follow, so the script decides
     */
    public function printButton(mixed $isInContent = false): void
    {
        if ($isInContent === true || $this->slider->get()->hasSlideshow()) {
            printf(
                '<button type="button" class="preference" data-part="motion" aria-pressed="false" hidden>%s</button>',
                esc_html__('Pause animations', 'stallkeeper'),
            );
        }
    }
}
