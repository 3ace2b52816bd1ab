<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia;

use Closure;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Tools\Settings\FieldValues;
use Stallkeeper\Tools\Settings\SettingsGroup;
use Stallkeeper\Tools\Settings\SettingsGroups;

/** The settings of the hosted provider as a part of the settings file, without the write key. */
final class AlgoliaGroup implements SettingsGroup
{
    public function __construct(private readonly AlgoliaSchema $schema) {}

    /** Hook: `stallkeeper_settings_groups`. */
    public function addGroup(SettingsGroups $groups): void
    {
        $groups->add($this);
    }

    public function key(): string
    {
        return 'hostedSearch';
    }

    public function title(): string
    {
        return __('Hosted search', 'stallkeeper-tools');
    }

    public function screen(): string
    {
        return AlgoliaScreen::SLUG;
    }

    public function export(): array
    {
        $stored = get_option(SettingsStorage::OPTION);
        $stored = is_array($stored) ? $stored : [];

        return array_map(
            static fn(Setting $setting): bool|int|string => $setting->sanitize(
                $stored[$setting->name] ?? $setting->default,
            ),
            $this->fields(),
        );
    }

    public function prepare(Input $values): Closure
    {
        $fields = $this->fields();
        // The file replaces all fields.
        $defaults = array_map(static fn(Setting $setting): bool|int|string => $setting->default, $fields);
        $valid = FieldValues::check($fields, $values->all()) + $defaults;

        // The sanitizer of the option checks the values as those of the screen.
        return static function () use ($valid): void {
            update_option(SettingsStorage::OPTION, $valid, true);
        };
    }

    public function reset(): void
    {
        update_option(SettingsStorage::OPTION, [], true);
        delete_option(SettingsStorage::WRITE_KEY_OPTION);
    }

    /** @return array<string, Setting> fields that a file contains, by name */
    private function fields(): array
    {
        return array_diff_key($this->schema->fields(), [AlgoliaSchema::WRITE_KEY => true]);
    }
}
