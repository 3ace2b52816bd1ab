<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Settings;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use WP_Customize_Manager;
use WP_Customize_Setting;

/**
 * Adds the settings of the plugin's schemas to the Customizer. They are stored as options.
 *
 * WordPress's filter `default_option_{name}` changes the default of an option, on pages and in the Customizer:
 *
 *     add_filter('default_option_stallkeeper_search_shortcuts', '__return_false');
 */
final class Customizer
{
    /** @var array<string, Setting> */
    private array $settings = [];

    /** @var list<SettingsSchema> */
    private array $schemas = [];

    public function addSchema(SettingsSchema $schema): void
    {
        $this->schemas[] = $schema;
    }

    /** @return array<string, Setting> settings of all schemas with those that a shop adds, by the name of the option */
    public function all(): array
    {
        $settings = [];
        foreach ($this->schemas as $schema) {
            foreach ($schema->sections() as $section) {
                $settings += array_column([...$section->settings, ...self::added($section->id)], null, 'name');
            }
        }

        return $settings;
    }

    /** Hook: `customize_register`. */
    public function registerSettings(WP_Customize_Manager $customizer): void
    {
        foreach ($this->schemas as $schema) {
            foreach ($schema->sections() as $section) {
                $customizer->add_section($section->id, ['title' => $section->title, 'priority' => $section->priority]);
                foreach ([...$section->settings, ...self::added($section->id)] as $setting) {
                    $this->settings[$setting->name] = $setting;
                    $customizer->add_setting($setting->name, [
                        'type' => 'option',
                        'default' => (string) $setting->default,
                        'sanitize_callback' => [$this, 'sanitize'],
                    ]);
                    $customizer->add_control($setting->name, ['section' => $section->id] + $setting->control());
                }
            }
        }
    }

    /** Hook: `customize_sanitize_…`, for each setting. */
    public function sanitize(mixed $value, WP_Customize_Setting $setting): bool|int|string
    {
        return $this->settings[$setting->id]->sanitize($value);
    }

    /**
     * @param string $section ID of a section: see docs/settings.md
     * @return list<Setting> fields that a shop adds to a section of the Customizer or of a settings screen
     */
    public static function added(string $section): array
    {
        /**
         * Filters the fields that a shop adds to a section of the Customizer, or to the screen of the hosted provider
         * (`stallkeeper_algolia`). Read them with get_option(); the values of that screen are in the option of this
         * name.
         *
         *     add_filter('stallkeeper_tools_settings', fn($fields, $section) => $section === 'stallkeeper_search' ?
         *     [...$fields, ['name' => 'my_search_note', 'type' => 'text', 'label' => 'Note']] : $fields, 10, 2);
         *
         * @param list<array<string, mixed>> $fields  name, type, default, label, help, min, max, choices: see Setting
         * @param string                     $section
         */
        $fields = apply_filters('stallkeeper_tools_settings', [], $section);

        return array_map(
            static fn(mixed $field): Setting => Setting::fromArray($field, sanitize_text_field(...), esc_url_raw(...)),
            is_array($fields) ? array_values($fields) : [],
        );
    }
}
