<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Templates;

/**
 * Attributes that make the plugin's scripts act on an element. KSES would keep them as data attributes in everything
 * that users without the capability `unfiltered_html` save. Attributes of a search widget that authors may write stay,
 * see WidgetMarkup.
 */
final class ScriptAttributes
{
    private const NAMES = [
        'data-part',
        'data-shop-data',
        'data-shop-root',
        'data-shop-template',
        'data-stallkeeper-filters',
        'data-suggest',
        'data-widget-number',
        'data-widget-results',
        'data-widget-state',
    ];

    /** No value is allowed, so KSES removes the attribute. */
    private const REFUSED = ['values' => []];

    /** KSES asks for the same list for each tag. */
    private mixed $lastAllowed = null;
    private mixed $lastResult = null;

    /**
     * Hook: `wp_kses_allowed_html`.
     *
     * Attributes that another plugin allows by their full name stay.
     *
     * @param mixed $allowed allowed attributes by element
     */
    public function refuseAttributes(mixed $allowed): mixed
    {
        if (!is_array($allowed)) {
            return $allowed;
        }
        if ($allowed !== $this->lastAllowed) {
            $this->lastAllowed = $allowed;
            $refused = array_fill_keys(self::NAMES, self::REFUSED);
            $this->lastResult = array_map(
                static fn(mixed $attributes): mixed => is_array($attributes) && !empty($attributes['data-*'])
                    ? $attributes + $refused
                    : $attributes,
                $allowed,
            );
        }

        return $this->lastResult;
    }
}
