<?php

declare(strict_types=1);

use Stallkeeper\Tools\Tests\Fakes\CommandLine;

/** Stands in for WP-CLI. */
final class WP_CLI
{
    /** @param array<string, mixed> $arguments */
    public static function add_command(string $name, callable $command, array $arguments = []): void
    {
        CommandLine::$commands[$name] = $command;
    }

    public static function log(string $line): void
    {
        CommandLine::$output[] = $line;
    }

    public static function error(string $line): void
    {
        CommandLine::$output[] = "Error: $line";
    }
}
