<?php

/** The theme's services, for templates and for child themes. */

declare(strict_types=1);

use Stallkeeper\Render\Services\Container;

defined('ABSPATH') || exit;

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
        $services->set(Container::class, static fn(Container $container): Container => $container);
    }

    return $services->get($class);
}
