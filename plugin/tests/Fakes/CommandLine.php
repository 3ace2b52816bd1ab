<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Tests\Fakes;

/** The commands and the output of the WP-CLI in stubs/wp-cli.php. */
final class CommandLine
{
    /** @var array<string, callable> */
    public static array $commands = [];

    /** @var list<string> */
    public static array $output = [];
}
