<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Layout;

use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Checkout\DistractionFree;
use Stallkeeper\Theme\Customizer\DisplayOptions;

/** Adds the selected layout to pages: the classes of the body, and their rules if there are any. */
final class LayoutOutput
{
    private const STYLE = 'build/layout.css';

    /** Classes of a header with menus. */
    private const HEADER = [LayoutChoices::HEADER, LayoutChoices::SEARCH, LayoutChoices::STICKY_PART];

    public function __construct(
        private readonly LayoutSettings $settings,
        private readonly Assets $assets,
        private readonly DistractionFree $distractionFree,
    ) {}

    /**
     * Hook: `body_class`.
     *
     * @param mixed $classes an array of strings, unless a plugin's filter returns another type
     */
    public function addBodyClasses(mixed $classes): mixed
    {
        return is_array($classes) ? [...$classes, ...$this->classes()] : $classes;
    }

    /** Hook: `wp_enqueue_scripts`. The preview of the Customizer needs the rules before a setting is changed. */
    public function enqueueStyle(): void
    {
        if (is_customize_preview() || $this->classes() !== []) {
            $this->assets->enqueue('stallkeeper-layout', self::STYLE);
        }
    }

    /** Hook: `customize_preview_init`, after the script of the preview. */
    public function addPreviewData(): void
    {
        $classes = array_diff_key(LayoutChoices::CLASSES, array_flip(LayoutChoices::NOT_LIVE));
        $data = ['prefix' => DisplayOptions::PREFIX, 'classes' => $classes];
        wp_add_inline_script(
            'stallkeeper-customizer-preview',
            'window.stallkeeperLayout=' . wp_json_encode($data, JSON_HEX_TAG),
            'before',
        );
    }

    /** @return list<string> */
    private function classes(): array
    {
        $classes = $this->settings->classes();
        if (!$this->distractionFree->isOn()) {
            return $classes;
        }
        $ofHeader = array_merge(
            ...array_map(static fn($name) => array_values(LayoutChoices::CLASSES[$name]), self::HEADER),
        );

        return array_values(array_diff($classes, $ofHeader));
    }
}
