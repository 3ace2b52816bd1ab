<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

/**
 * The screen _Settings, Hosted search_. Values from wp-config.php are read-only. It never shows the saved write key.
 */
final class AlgoliaScreen
{
    public const SLUG = 'stallkeeper-algolia';

    private const CAPABILITY = 'manage_options';

    public function __construct(
        private readonly AlgoliaSchema $schema,
        private readonly AlgoliaFields $fields,
        private readonly SettingsSanitizer $sanitizer,
        private readonly ProviderErrors $errors,
    ) {}

    /** Hook: `admin_menu`. */
    public function addPage(): void
    {
        add_options_page(
            __('Hosted search', 'stallkeeper-tools'),
            __('Hosted search', 'stallkeeper-tools'),
            self::CAPABILITY,
            self::SLUG,
            [$this, 'printPage'],
        );
    }

    /** Hook: `admin_init`. */
    public function registerSettings(): void
    {
        register_setting(SettingsStorage::OPTION, SettingsStorage::OPTION, [
            'type' => 'object',
            'sanitize_callback' => [$this->sanitizer, 'sanitize'],
            'show_in_rest' => false,
        ]);
        add_settings_section('provider', '', [$this, 'printIntroduction'], self::SLUG);
        foreach ($this->schema->fields() as $name => $setting) {
            add_settings_field($name, $setting->label, [$this->fields, 'printField'], self::SLUG, 'provider', [
                'label_for' => "stallkeeper-$name",
                'name' => $name,
            ]);
        }
    }

    /** Callback of the settings section. */
    public function printIntroduction(): void
    {
        echo '<p>',
            esc_html__(
                'By default, searches use the built-in search engine. You can use Algolia, or another provider with a compatible API, instead. If the provider does not respond, the built-in engine answers.',
                'stallkeeper-tools',
            ),
            '</p>';
        if (!Client::canRun()) {
            echo '<div class="notice notice-error inline"><p>',
                esc_html__(
                    'The PHP extension curl or the provider’s client library is missing. Pages are rendered with results of the built-in engine; only searches in the browser use the provider.',
                    'stallkeeper-tools',
                ),
                '</p></div>';
        }
    }

    /** Callback of the page. */
    public function printPage(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            return;
        }
        echo '<div class="wrap"><h1>',
            esc_html(get_admin_page_title()),
            '</h1><form method="post" action="options.php">';
        settings_fields(SettingsStorage::OPTION);
        do_settings_sections(self::SLUG);
        submit_button();
        echo '</form>';
        $this->printFailures();
        echo '</div>';
    }

    private function printFailures(): void
    {
        $failures = $this->errors->all();
        echo '<h2>', esc_html__('Provider errors', 'stallkeeper-tools'), '</h2>';
        if ($failures === []) {
            echo '<p>', esc_html__('No errors recorded.', 'stallkeeper-tools'), '</p>';
            return;
        }
        echo '<p>',
            esc_html__('After an error, searches use the built-in engine for two minutes.', 'stallkeeper-tools'),
            '</p><table class="widefat striped"><thead><tr>';
        foreach (
            [
                __('Date', 'stallkeeper-tools'),
                __('Request', 'stallkeeper-tools'),
                __('Error message', 'stallkeeper-tools'),
            ]
            as $head
        ) {
            echo '<th scope="col">', esc_html($head), '</th>';
        }
        echo '</tr></thead><tbody>';
        foreach ($failures as $one) {
            $format = get_option('date_format');
            $when = wp_date((is_string($format) ? $format : 'Y-m-d') . ' H:i:s', $one['at']);
            printf(
                '<tr><td>%s</td><td>%s</td><td>%s</td></tr>',
                esc_html((string) $when),
                esc_html(trim($one['kind'] . ' ' . ($one['status'] ?: ''))),
                esc_html($one['message']),
            );
        }
        echo '</tbody></table>';
    }
}
