<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Templates;

/** The options of a select field in the admin. */
final class SelectOptions
{
    /**
     * @param array<int|string, string> $choices value => label
     * @param string                    $chosen  value of the selected option
     * @return string HTML
     */
    public static function html(array $choices, string $chosen): string
    {
        $options = '';
        foreach ($choices as $value => $label) {
            $options .= sprintf(
                '<option value="%s"%s>%s</option>',
                esc_attr((string) $value),
                selected($chosen, (string) $value, false),
                esc_html($label),
            );
        }

        return $options;
    }
}
