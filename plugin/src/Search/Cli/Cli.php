<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Cli;

use Exception;
use WP_CLI;

/** `wp stallkeeper reindex`, `wp stallkeeper push-settings`, `wp stallkeeper status [--repair]`. */
final class Cli
{
    public function addHooks(): void
    {
        if (!defined('WP_CLI') || !class_exists(WP_CLI::class)) {
            return;
        }
        $describe = static fn(string $line): array => ['shortdesc' => $line];
        WP_CLI::add_command('stallkeeper reindex', self::command(static function (IndexCommands $do): void {
            $do->reindex();
        }), $describe('Builds the search index again and swaps it in when it is complete.'));
        WP_CLI::add_command('stallkeeper push-settings', self::command(static function (IndexCommands $do): void {
            $do->pushSettings();
        }), $describe('Tells the hosted provider the settings of the search.'));
        WP_CLI::add_command('stallkeeper status', self::command(static function (IndexCommands $do, bool $repair): void {
            $do->status($repair);
        }), $describe('Compares the index with the posts and lists orphans; --repair puts right what differs.'));
    }

    /**
     * @param callable(IndexCommands, bool): void $run
     *
     * @return callable(mixed, mixed): void
     */
    private static function command(callable $run): callable
    {
        return static function (mixed $arguments = [], mixed $options = []) use ($run): void {
            try {
                $run(new IndexCommands(WP_CLI::log(...)), is_array($options) && !empty($options['repair']));
            } catch (Exception $error) {
                WP_CLI::error($error->getMessage());
            }
        };
    }
}
