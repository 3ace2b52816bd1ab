<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;
use WP_Translation_Controller;

/** German is the language of the site. */
trait GermanTexts
{
    #[Before(-1)]
    protected function startGerman(): void
    {
        add_filter('determine_locale', self::german(...));
        self::useLocale('de_DE');
    }

    #[After(-1)]
    protected function endGerman(): void
    {
        self::useLocale('en_US');
    }

    private static function german(): string
    {
        return 'de_DE';
    }

    /** WordPress loads translations again when a text is needed. */
    private static function useLocale(string $locale): void
    {
        foreach (['stallkeeper', 'stallkeeper-tools'] as $domain) {
            unload_textdomain($domain, true);
        }
        WP_Translation_Controller::get_instance()->set_locale($locale);
        wp_clean_theme_json_cache();
    }
}
