<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests;

use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Tools\Tests\GermanTexts;
use WP_Block_Patterns_Registry;

/** Texts of files that WordPress reads itself. Their translations need the contexts of WordPress. */
final class TranslatedDataTest extends ThemeTestCase
{
    use GermanTexts;

    #[TestDox('The Themes screen describes the theme in German')]
    public function testDescription(): void
    {
        $description = wp_get_theme('stallkeeper')->display('Description', false);
        self::assertIsString($description);
        self::assertStringStartsWith('Ein Shop-Theme für WooCommerce', $description);
    }

    #[TestDox('Colors, font sizes, fonts and spacings of theme.json have German names')]
    public function testThemeJson(): void
    {
        $names = static fn(string ...$path): array => array_column(
            (array) wp_get_global_settings([...$path, 'theme']),
            'name',
            'slug',
        );
        self::assertSame(
            [
                'base' => 'Basis',
                'base-2' => 'Basis 2',
                'contrast' => 'Kontrast',
                'accent' => 'Akzent',
                'accent-2' => 'Akzent 2',
                'accent-3' => 'Akzent 3',
                'accent-4' => 'Akzent 4',
            ],
            $names('color', 'palette'),
        );
        self::assertSame(
            ['small' => 'Klein', 'medium' => 'Text', 'large' => 'Groß', 'x-large' => 'Sehr groß'],
            $names('typography', 'fontSizes'),
        );
        self::assertSame(['body' => 'Text', 'heading' => 'Überschriften'], $names('typography', 'fontFamilies'));
        self::assertSame(
            ['20' => 'Klein', '40' => 'Mittel', '50' => 'Groß', '60' => 'Sehr groß'],
            $names('spacing', 'spacingSizes'),
        );
    }

    #[TestDox('A pattern has a German title and description')]
    public function testPattern(): void
    {
        $patterns = WP_Block_Patterns_Registry::get_instance();
        self::assertSame('Three offers', $patterns->get_registered('stallkeeper/promotions')['title'] ?? null);
        $german = $this->registeredAgain('stallkeeper/promotions');
        self::assertSame(
            ['Drei Angebote', 'Bilder mit wenigen Wörtern, die auf andere Seiten führen.'],
            [$german['title'], $german['description']],
        );
    }

    /** @return array<mixed> the pattern in the current language */
    private function registeredAgain(string $slug): array
    {
        $patterns = WP_Block_Patterns_Registry::get_instance();
        unregister_block_pattern($slug);
        _register_theme_block_patterns();
        $german = $patterns->get_registered($slug);
        self::assertIsArray($german);
        // Other tests see the English pattern.
        unregister_block_pattern($slug);
        remove_all_filters('determine_locale');
        self::useLocale('en_US');
        _register_theme_block_patterns();

        return $german;
    }
}
