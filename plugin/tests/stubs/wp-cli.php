<?php

declare(strict_types=1);

/** Stands in for WP-CLI. */
final class WP_CLI
{
    /** @var array<string, callable> */
    public static array $commands = [];

    /** @var list<string> */
    public static array $output = [];

    /** @param array<string, mixed> $arguments */
    public static function add_command(string $name, callable $command, array $arguments = []): void
    {
        self::$commands[$name] = $command;
    }

    public static function log(string $line): void
    {
        self::$output[] = $line;
    }

    public static function error(string $line): void
    {
        self::$output[] = "Error: $line";
    }
}
