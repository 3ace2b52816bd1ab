<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Settings;

use Stallkeeper\Render\Settings\Setting;

/** Checks the values of a settings file that belong to a schema. */
final class FieldValues
{
    /**
     * @param array<string, Setting> $fields by name
     * @param array<array-key, mixed> $values by name; others are ignored
     *
     * @return array<string, bool|int|string> valid values of the fields that have one
     *
     * @throws InvalidSettings if sanitizing changes a value
     */
    public static function check(array $fields, array $values): array
    {
        $valid = $problems = [];
        foreach ($fields as $name => $setting) {
            $value = $values[$name] ?? null;
            if ($value === null) {
                continue;
            }
            $valid[$name] = $setting->sanitize($value);
            if ($valid[$name] !== $value) {
                /* translators: %s: label of a setting */
                $problems[] = sprintf(__('%s: The value is not valid.', 'stallkeeper-tools'), $setting->label);
            }
        }

        return $problems === [] ? $valid : throw new InvalidSettings($problems);
    }
}
