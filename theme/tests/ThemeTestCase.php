<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests;

use Stallkeeper\Tools\Tests\PluginTestCase;

/**
 * A test of the theme inside WordPress. Theme and plugin are active in the same site, so both use the same fixtures.
 */
abstract class ThemeTestCase extends PluginTestCase
{
    protected function tearDown(): void
    {
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
