<?php

/** Stubs of the WP-CLI functions that the code uses, for PHPStan only. */
class WP_CLI
{
    /** @param array{shortdesc?: string} $arguments */
    public static function add_command(string $name, callable $callable, array $arguments = []): bool
    {
        return true;
    }

    public static function log(string $message): void {}

    /** Prints the message and ends the process with 1. */
    public static function error(string $message): void {}
}
