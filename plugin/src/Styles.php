<?php

declare(strict_types=1);

namespace Stallkeeper\Tools;

/** Enqueues the plugin's stylesheet. All rules are in the cascade layer `stallkeeper-tools`, so the theme's rules win. */
final class Styles
{
    private const FILE = 'build/tools.css';

    /** After the theme's stylesheet, which sets the position of this layer among its own layers. */
    private const AFTER_THEME = 20;

    public function __construct(private readonly Assets $assets) {}

    public function addHooks(): void
    {
        add_action('wp_enqueue_scripts', [$this, 'enqueue'], self::AFTER_THEME);
    }

    /** Hook: `wp_enqueue_scripts`. */
    public function enqueue(): void
    {
        wp_enqueue_style('stallkeeper-tools', $this->assets->url(self::FILE), [], $this->assets->version(self::FILE));
    }
}
