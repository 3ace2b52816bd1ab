<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Customizer;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Customizer\DisplayOptions;
use Stallkeeper\Theme\Product\ProductPageSettings;
use Stallkeeper\Theme\Tests\ThemeTestCase;
use WP_Customize_Manager;

/** The settings of the Customizer, as WordPress registers and sanitizes them. */
final class SettingsTest extends ThemeTestCase
{
    private WP_Customize_Manager $customizer;

    protected function setUp(): void
    {
        parent::setUp();
        require_once getenv('STALLKEEPER_SITE') . '/www/wp-includes/class-wp-customize-manager.php';
        wp_set_current_user($this->user('administrator'));
        $this->customizer = new WP_Customize_Manager();
        do_action('customize_register', $this->customizer);
    }

    /** @return array<string, array{string, string, mixed}> setting, sent value, saved value */
    public static function values(): array
    {
        return [
            'a switch that is off' => ['stallkeeper_sticky_header', '', false],
            'a switch that is on' => ['stallkeeper_sticky_header', '1', true],
            'a number' => ['stallkeeper_front_banner_count', '3', 3],
            'a number too large' => ['stallkeeper_front_banner_count', '300', 10],
            'no number' => ['stallkeeper_front_banner_count', 'x', 4],
            'a choice' => ['stallkeeper_front_products_source', 'sale', 'sale'],
            'no choice' => ['stallkeeper_front_products_source', 'stolen', 'featured'],
            'a text' => ['stallkeeper_front_products_title', 'New <b>pots</b>', 'New pots'],
            'an address' => ['stallkeeper_front_promotion_url_1', 'javascript:alert(1)', ''],
        ];
    }

    #[DataProvider('values')]
    #[TestDox('A sent value is sanitized: $_dataName')]
    public function testSanitize(string $name, string $sent, mixed $saved): void
    {
        $setting = $this->customizer->get_setting($name);
        self::assertNotNull($setting);
        self::assertSame($saved, $setting->sanitize($sent));
    }

    #[TestDox('Breadcrumbs are shown by default, on the page and in the Customizer')]
    public function testBreadcrumbs(): void
    {
        $setting = $this->customizer->get_setting(DisplayOptions::PREFIX . ProductPageSettings::BREADCRUMBS);
        self::assertSame('1', $setting?->default);
        self::assertTrue($this->service(ProductPageSettings::class)->hasBreadcrumbs());
    }

    #[TestDox('Each setting has a control with a label in a section that exists')]
    public function testControls(): void
    {
        $controls = array_filter(
            $this->customizer->controls(),
            static fn(mixed $control): bool => $control instanceof \WP_Customize_Control &&
                str_starts_with((string) $control->id, 'stallkeeper_'),
        );
        self::assertGreaterThan(60, count($controls));
        foreach ($controls as $control) {
            self::assertNotSame('', (string) $control->label, (string) $control->id);
            self::assertNotNull($this->customizer->get_section($control->section), (string) $control->id);
            self::assertNotNull($this->customizer->get_setting((string) $control->id), (string) $control->id);
        }
    }

    #[TestDox('The default of a setting is what the theme shows without it')]
    public function testDefaults(): void
    {
        self::assertSame('', $this->customizer->get_setting('stallkeeper_social_foot')?->default);
        self::assertSame('1', $this->customizer->get_setting('stallkeeper_social_top')?->default);
    }
}
