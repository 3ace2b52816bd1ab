<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use ReflectionClass;
use Stallkeeper\Render\Services\Hooks as FeatureHooks;

/**
 * Starts all features of plugin and theme before the first test. Tests restore the hooks that were there before them,
 * and a service that is created by a hook would have its callbacks in the first test only.
 */
final class StartedFeatures
{
    /** Creates the services of the plugin. */
    public static function startPlugin(): void
    {
        foreach (array_keys(stallkeeper_tools(FeatureHooks::class)->callbacks()) as $service) {
            stallkeeper_tools($service);
        }
    }

    /**
     * @param string $accessor function that returns a service
     * @param class-string ...$roots classes whose constants list features
     */
    public static function start(string $accessor, string ...$roots): void
    {
        foreach ($roots as $root) {
            foreach (self::features($root) as $feature) {
                self::startOne($accessor, $feature);
            }
        }
    }

    /** @param class-string $feature */
    private static function startOne(string $accessor, string $feature): void
    {
        $service = is_callable($accessor) ? $accessor($feature) : null;
        // Features for the admin have not started, because the tests do not run in an admin request.
        if (is_object($service) && method_exists($service, 'addHooks') && !self::hasHooks($service)) {
            $service->addHooks();
        }
    }

    /**
     * @param class-string $root
     *
     * @return list<class-string> features that start later than WordPress
     */
    private static function features(string $root): array
    {
        $features = [];
        foreach ((new ReflectionClass($root))->getConstants() as $name => $value) {
            if (preg_match('/FEATURES/', $name) === 1 && is_array($value)) {
                array_walk_recursive($value, static function (mixed $class) use (&$features): void {
                    if (is_string($class) && class_exists($class)) {
                        $features[$class] = $class;
                    }
                });
            }
        }

        return array_values($features);
    }

    private static function hasHooks(object $service): bool
    {
        /** @var array<string, object{callbacks: array<int, array<string, array{function: callable}>>}> $hooks */
        $hooks = $GLOBALS['wp_filter'];
        foreach ($hooks as $hook) {
            foreach ($hook->callbacks as $callbacks) {
                foreach ($callbacks as $callback) {
                    if (is_array($callback['function']) && $callback['function'][0] === $service) {
                        return true;
                    }
                }
            }
        }

        return false;
    }
}
