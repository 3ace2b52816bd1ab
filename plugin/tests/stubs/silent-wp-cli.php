<?php

declare(strict_types=1);

/** The classes of WP-CLI that WooCommerce's commands extend. */
class WP_CLI_Command {}

class Plugin_Command extends WP_CLI_Command {}

/** A WP-CLI whose commands are not used: plugins only register theirs. */
final class WP_CLI
{
    /** @param list<mixed> $arguments */
    public static function __callStatic(string $name, array $arguments): void {}
}
