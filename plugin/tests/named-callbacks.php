<?php

/**
 * Prints as JSON the callbacks of a package that `remove_action()` cannot remove, because a shop cannot name them, and
 * hooks that fire although they do not create the service that needs them: php named-callbacks.php PACKAGE page|admin
 */

declare(strict_types=1);

use Stallkeeper\Render\Services\Hooks;

[, $package, $place] = $argv;
if ($place === 'admin') {
    define('WP_ADMIN', true);
}
require_once dirname(__DIR__, 2) . '/demo/php/boot.php';

(static function () use ($package): void {
    /** @var callable(class-string): object $accessor */
    $accessor = $package === 'theme' ? 'stallkeeper_theme' : 'stallkeeper_tools';
    [$namespace, $directory] = [
        'theme' => ['Theme', '/themes/stallkeeper'],
        'tools' => ['Tools', '/plugins/stallkeeper-tools'],
    ][$package];
    $namespace = "Stallkeeper\\$namespace\\";
    $root = realpath(WP_CONTENT_DIR . $directory) . '/';
    if (is_admin()) {
        // WordPress adds the sanitizers of settings as filters.
        require_once getenv('STALLKEEPER_SITE') . '/www/wp-includes/class-wp-customize-manager.php';
        wp_set_current_user(1);
        do_action('customize_register', new WP_Customize_Manager());
    } else {
        wp();
        do_action('wp_enqueue_scripts');
        rest_get_server();
    }
    // Services that are created later.
    $hooks = $accessor(Hooks::class);
    if (!($hooks instanceof Hooks)) {
        exit(1);
    }
    $found = [];
    foreach ($hooks->callbacks() as $service => $callbacks) {
        $accessor($service);
        foreach (array_diff(array_column($callbacks, 0), $hooks->names()) as $name) {
            // These hooks fire only after the one that creates the service.
            if (preg_match('/^(?:shutdown|rest_.*|woocommerce_store_api_.*)$/', $name) !== 1) {
                $found[] = "$name does not create $service";
            }
        }
    }
    $isService = static function (object $object) use ($accessor): bool {
        try {
            return $accessor($object::class) === $object;
        } catch (LogicException) {
            return false;
        }
    };
    $describe = static function (mixed $callback) use ($namespace, $root, $isService): ?string {
        if ($callback instanceof Closure) {
            $function = new ReflectionFunction($callback);
            $object = $function->getClosureThis();
            $isOurs =
                str_starts_with((string) $function->getFileName(), $root) ||
                ($object !== null && str_starts_with($object::class, $namespace));

            return $isOurs
                ? 'closure in ' .
                        substr((string) $function->getFileName(), strlen($root)) .
                        ':' .
                        $function->getStartLine()
                : null;
        }
        $object = is_array($callback) ? $callback[0] : $callback;
        $isOurs = is_object($object) && str_starts_with($object::class, $namespace);

        return $isOurs && !$isService($object) ? $object::class : null;
    };
    $seen = 0;
    /** @var array<string, object{callbacks: array<int, array<string, array{function: mixed}>>}> $all */
    $all = $GLOBALS['wp_filter'];
    foreach ($all as $name => $hook) {
        foreach (array_merge(...array_values($hook->callbacks)) as ['function' => $callback]) {
            $seen +=
                is_array($callback) && is_object($callback[0]) && str_starts_with($callback[0]::class, $namespace)
                    ? 1
                    : 0;
            $description = $describe($callback);
            if ($description !== null) {
                $found[] = "$name: $description";
            }
        }
    }
    echo "\n", json_encode(['found' => array_values(array_unique($found)), 'seen' => $seen], JSON_THROW_ON_ERROR);
})();
