<?php

declare(strict_types=1);

namespace Stallkeeper\Tools;

/** The plugin's one stylesheet. All of its rules are in the cascade layer `stallkeeper-tools`, so that the theme's rules win. */
final class Styles
{
    private const FILE = 'build/tools.css';

    /** After the theme's own stylesheet, which decides where the layer is among its layers. */
    private const AFTER_THEME = 20;

    public function addHooks(): void
    {
        add_action('wp_enqueue_scripts', [$this, 'enqueue'], self::AFTER_THEME);
    }

    public function enqueue(): void
    {
        wp_enqueue_style('stallkeeper-tools', Assets::url(self::FILE), [], Assets::version(self::FILE));
    }
}
