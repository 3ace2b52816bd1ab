<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

/**
 * Browsers fetch a page when a visitor points at its link, by the speculation rules of WordPress (since 6.8). The
 * default of WordPress waits until the visitor presses the button.
 *
 * The plugin counts a page when the visitor opens it. Pages of one visitor are not fetched in advance, because what
 * they show changes with each click.
 */
final class Speculation
{
    private const PAGES = ['cart', 'checkout', 'myaccount'];

    /**
     * Hook: `wp_speculation_rules_configuration`, before plugins (10).
     *
     * @param mixed $rules mode and eagerness; null if WordPress or a plugin has turned them off
     */
    public function fetchEarlier(mixed $rules): mixed
    {
        return is_array($rules) && ($rules['mode'] ?? 'auto') === 'auto' && ($rules['eagerness'] ?? 'auto') === 'auto'
            ? ['mode' => 'prefetch', 'eagerness' => 'moderate'] + $rules
            : $rules;
    }

    /**
     * Hook: `wp_speculation_rules_href_exclude_paths`.
     *
     * @param mixed $paths patterns of paths, relative to the site
     */
    public function excludePages(mixed $paths): mixed
    {
        if (!is_array($paths)) {
            return $paths;
        }
        $home = untrailingslashit((string) wp_parse_url(home_url('/'), PHP_URL_PATH));
        foreach (self::PAGES as $page) {
            $path = wc_get_page_id($page) > 0 ? wp_parse_url(wc_get_page_permalink($page), PHP_URL_PATH) : null;
            if (is_string($path) && str_starts_with($path, "$home/") && $path !== "$home/") {
                $paths[] = untrailingslashit(substr($path, strlen($home))) . '/*';
            }
        }

        return $paths;
    }
}
