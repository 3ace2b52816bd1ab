<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Settings;

/** The options of a select field in the admin. */
final class SelectOptions
{
    /**
     * @param array<array-key, string> $choices value => label, as text or with character references
     * @param int|string               $chosen  value of the selected option
     * @return string HTML
     */
    public static function html(array $choices, int|string $chosen): string
    {
        $options = '';
        foreach ($choices as $value => $label) {
            $options .= sprintf(
                '<option value="%s"%s>%s</option>',
                self::escape((string) $value),
                (string) $value === (string) $chosen ? ' selected' : '',
                self::escape($label),
            );
        }

        return $options;
    }

    private static function escape(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8', false);
    }
}
