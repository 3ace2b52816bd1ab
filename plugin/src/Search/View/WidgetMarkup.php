<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\View;

use Stallkeeper\Render\Search\SearchSettings;
use Stallkeeper\Render\Search\WidgetCredentials;

/** The markup of a search widget: one element with the attributes that README.md lists. */
final class WidgetMarkup
{
    /** What the page decides to search for; the widget has no search box then. */
    public const QUERY = 'data-query';

    public function addHooks(): void
    {
        add_filter('wp_kses_allowed_html', [$this, 'allowInTermDescription'], 10, 2);
    }

    /**
     * WordPress keeps only a few inline elements when a term is saved. Those who may edit terms may also place a widget in
     * a description. A biography, which any user may write, gets no such right.
     *
     * @param mixed $allowed attributes by element
     * @param mixed $context what is being saved
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
     * @return array<string, string|bool> values by attribute name as an element has them; what is no attribute of a widget is left out
     */
    public static function attributes(array $given): array
    {
        $attributes = [];
        foreach (self::names() as $name) {
            $value = $given[$name] ?? $given[substr($name, strlen('data-'))] ?? null;
            if (is_scalar($value)) {
                $attributes[$name] = is_bool($value) ? $value : (string) $value;
            }
        }

        return $attributes;
    }

    /** @return list<string> all attributes of a widget, such as `data-hits-per-page` */
    private static function names(): array
    {
        return [...array_values(WidgetCredentials::ATTRIBUTES), self::QUERY, ...array_map(SearchSettings::attributeName(...), array_keys(SearchSettings::DEFAULTS))];
    }
}
