<?php

/** Finds the stand-in's classes: its own below src/, those under WooCommerce's names below woocommerce/ and automattic/. */

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $roots = ['Stallkeeper\\Demo\\StandIn\\' => '/src/', 'Automattic\\WooCommerce\\' => '/automattic/', 'W' => '/woocommerce/W'];
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
