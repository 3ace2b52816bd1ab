<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Tests\Style;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use Stallkeeper\Theme\Style\StyleOutput;
use Stallkeeper\Theme\Style\StyleTokens;
use Stallkeeper\Theme\Tests\ThemeTestCase;
use WP_Customize_Manager;

/** The selected style on pages, in the editor, and what the Customizer refuses. */
final class StyleTest extends ThemeTestCase
{
    private const CHILD = WP_CONTENT_DIR . '/themes/stallkeeper-style-child';

    protected function tearDown(): void
    {
        foreach (array_keys(get_theme_mods() ?: []) as $name) {
            if (str_starts_with((string) $name, 'stallkeeper_style_')) {
                remove_theme_mod((string) $name);
            }
        }
        remove_all_filters('stylesheet_directory');
        foreach (glob(self::CHILD . '/styles/colors/*') ?: [] as $file) {
            unlink($file);
        }
        wp_clean_theme_json_cache();
        parent::tearDown();
    }

    private static function css(): string
    {
        return stallkeeper_theme(StyleTokens::class)->css();
    }

    #[TestDox('A page has no style of its own until the owner changes something')]
    public function testDefault(): void
    {
        self::assertSame('', self::css());
        stallkeeper_theme(StyleOutput::class)->enqueueStyle();
        self::assertFalse(wp_style_is(StyleOutput::HANDLE));
    }

    #[TestDox('A palette prints its colors for light and dark mode after the stylesheet of the theme')]
    public function testPalette(): void
    {
        set_theme_mod('stallkeeper_style_palette', 'harbor');
        self::assertStringContainsString(
            '--stallkeeper-color-background:var(--lightningcss-light,#f7fafc)var(--lightningcss-dark,#121d28)',
            self::css(),
        );
        wp_enqueue_style('stallkeeper', 'x.css');
        stallkeeper_theme(StyleOutput::class)->enqueueStyle();
        self::assertSame(['stallkeeper'], wp_styles()->registered[StyleOutput::HANDLE]->deps);
        self::assertLessThan(1024, strlen((string) gzencode(self::css())));
    }

    #[TestDox('The presets of the editor are the colors of the palette')]
    public function testPresets(): void
    {
        set_theme_mod('stallkeeper_style_palette', 'harbor');
        wp_clean_theme_json_cache();
        $palette = wp_get_global_settings(['color', 'palette', 'theme']);
        self::assertIsArray($palette);
        $colors = array_column($palette, 'color', 'slug');
        self::assertSame(['#f7fafc', '#12466b', '#b4431a'], [$colors['base'], $colors['accent-2'], $colors['accent']]);
        self::assertSame('Base', array_column($palette, 'name', 'slug')['base']);
        self::assertCount(7, $palette);
    }

    #[TestDox('The editor has the same stylesheet as the page')]
    public function testEditor(): void
    {
        set_theme_mod('stallkeeper_style_radius', 'none');
        /** @var array{styles: list<array{css: string}>} $settings */
        $settings = apply_filters('block_editor_settings_all', ['styles' => [['css' => 'a']]], null);
        self::assertContains(self::css(), array_column($settings['styles'], 'css'));
        self::assertContains('a', array_column($settings['styles'], 'css'));
    }

    #[TestDox('A choice prints its tokens, and an unknown value prints none')]
    public function testChoices(): void
    {
        set_theme_mod('stallkeeper_style_button_shape', 'pill');
        self::assertSame('@layer tokens{:root{--stallkeeper-radius-button:10em}}', self::css());
        set_theme_mod('stallkeeper_style_button_shape', '10em}body{display:none');
        self::assertSame('', self::css());
    }

    #[TestDox('A palette that no file has, or a path, is the default')]
    public function testUnknownPalette(): void
    {
        foreach (['lost', '../../theme', 'a/b', '<b>'] as $value) {
            set_theme_mod('stallkeeper_style_palette', $value);
            self::assertSame('', self::css(), $value);
        }
    }

    #[TestDox('Own colors are printed; a saved value that is no color is the color of the stylesheet')]
    public function testOwnColors(): void
    {
        set_theme_mod('stallkeeper_style_palette', 'own');
        set_theme_mod('stallkeeper_style_base', '#FAFAFA');
        set_theme_mod('stallkeeper_style_primary', 'red;}body{display:none');
        self::assertStringContainsString(
            '--stallkeeper-color-background:var(--lightningcss-light,#fafafa)',
            self::css(),
        );
        self::assertStringContainsString('--stallkeeper-color-brand:var(--lightningcss-light,#1d4d3a)', self::css());
        self::assertStringNotContainsString('display', self::css());
    }

    #[TestDox('A child theme adds a palette with a file')]
    public function testChildTheme(): void
    {
        self::writeChildPalette('sunrise', '#fff5eb');
        $manager = $this->customizer();
        self::assertSame('Sunrise', $manager->get_control('stallkeeper_style_palette')?->choices['sunrise'] ?? null);
        set_theme_mod('stallkeeper_style_palette', 'sunrise');
        self::assertStringContainsString('#fff5eb', self::css());
    }

