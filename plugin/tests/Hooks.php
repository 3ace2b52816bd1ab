<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests;

use Closure;
use ReflectionFunction;

/** Removes hooks that earlier code added, as if it had never run. */
final class Hooks
{
    /**
     * @param callable(object): bool $isOwner whether to remove the hooks of this object: its methods, and its closures
     */
    public static function remove(callable $isOwner): void
    {
        /**
         * @var array<string, object{callbacks: array<int, array<string,
         *     array{function: array<mixed>|callable|string}>>}> $hooks
         */
        $hooks = $GLOBALS['wp_filter'];
        foreach ($hooks as $name => $hook) {
            foreach ($hook->callbacks as $priority => $callbacks) {
                foreach ($callbacks as $callback) {
                    $owner = self::owner($callback['function']);
                    if ($owner !== null && $isOwner($owner)) {
                        remove_filter($name, $callback['function'], $priority);
                    }
                }
            }
        }
    }

    private static function owner(mixed $function): ?object
    {
        $owner = match (true) {
            $function instanceof Closure => (new ReflectionFunction($function))->getClosureThis(),
            is_array($function) => $function[0] ?? null,
            default => $function,
        };

        return is_object($owner) ? $owner : null;
    }
}
