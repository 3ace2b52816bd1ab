<?php

/** The theme's services, for templates and for child themes. */

declare(strict_types=1);

use Stallkeeper\Render\Services\Container;

defined('ABSPATH') || exit();

/**
 * Returns a service of the theme. Each exists once per request.
 *
 *     remove_action('stallkeeper_header_tools', [stallkeeper_theme(CartLink::class), 'printLink']);
 *
 * @template T of object
 *
 * @param class-string<T> $class
 *
 * @return T
 *
 * @throws LogicException if the class is not a service
 */
function stallkeeper_theme(string $class): object
{
    /** @var Container|null $services */
    static $services = null;
    if ($services === null) {
        $services = new Container();
    }

    return $services->get($class);
}

/**
 * Returns the default of a setting of the theme. docs/settings.md lists names and values.
 */
function stallkeeper_theme_default(string $name, bool|int|string $default): mixed
{
    /**
     * Filters the default of a setting of the theme, on pages and in the Customizer. Saved values take precedence. An
     * invalid value becomes the theme's default.
     *
     *     add_filter('stallkeeper_theme_default_shoppingcart_slideshowSpeed', fn() => 8);
     *
     * @param bool|int|string $default
     */
    return apply_filters("stallkeeper_theme_default_{$name}", $default);
}
