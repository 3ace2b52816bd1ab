<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Stallkeeper\Tools\OwnerMenu\OwnerMenu;
use Stallkeeper\Tools\OwnerMenu\OwnerPage;

/**
 * The screen _Stallkeeper, Hosted search_. Values from wp-config.php are read-only. It never shows the saved write key.
 */
final class AlgoliaScreen
{
    public const SLUG = 'stallkeeper-algolia';

    public const CAPABILITY = 'manage_options';

    public function __construct(
        private readonly AlgoliaSchema $schema,
        private readonly AlgoliaFields $fields,
        private readonly SettingsSanitizer $sanitizer,
        private readonly ProviderErrors $errors,
    ) {}

    /** Hook: `stallkeeper_owner_menu`. */
    public function addPage(OwnerMenu $menu): void
    {
        $menu->add(
            new OwnerPage(
                self::SLUG,
                __('Hosted search', 'stallkeeper-tools'),
                self::CAPABILITY,
                80,
                $this->printPage(...),
                help: [
                    __(
                        'A hosted provider answers searches instead of the built-in engine. Enter its keys and save, then rebuild the index on the screen “Search index”, then turn the provider on.',
                        'stallkeeper-tools',
                    ),
                    __(
                        'Errors of the provider are listed at the end of this screen. Visitors then get results of the built-in engine.',
                        'stallkeeper-tools',
                    ),
                ],
            ),
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
        // WordPress prints them only on the screens of its own menu _Settings_.
        settings_errors();
        echo '<form method="post" action="options.php">';
        settings_fields(SettingsStorage::OPTION);
        do_settings_sections(self::SLUG);
        submit_button();
        echo '</form>';
        $this->printFailures();
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
