<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use WP_Customize_Manager;
use WP_Customize_Media_Control;
use WP_Customize_Setting;

/** Registers the Customizer panel for the front page: all settings of Settings.php with the texts of Labels.php. */
final class CustomizerPanel
{
    private const PANEL = 'stallkeeper_front';

    /** Maximum number of terms in a select field. */
    private const MAX_TERMS = 200;

    /** Settings that contain a term ID => taxonomy. */
    private const TERMS = ['banner_category' => 'category', 'banner_product_category' => 'product_cat', 'products_category' => 'product_cat'];

    public function addHooks(): void
    {
        add_action('customize_register', [$this, 'registerSettings']);
    }

    /** Hook: `customize_register`. */
    public function registerSettings(WP_Customize_Manager $customizer): void
    {
        $customizer->add_panel(self::PANEL, [
            'title' => __('Front page', 'stallkeeper'),
            'description' => __('A part that has nothing to show is left out.', 'stallkeeper'),
            'priority' => 122,
        ]);
        $fields = Settings::fields();
        foreach (Labels::sections() as $name => [$title, $labels]) {
            $section = self::PANEL . '_' . $name;
            $customizer->add_section($section, ['panel' => self::PANEL, 'title' => $title]);
            foreach ($labels as $setting => $label) {
                $this->add($customizer, $section, $setting, $fields[$setting], $label);
            }
        }
    }

    /** Hook: `customize_sanitize_stallkeeper_front_…`, for each setting. */
    public function sanitize(mixed $value, WP_Customize_Setting $setting): bool|int|string
    {
        return Settings::fields()[substr($setting->id, strlen(Settings::PREFIX))]->clean($value);
    }

    private function add(WP_Customize_Manager $customizer, string $section, string $name, SettingField $field, string $label): void
    {
        $taxonomy = self::TERMS[$name] ?? null;
        if ($taxonomy !== null && !taxonomy_exists($taxonomy)) {
            return;
        }
        $id = Settings::PREFIX . $name;
        // An unchecked checkbox sends nothing, so off is the empty string, as in the theme's other switches.
        $default = is_bool($field->default) ? ($field->default ? '1' : '') : $field->default;
        $customizer->add_setting($id, ['default' => (string) $default, 'sanitize_callback' => [$this, 'sanitize']]);
        $control = ['section' => $section, 'label' => $label];
        if (str_contains($name, '_image_')) {
            $customizer->add_control(new WP_Customize_Media_Control($customizer, $id, $control + ['mime_type' => 'image']));

            return;
        }
        $customizer->add_control($id, $control + match ($field->kind) {
            'switch' => ['type' => 'checkbox'],
            'number' => ['type' => 'number', 'input_attrs' => ['min' => $field->min, 'max' => $field->max, 'step' => 1]],
            'choice' => ['type' => 'select', 'choices' => self::choices($name, $field)],
            'address' => ['type' => 'url'],
            'id' => $taxonomy === null ? ['type' => 'dropdown-pages'] : ['type' => 'select', 'choices' => $this->terms($taxonomy)],
            default => ['type' => 'text', 'input_attrs' => ['maxlength' => $field->max]],
        });
    }

    /** @return array<string, string> */
    private static function choices(string $name, SettingField $field): array
    {
        $words = Labels::choices();
        $choices = [];
        foreach ($field->choices as $choice) {
            $choices[$choice] = $words["{$name}.{$choice}"] ?? $choice;
        }

        return $choices;
    }

    /** @return array<int, string> term ID => name; 0 means no selection */
    private function terms(string $taxonomy): array
    {
        $choices = [0 => __('None in particular', 'stallkeeper')];
        $terms = get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false, 'number' => self::MAX_TERMS]);
        foreach (is_array($terms) ? $terms : [] as $term) {
            $choices[$term->term_id] = html_entity_decode($term->name, ENT_QUOTES);
        }

        return $choices;
    }
}
