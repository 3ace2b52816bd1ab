<?php

/**
 * Autoloader: src/ contains the stand-in's own classes, woocommerce/ and automattic/ those with WooCommerce's names.
 */

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $roots = [
        'Stallkeeper\\Demo\\StandIn\\' => '/src/',
        'Automattic\\WooCommerce\\' => '/automattic/',
        'W' => '/woocommerce/W',
    ];
    foreach ($roots as $prefix => $folder) {
        if (str_starts_with($class, $prefix)) {
            $file = __DIR__ . $folder . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
            if (is_file($file)) {
                require_once $file;
            }
            return;
        }
    }
});
