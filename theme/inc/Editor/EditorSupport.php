<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Editor;

use Stallkeeper\Theme\Slider\SliderStyle;

/** The block editor shows content as the theme prints it, and lists the theme's block patterns in a category. */
final class EditorSupport
{
    /** Hook: `after_setup_theme`. */
    public function addEditorStyles(): void
    {
        add_theme_support('editor-styles');
        add_editor_style(['build/theme.css', SliderStyle::FILE]);
    }

    /** Hook: `init`. */
    public function registerPatternCategory(): void
    {
        register_block_pattern_category('stallkeeper', ['label' => __('Shop front', 'stallkeeper')]);
    }
}
