<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Admin;

use Stallkeeper\Tools\Search\Hosted\Settings;
use Stallkeeper\Tools\Search\Hosted\SettingsSanitizer;

/** Fields of the settings screen. A value from wp-config.php is shown but cannot be edited. */
final class HostedFields
{
    public static function checkbox(string $name, string $label, bool $isOn): void
    {
        printf(
            '<label><input type="checkbox" id="stallkeeper-%1$s" name="%2$s[%1$s]" value="1"%3$s%4$s> %5$s</label>',
            esc_attr($name),
            esc_attr(Settings::OPTION),
            checked($isOn, true, false),
            self::isConstant($name) ? ' disabled' : '',
            esc_html($label),
        );
        self::describe($name, '');
    }

    public static function text(string $name, string $value, string $description = ''): void
    {
        printf(
            '<input type="text" class="regular-text code" id="stallkeeper-%1$s" name="%2$s[%1$s]" value="%3$s" autocomplete="off" spellcheck="false" aria-describedby="stallkeeper-%1$s-about"%4$s>',
            esc_attr($name),
            esc_attr(Settings::OPTION),
            esc_attr($value),
            self::isConstant($name) ? ' readonly' : '',
        );
        self::describe($name, $description);
    }

    /** @param string $name a key of Settings::GUARDS */
    public static function number(string $name, string $description): void
    {
        [$least, $most, $default] = Settings::GUARDS[$name] ?? [0, 0, 0];
        printf(
            '<input type="number" class="small-text" id="stallkeeper-%1$s" name="%2$s[%1$s]" value="%3$d" min="%4$d" max="%5$d" aria-describedby="stallkeeper-%1$s-about">',
            esc_attr($name),
            esc_attr(Settings::OPTION),
            Settings::current()->guards[$name] ?? $default,
            $least,
            $most,
        );
        self::describe($name, $description);
    }

    public static function writeKey(): void
    {
        if (Settings::constant(Settings::WRITE_KEY_CONSTANT) !== null) {
            echo '<p id="stallkeeper-writeKey">', esc_html__('Set in wp-config.php.', 'stallkeeper-tools'), '</p>';
            return;
        }
        $isThere = Settings::writeKey() !== '';
        printf(
            '<input type="password" class="regular-text code" id="stallkeeper-writeKey" name="%s[%s]" value="" autocomplete="new-password" aria-describedby="stallkeeper-writeKey-about" placeholder="%s">',
            esc_attr(Settings::OPTION),
            esc_attr(SettingsSanitizer::WRITE_KEY),
            esc_attr($isThere ? __('A key is saved', 'stallkeeper-tools') : ''),
        );
        if ($isThere) {
            printf(' <label><input type="checkbox" name="%s[%s]" value="1"> %s</label>', esc_attr(Settings::OPTION), esc_attr(SettingsSanitizer::FORGET_WRITE_KEY), esc_html__('Forget it', 'stallkeeper-tools'));
        }
        self::describe('writeKey', __('With it the shop writes the index. It is never shown again and never sent to a browser. Safer still: the constant STALLKEEPER_ALGOLIA_WRITE_KEY in wp-config.php.', 'stallkeeper-tools'));
    }

    private static function describe(string $name, string $description): void
    {
        $text = self::isConstant($name) ? __('Set in wp-config.php.', 'stallkeeper-tools') : $description;
        printf('<p class="description" id="stallkeeper-%s-about">%s</p>', esc_attr($name), esc_html($text));
    }

    private static function isConstant(string $name): bool
    {
        return isset(Settings::CONSTANTS[$name]) && Settings::constant(Settings::CONSTANTS[$name]) !== null;
    }
}
