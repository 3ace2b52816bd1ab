<?php

declare(strict_types=1);

namespace Stallkeeper\Render\Settings;

/**
 * The type of a setting, with the only validation of submitted, stored and printed values.
 *
 * A number out of range becomes the nearest allowed number. Any other invalid value becomes the default. The typed
 * methods are for code that runs on every page and does not load the schemas.
 */
enum SettingType: string
{
    case Boolean = 'boolean';
    case Integer = 'integer';
    case Choice = 'choice';
    /** All choices in an order, with commas between them. */
    case Order = 'order';
    case Text = 'text';
    case Url = 'url';
    /** #rrggbb. */
    case Color = 'color';
    /** Not stored with the other settings, and never shown. */
    case Secret = 'secret';
    /** ID of a page, of an image or of a term; 0 for none. */
    case Page = 'page';
    case Image = 'image';
    case Term = 'term';

    /** Largest integer that JavaScript can represent. */
    public const MAX_ID = 9_007_199_254_740_991;

    /** Up to 18 digits, which fit into an integer. */
    private const NUMBER = '/^\s*([+-]?\d{1,18})(?:\.\d{1,18})?\s*$/D';

    /** As WordPress's `rest_sanitize_boolean()`. An unchecked checkbox of the Customizer is the empty string. */
    public static function boolean(mixed $value, bool $default): bool
    {
        return is_scalar($value)
            ? !in_array(is_string($value) ? strtolower($value) : (string) $value, ['', '0', 'false'], true)
            : $default;
    }

    /** Decimals are cut off. */
    public static function integer(mixed $value, int $default, int $min, int $max): int
    {
        if (is_float($value)) {
            return is_nan($value) ? $default : (int) max($min, min($max, $value));
        }
        if ((!is_string($value) && !is_int($value)) || preg_match(self::NUMBER, (string) $value, $found) !== 1) {
            return $default;
        }

        return max($min, min($max, (int) $found[1]));
    }

    /** @param array<string> $choices allowed words in lower case */
    public static function choice(mixed $value, string $default, array $choices): string
    {
        $word = is_string($value) ? strtolower(trim($value)) : '';

        return in_array($word, $choices, true) ? $word : $default;
    }

    /** @return string #rrggbb in lower case */
    public static function color(mixed $value, string $default): string
    {
        return is_string($value) && preg_match('/^#[0-9a-f]{6}$/Di', $value) === 1 ? strtolower($value) : $default;
    }

    /**
     * Sorts the choices. Unknown ones are left out, missing ones come last.
     *
     * @param list<string> $choices
     */
    public static function order(mixed $value, array $choices): string
    {
        $names = is_string($value) ? array_map(trim(...), explode(',', $value)) : [];

        return implode(',', array_unique([...array_intersect($names, $choices), ...$choices]));
    }
}
