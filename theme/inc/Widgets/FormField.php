<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Widgets;

use Stallkeeper\Render\Settings\SelectOptions;
use Stallkeeper\Render\Settings\Setting;
use Stallkeeper\Render\Settings\SettingType;

/** Renders a field of a widget's form. */
final class FormField
{
    /**
     * @param array<int|string, string> $choices value => label, for a select field with choices of the site
     * @return string HTML
     */
    public static function html(
        Setting $setting,
        string $id,
        string $name,
        bool|int|string $value,
        array $choices,
    ): string {
        $choices += $setting->choices;
        $input = match (true) {
            $choices !== [] => self::select($id, $name, (string) $value, $choices),
            $setting->type === SettingType::Integer => sprintf(
                '<input class="tiny-text" type="number" id="%s" name="%s" value="%d" min="%d" max="%d" step="1">',
                esc_attr($id),
                esc_attr($name),
                (int) $value,
                $setting->min,
                $setting->max,
            ),
            default => sprintf(
                '<input class="widefat" type="text" id="%s" name="%s" value="%s" maxlength="%d">',
                esc_attr($id),
                esc_attr($name),
                esc_attr((string) $value),
                $setting->max,
            ),
        };

        return sprintf('<p><label for="%s">%s</label> %s</p>', esc_attr($id), esc_html($setting->label), $input);
    }

    /** @param array<int|string, string> $choices */
    private static function select(string $id, string $name, string $value, array $choices): string
    {
        return sprintf(
            '<select class="widefat" id="%s" name="%s">%s</select>',
            esc_attr($id),
            esc_attr($name),
            SelectOptions::html($choices, $value),
        );
    }
}
