<?php

/** Autoloader for the demo's classes. */

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $prefix = 'Stallkeeper\\Demo\\';
    if (!str_starts_with($class, $prefix)) {
        return;
    }
    $file = __DIR__ . '/' . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
    if (is_file($file)) {
        require $file;
    }
});
