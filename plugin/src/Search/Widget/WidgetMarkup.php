<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Widget;

use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Render\Search\WidgetCredentials;

/** Markup of a search widget: one element with the attributes that docs/search.md lists. */
final class WidgetMarkup
{
    /** Query that the page sets. The widget then has no search box. */
    public const QUERY = 'data-query';

    /**
     * Hook: `wp_kses_allowed_html`.
     *
     * WordPress keeps only a few inline elements when a term is saved. Users who may edit terms may also insert a
     * widget into a description. Biographies do not allow it, because any user may write one.
     *
     * @param mixed $allowed allowed attributes by element
     * @param mixed $context name of the field that is being saved
     * @return mixed the same with the widget's element
     */
    public function allowInTermDescription(mixed $allowed, mixed $context): mixed
    {
        if ($context !== 'pre_term_description' || !is_array($allowed)) {
            return $allowed;
        }
        $div = is_array($allowed['div'] ?? null) ? $allowed['div'] : [];

        return ['div' => $div + ['class' => true] + array_fill_keys(self::names(), true)] + $allowed;
    }

    /**
     * @param array<array-key, mixed> $given values by attribute name, with or without `data-`
     * @return array<string, string|bool> values by attribute name with `data-`; other names are left out
     */
    public static function attributes(array $given): array
    {
        $attributes = [];
        foreach (self::names() as $name) {
            $value = $given[$name] ?? ($given[substr($name, strlen('data-'))] ?? null);
            if (is_scalar($value)) {
                $attributes[$name] = is_bool($value) ? $value : (string) $value;
            }
        }

        return $attributes;
    }

    /** @return list<string> names of all attributes of a widget, such as `data-hits-per-page` */
    private static function names(): array
    {
        return [
            ...array_values(WidgetCredentials::ATTRIBUTES),
            self::QUERY,
            ...array_map(SearchSettings::attributeName(...), array_keys(SearchSettings::DEFAULTS)),
        ];
    }
}
