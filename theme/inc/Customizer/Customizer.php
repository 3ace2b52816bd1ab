<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Customizer;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Cart\CartSchema;
use Stallkeeper\Theme\FrontPage\FrontPageSchema;
use Stallkeeper\Theme\Product\ProductPageSchema;
use Stallkeeper\Theme\ProductList\ProductListSchema;
use Stallkeeper\Theme\Slider\BannerSchema;
use Stallkeeper\Theme\Style\PaletteControl;
use Stallkeeper\Theme\Style\StylePalettes;
use Stallkeeper\Theme\Style\StyleSchema;
use Stallkeeper\Theme\Style\StyleSettings;
use WP_Customize_Color_Control;
use WP_Customize_Manager;
use WP_Customize_Media_Control;
use WP_Customize_Setting;

/** Adds the settings of the theme's schemas to the Customizer. They are stored as theme mods. */
final class Customizer
{
    private const SCRIPT = 'build/customizer.js';

    /** Maximum number of terms in a select field. */
    private const MAX_TERMS = 200;

    /** @var array<string, Setting> */
    private array $settings = [];

    public function __construct(
        private readonly DisplaySchema $display,
        private readonly FrontPageSchema $frontPage,
        private readonly BannerSchema $banner,
        private readonly ProductPageSchema $product,
        private readonly ProductListSchema $lists,
        private readonly Assets $assets,
        private readonly CartSchema $cart,
        private readonly StyleSchema $style,
        private readonly StylePalettes $palettes,
    ) {}

    /** Hook: `customize_register`. */
    public function registerSettings(WP_Customize_Manager $customizer): void
    {
        $shop = function_exists('WC') ? [$this->lists, $this->product, $this->cart] : [];
        foreach ([$this->style, $this->display, ...$shop, $this->frontPage, $this->banner] as $schema) {
            foreach ($schema->sections() as $section) {
                $this->addSection($customizer, $section);
            }
        }
    }

    /** Hook: `customize_sanitize_…`, for each setting. */
    public function sanitize(mixed $value, WP_Customize_Setting $setting): bool|int|string
    {
        return $this->settings[$setting->id]->sanitize($value);
    }

    private function addSection(WP_Customize_Manager $customizer, SettingsSection $section, string $panel = ''): void
    {
        $args = ['title' => $section->title, 'description' => $section->help, 'priority' => $section->priority];
        if ($section->sections !== []) {
            $customizer->add_panel($section->id, $args);
            foreach ($section->sections as $child) {
                $this->addSection($customizer, $child, $section->id);
            }

            return;
        }
        $customizer->add_section($section->id, $args + ['panel' => $panel]);
        /**
         * Filters the fields that a shop adds to a section of the Customizer. Read them with get_theme_mod().
         *
         *     add_filter('stallkeeper_theme_settings', fn($fields, $section) => $section === 'stallkeeper_journal' ?
         *     [...$fields, ['name' => 'my_reading_time', 'type' => 'boolean', 'label' => 'Show the reading time.']] :
         *     $fields, 10, 2);
         *
         * @param list<array<string, mixed>> $fields  name, type, default, label, help, min, max, choices: see Setting
         * @param string                     $section ID of the section: see docs/settings.md
         */
        $fields = apply_filters('stallkeeper_theme_settings', [], $section->id);
        $added = array_map(
            static fn(mixed $field): Setting => Setting::fromArray($field, sanitize_text_field(...), esc_url_raw(...)),
            is_array($fields) ? array_values($fields) : [],
        );
        foreach ([...$section->settings, ...$added] as $setting) {
            $this->addSetting($customizer, $section->id, $setting);
        }
    }

    private function addSetting(WP_Customize_Manager $customizer, string $section, Setting $setting): void
    {
        if ($setting->type === SettingType::Term && !taxonomy_exists($setting->taxonomy)) {
            return;
        }
        $this->settings[$setting->name] = $setting;
        // An unchecked checkbox sends nothing, so off is the empty string.
        $default = (string) $setting->sanitize(stallkeeper_theme_default($setting->name, $setting->default));
        $customizer->add_setting($setting->name, [
            'default' => $default,
            'sanitize_callback' => [$this, 'sanitize'],
            'transport' => $setting->isLive ? 'postMessage' : 'refresh',
        ]);
        $control =
            ['section' => $section] +
            $setting->control($setting->type === SettingType::Term ? self::terms($setting->taxonomy) : []);
        $customizer->add_control(
            match (true) {
                $control['type'] === StyleSettings::PALETTE_CONTROL => new PaletteControl(
                    $customizer,
                    $setting->name,
                    [
                        'colors' =>
                            [StyleSettings::MARKET => StyleSettings::colorsOfTheme()] + $this->palettes->hexColors(),
                    ] + $control,
                ),
                $setting->type === SettingType::Image => new WP_Customize_Media_Control(
                    $customizer,
                    $setting->name,
                    ['type' => 'media', 'mime_type' => 'image'] + $control,
                ),
                $setting->type === SettingType::Color => new WP_Customize_Color_Control(
                    $customizer,
                    $setting->name,
                    ['type' => 'color'] + $control,
                ),
                $setting->type === SettingType::Order => new OrderControl(
                    $customizer,
                    $setting->name,
                    ['choices' => $setting->choices, 'type' => 'stallkeeper-order'] + $control,
                ),
                default => $setting->name,
            },
            $control,
        );
    }

    /** Hook: `customize_controls_enqueue_scripts`. */
    public function enqueueScript(): void
    {
        wp_enqueue_script(
            'stallkeeper-customizer',
            get_theme_file_uri(self::SCRIPT),
            ['customize-controls'],
            $this->assets->version(self::SCRIPT),
            true,
        );
    }

    /** @return array<int, string> term ID => name; 0 means no selection */
    private static function terms(string $taxonomy): array
    {
        $choices = [0 => __('All categories', 'stallkeeper')];
        $terms = get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false, 'number' => self::MAX_TERMS]);
        foreach (is_array($terms) ? $terms : [] as $term) {
            $choices[$term->term_id] = html_entity_decode($term->name, ENT_QUOTES);
        }

        return $choices;
    }
}
