<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingsSchema;
use Stallkeeper\Render\Settings\SettingsSection;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Tools\Settings\Customizer;

/**
 * The settings of the hosted provider: fields of one option, and the write key. SettingsStorage has names and limits,
 * for every page.
 */
final class AlgoliaSchema implements SettingsSchema
{
    /** Only a field of the form: the write key is stored in its own option. */
    public const WRITE_KEY = 'writeKey';

    public function sections(): array
    {
        return [
            new SettingsSection(SettingsStorage::OPTION, __('Hosted search', 'stallkeeper-tools'), [
                new Setting(
                    'on',
                    SettingType::Boolean,
                    false,
                    __('Search provider', 'stallkeeper-tools'),
                    __('Use the hosted provider', 'stallkeeper-tools'),
                ),
                self::text('appId', __('Application ID', 'stallkeeper-tools')),
                self::text(
                    'searchKey',
                    __('Search-only key', 'stallkeeper-tools'),
                    __('Visible in the page source. Keys with write permissions are rejected.', 'stallkeeper-tools'),
                ),
                self::text(
                    'indexName',
                    /* translators: %s: name of an index */
                    __('Index name', 'stallkeeper-tools'),
                    sprintf(__('Default: %s.', 'stallkeeper-tools'), SettingsStorage::defaultIndexName()),
                ),
                new Setting(
                    self::WRITE_KEY,
                    SettingType::Secret,
                    '',
                    __('Write key', 'stallkeeper-tools'),
                    __(
                        'Used by the server to update the index. It is never shown again or sent to a browser. For more security, define STALLKEEPER_ALGOLIA_WRITE_KEY in wp-config.php instead.',
                        'stallkeeper-tools',
                    ),
                ),
                self::number(
                    'minCharacters',
                    __('Minimum characters', 'stallkeeper-tools'),
                    __(
                        'Start searching after this many characters. Pressing Enter always searches.',
                        'stallkeeper-tools',
                    ),
                ),
                self::number(
                    'debounceMs',
                    __('Delay while typing', 'stallkeeper-tools'),
                    __(
                        'Wait this many milliseconds after the last keystroke before searching. A longer delay sends fewer requests to the provider.',
                        'stallkeeper-tools',
                    ),
                ),
            ]),
        ];
    }

    /** @return array<string, Setting> fields of the screen with those that a shop adds, by name */
    public function fields(): array
    {
        return array_column(
            [...$this->sections()[0]->settings, ...Customizer::added(SettingsStorage::OPTION)],
            null,
            'name',
        );
    }

    private static function text(string $name, string $label, string $help = ''): Setting
    {
        return new Setting($name, SettingType::Text, '', $label, $help, clean: trim(...));
    }

    /** @param 'minCharacters'|'debounceMs' $name */
    private static function number(string $name, string $label, string $help): Setting
    {
        [$min, $max, $default] = SettingsStorage::GUARDS[$name];

        return Setting::integer($name, $default, $min, $max, $label, $help);
    }
}
