<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Stallkeeper\Render\Search\WidgetCredentials;
use Stallkeeper\Render\Settings\SettingType;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;

/** Sanitizes the form of the settings screen. Keeps the old value of an invalid field and adds a notice. */
final class SettingsSanitizer
{
    /** A checkbox that has no setting. */
    public const FORGET_WRITE_KEY = 'forgetWriteKey';

    public function __construct(private readonly AlgoliaSchema $schema, private readonly ApiKeyValidator $keys) {}

    /**
     * Sanitize callback of the option.
     *
     * @return array<string, mixed> the option's new value
     */
    public function sanitize(mixed $form): array
    {
        $before = get_option(SettingsStorage::OPTION);
        $before = is_array($before) ? $before : [];
        $form = is_array($form) ? $form : [];
        $old = static fn(string $name): string => is_string($before[$name] ?? null) ? $before[$name] : '';
        if (current_user_can('manage_options')) {
            $this->saveWriteKey(
                is_string($form[AlgoliaSchema::WRITE_KEY] ?? null) ? trim($form[AlgoliaSchema::WRITE_KEY]) : '',
                ($form[self::FORGET_WRITE_KEY] ?? '') === '1',
            );
        }
        $new = $this->values($form);
        foreach (
            [
                'appId' => __('The application ID', 'stallkeeper-tools'),
                'indexName' => __('The index name', 'stallkeeper-tools'),
            ]
            as $name => $label
        ) {
            if ($new[$name] !== '' && !WidgetCredentials::areWhole($new[$name], 'k', $new[$name])) {
                $this->say(
                    $name,
                    sprintf(
                        /* translators: %s: 'The application ID' or 'The index name' */
                        __(
                            '%s was not saved because it contains invalid characters. Use only letters, digits, dots, hyphens and underscores.',
                            'stallkeeper-tools',
                        ),
                        $label,
                    ),
                );
                $new[$name] = $old($name);
            }
        }
        $isNew = $new['searchKey'] !== $old('searchKey') || $new['appId'] !== $old('appId');
        if ($new['searchKey'] !== '' && $new['appId'] !== '' && $isNew) {
            $rights = $this->keys->check($new['appId'], $new['searchKey']);
            if ($rights['text'] !== '') {
                $this->say('searchKey', $rights['text'], $rights['refused'] ? 'error' : 'warning');
            }
            if ($rights['refused']) {
                // With another app id drop the old key as well: it belongs to the old app id.
                $new['searchKey'] = $new['appId'] === $old('appId') ? $old('searchKey') : '';
            }
        }
        // Only the index name has a default.
        if (
            $new['on'] &&
            !WidgetCredentials::areWhole($new['appId'], $new['searchKey'], BuiltInEngine::INDEX) &&
            SettingsStorage::constant(SettingsStorage::CONSTANTS['appId']) === null
        ) {
            $this->say(
                'on',
                __(
                    'Enter both the application ID and the search-only key. Until then, search widgets show nothing, and the search form and the results page use the built-in engine.',
                    'stallkeeper-tools',
                ),
            );
        }

        return $new;
    }

    /**
     * @param array<mixed> $form
     * @return array{on: bool, appId: string, searchKey: string, indexName: string, ...} valid values
     */
    private function values(array $form): array
    {
        $values = [];
        foreach (array_diff_key($this->schema->fields(), [AlgoliaSchema::WRITE_KEY => true]) as $name => $setting) {
            $value = $form[$name] ?? null;
            // A checkbox sends 1 or nothing.
            $values[$name] = $setting->sanitize(
                $setting->type === SettingType::Boolean ? $value === '1' || $value === true : $value,
            );
        }

        /** @var array{on: bool, appId: string, searchKey: string, indexName: string, ...} */
        return $values;
    }

    private function saveWriteKey(#[\SensitiveParameter] string $key, bool $isForgotten): void
    {
        if ($isForgotten) {
            delete_option(SettingsStorage::WRITE_KEY_OPTION);
        } elseif ($key !== '') {
            // Not autoloaded, because only code that writes to the index reads it.
            update_option(SettingsStorage::WRITE_KEY_OPTION, $key, false);
        }
    }

    /** The function exists only in the admin, but WP-CLI saves settings, too. */
    private function say(string $code, string $text, string $type = 'error'): void
    {
        if (function_exists('add_settings_error')) {
            add_settings_error(SettingsStorage::OPTION, $code, $text, $type);
        }
    }
}
