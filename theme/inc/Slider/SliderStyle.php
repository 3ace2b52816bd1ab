<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Slider;

use Stallkeeper\Theme\Assets\Assets;

/** The stylesheet of sliders. Only pages with a slider load it. */
final class SliderStyle
{
    public const FILE = 'build/slider.css';

    private const HANDLE = 'stallkeeper-slider';

    public function __construct(private readonly Assets $assets) {}

    /**
     * Enqueues the stylesheet.
     *
     * @return string HTML to print before a slider: the stylesheet if the head was printed without it. Browsers paint
     *     nothing after it until it is loaded, so the slider does not shift the page, as it would with a stylesheet in
     *     the footer.
     */
    public function html(): string
    {
        $this->assets->enqueueForContent(self::HANDLE, self::FILE);
        if (did_action('wp_head') === 0) {
            return '';
        }
        ob_start();
        wp_print_styles(self::HANDLE);

        return (string) ob_get_clean();
    }
}
