<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Widgets;

use Stallkeeper\Theme\FrontPage\SettingField;

/** Renders a field of a widget's form. */
final class FormField
{
    /**
     * @param string                    $label   plain text
     * @param array<int|string, string> $choices value => label, for a select field
     * @return string HTML
     */
    public static function html(SettingField $field, string $id, string $name, string $label, bool|int|string $value, array $choices): string
    {
        $input = match (true) {
            $choices !== [] => self::select($id, $name, (string) $value, $choices),
            $field->kind === 'number' => sprintf('<input class="tiny-text" type="number" id="%s" name="%s" value="%d" min="%d" max="%d" step="1">', esc_attr($id), esc_attr($name), (int) $value, $field->min, $field->max),
            default => sprintf('<input class="widefat" type="text" id="%s" name="%s" value="%s" maxlength="%d">', esc_attr($id), esc_attr($name), esc_attr((string) $value), $field->max),
        };

        return sprintf('<p><label for="%s">%s</label> %s</p>', esc_attr($id), esc_html($label), $input);
    }

    /** @param array<int|string, string> $choices */
    private static function select(string $id, string $name, string $value, array $choices): string
    {
        $options = '';
        foreach ($choices as $choice => $words) {
            $options .= sprintf('<option value="%s"%s>%s</option>', esc_attr((string) $choice), selected($value, (string) $choice, false), esc_html($words));
        }

        return sprintf('<select class="widefat" id="%s" name="%s">%s</select>', esc_attr($id), esc_attr($name), $options);
    }
}
