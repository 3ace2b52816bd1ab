<?php

/**
 * Functions for templates of themes and for other plugins. Call `function_exists()` first.
 */

declare(strict_types=1);

use Stallkeeper\Render\Services\Container;

defined('ABSPATH') || exit();

if (!function_exists('stallkeeper_tools')) {
    /**
     * Returns a service of the plugin, for templates and for shops. Each exists once per request.
     *
     *     remove_action('stallkeeper_footer', [stallkeeper_tools(ConsentBanner::class), 'printLink']);
     *
     * @template T of object
     *
     * @param class-string<T> $class
     *
     * @return T
     *
     * @throws LogicException if the class is not a service
     */
    function stallkeeper_tools(string $class): object
    {
        /** @var Container|null $services */
        static $services = null;
        if ($services === null) {
            $services = new Container();
        }

        return $services->get($class);
    }
}

if (!function_exists('stallkeeper_search_widget')) {
    /**
     * Prints a search widget with its results.
     *
     *     stallkeeper_search_widget(['hits-per-page' => 5, 'list-layout' => 'grid', 'display-post-author' => true]);
     *
     * Call it anywhere in a template, including header and footer. It prints nothing in feeds and in the admin, after
     * ten widgets on one page, and if only some of app-id, api-key and index-name are given.
     *
     * @param array<string, string|int|bool> $attributes values by attribute name without `data-`. docs/search.md
     *     lists names, values and defaults. A number out of range becomes the nearest allowed one; other names are
     *     ignored.
     */
    function stallkeeper_search_widget(array $attributes = []): void
    {
        /**
         * Prints a search widget.
         *
         * @param array<string, string|int|bool> $attributes
         */
        do_action('stallkeeper_search_widget', $attributes);
    }
}
