<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests;

use Stallkeeper\Tools\Tests\PluginTestCase;
use WP_Dependencies;

/**
 * A test of the theme inside WordPress. Theme and plugin are active in the same site, so both use the same fixtures.
 */
abstract class ThemeTestCase extends PluginTestCase
{
    /** @var array<string, array{mixed, array<string>}> global variable => its object and enqueued handles */
    private array $assets = [];

    protected function setUp(): void
    {
        parent::setUp();
        foreach (['wp_styles', 'wp_scripts'] as $name) {
            $assets = $GLOBALS[$name] ?? null;
            $this->assets[$name] = [$assets, $assets instanceof WP_Dependencies ? $assets->queue : []];
        }
    }

    protected function tearDown(): void
    {
        // A test may have replaced them, and other tests need the registered styles of blocks.
        foreach ($this->assets as $name => [$assets, $queue]) {
            $GLOBALS[$name] = $assets;
            if ($assets instanceof WP_Dependencies) {
                $assets->queue = $queue;
            }
        }
        // WordPress and WooCommerce keep them for the rest of a request.
        $GLOBALS['_wp_sidebars_widgets'] = [];
        if (function_exists('wc_reset_loop')) {
            wc_reset_loop();
        }
        TestSite::reset();
        parent::tearDown();
    }

    /** @param callable(): void $print */
    protected static function printed(callable $print): string
    {
        ob_start();
        try {
            $print();
        } finally {
            $html = (string) ob_get_clean();
        }

        return $html;
    }
}