    #[TestDox('A file of a child theme without all four colors is no choice')]
    public function testIncompleteFile(): void
    {
        self::writeChildPalette('broken', 'red');
        self::assertArrayNotHasKey(
            'broken',
            $this->customizer()->get_control('stallkeeper_style_palette')->choices ?? ['broken' => ''],
        );
    }

    /** @return array<string, array{string, string, string}> setting, sent value, part of the message */
    public static function refused(): array
    {
        return [
            'the name of a color' => ['accent', 'red', 'six digits'],
            'a color with transparency' => ['accent', '#ff000080', 'six digits'],
            'a script' => ['primary', 'javascript:alert(1)', 'six digits'],
            'CSS' => ['base', '#ffffff;}body{', 'six digits'],
            'a text too light' => ['contrast', '#aaaaaa', 'is 2.2:1. At least 4.5:1'],
            'a background too dark' => ['base', '#333333', 'is 1.2:1. At least 4.5:1'],
        ];
    }

    #[DataProvider('refused')]
    #[TestDox('The Customizer refuses $_dataName, with the reason')]
    public function testRefuse(string $name, string $value, string $message): void
    {
        $validity = $this->customizer()
            ->get_setting("stallkeeper_style_$name")
            ?->validate($value);
        self::assertInstanceOf(\WP_Error::class, $validity);
        self::assertStringContainsString($message, $validity->get_error_message());
    }

    #[TestDox('Text and background that are sent together are checked against each other')]
    public function testBothColors(): void
    {
        $manager = $this->customizer();
        $manager->set_post_value('stallkeeper_style_base', '#101010');
        $manager->set_post_value('stallkeeper_style_contrast', '#f0f0f0');
        self::assertTrue($manager->get_setting('stallkeeper_style_base')?->validate('#101010'));
        self::assertTrue($manager->get_setting('stallkeeper_style_contrast')?->validate('#f0f0f0'));
        $manager->set_post_value('stallkeeper_style_contrast', '#222222');
        self::assertWPError($manager->get_setting('stallkeeper_style_base')->validate('#101010'));
    }

    #[TestDox('A link color without contrast is accepted, because the theme darkens it')]
    public function testCorrected(): void
    {
        self::assertTrue($this->customizer()->get_setting('stallkeeper_style_accent')?->validate('#ffff00'));
        set_theme_mod('stallkeeper_style_palette', 'own');
        set_theme_mod('stallkeeper_style_accent', '#ffff00');
        self::assertStringNotContainsString(
            '--stallkeeper-color-accent:var(--lightningcss-light,#ffff00)',
            self::css(),
        );
    }

    #[TestDox('An editor may not change the style')]
    public function testEditorRole(): void
    {
        $manager = $this->customizer('editor');
        $setting = $manager->get_setting('stallkeeper_style_palette');
        self::assertFalse($setting?->check_capabilities());
        $manager->set_post_value('stallkeeper_style_palette', 'plum');
        self::assertFalse($setting->save());
        self::assertSame('', self::css());
    }

    #[TestDox('Settings of the style change the preview without a reload')]
    public function testTransport(): void
    {
        $manager = $this->customizer();
        $settings = array_filter(
            $manager->settings(),
            static fn(mixed $one): bool => $one instanceof \WP_Customize_Setting &&
                str_starts_with($one->id, 'stallkeeper_style_'),
        );
        self::assertCount(14, $settings);
        /** @var \WP_Customize_Setting $setting */
        foreach ($settings as $setting) {
            self::assertSame('postMessage', $setting->transport, $setting->id);
        }
    }

    private function customizer(string $role = 'administrator'): WP_Customize_Manager
    {
        require_once getenv('STALLKEEPER_SITE') . '/www/wp-includes/class-wp-customize-manager.php';
        wp_set_current_user($this->user($role));
        $manager = new WP_Customize_Manager();
        do_action('customize_register', $manager);

        return $manager;
    }

    private static function assertWPError(mixed $value): void
    {
        self::assertInstanceOf(\WP_Error::class, $value);
    }

    private static function writeChildPalette(string $slug, string $base): void
    {
        wp_mkdir_p(self::CHILD . '/styles/colors');
        $colors = ['base' => $base, 'contrast' => '#2b1a12', 'accent' => '#9c2f00', 'accent-2' => '#7a2a10'];
        $palette = array_map(
            static fn(string $name, string $color): array => ['slug' => $name, 'name' => $name, 'color' => $color],
            array_keys($colors),
            $colors,
        );
        file_put_contents(
            self::CHILD . "/styles/colors/$slug.json",
            json_encode([
                'version' => 2,
                'title' => ucfirst($slug),
                'settings' => ['color' => ['palette' => $palette]],
            ]),
        );
        add_filter('stylesheet_directory', static fn(): string => self::CHILD);
    }
}
