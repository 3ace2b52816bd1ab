<?php

declare(strict_types=1);

namespace Stallkeeper\Tools;

/**
 * Removes `rest_route` from requests such as `/?rest_route[]=x`. WordPress and WooCommerce 11 expect a string there, and fail
 * with a fatal error.
 */
final class ListRoute
{
    /** Call this while plugins load: WooCommerce loads after this plugin and reads the value at once. */
    public static function drop(): void
    {
        if (is_array($_GET['rest_route'] ?? null)) {
            unset($_GET['rest_route']);
        }
        if (is_array($_POST['rest_route'] ?? null)) {
            unset($_POST['rest_route']);
        }
        if (is_array($_REQUEST['rest_route'] ?? null)) {
            unset($_REQUEST['rest_route']);
        }
    }
}
