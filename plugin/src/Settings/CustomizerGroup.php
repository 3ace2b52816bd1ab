<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Settings;

use Closure;
use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Settings\Setting;

/** The plugin's settings in the Customizer, as a part of the settings file. */
final class CustomizerGroup implements SettingsGroup
{
    public function __construct(private readonly Customizer $customizer) {}

    /** Hook: `stallkeeper_settings_groups`. */
    public function addGroup(SettingsGroups $groups): void
    {
        $groups->add($this);
    }

    public function key(): string
    {
        return 'customizer';
    }

    public function title(): string
    {
        return __('Settings in the Customizer', 'stallkeeper-tools');
    }

    public function screen(): string
    {
        return '';
    }

    public function export(): array
    {
        return array_map(
            static fn(Setting $setting): bool|int|string => $setting->sanitize(
                get_option($setting->name, $setting->default),
            ),
            $this->customizer->all(),
        );
    }

    public function prepare(Input $values): Closure
    {
        $valid = FieldValues::check($this->customizer->all(), $values->all());

        return static function () use ($valid): void {
            foreach ($valid as $name => $value) {
                // As a checkbox of the Customizer.
                update_option($name, is_bool($value) ? ($value ? '1' : '') : $value);
            }
        };
    }

    public function reset(): void
    {
        array_map(delete_option(...), array_keys($this->customizer->all()));
    }
}
