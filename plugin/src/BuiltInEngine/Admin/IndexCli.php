<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Admin;

use Exception;
use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use WP_CLI;

/** `wp stallkeeper reindex`, `wp stallkeeper push-settings`, `wp stallkeeper status [--repair]`. */
final class IndexCli
{
    /** @param Lazy<IndexCommands> $commands */
    public function __construct(#[LazyService(IndexCommands::class)] private readonly Lazy $commands) {}

    /** Hook: `cli_init`. */
    public function addCommands(): void
    {
        WP_CLI::add_command(
            'stallkeeper reindex',
            [$this, 'reindex'],
            [
                'shortdesc' =>
                    'Rebuilds the search index. Searches use the previous index until the rebuild is complete.',
            ],
        );
        WP_CLI::add_command(
            'stallkeeper push-settings',
            [$this, 'pushSettings'],
            ['shortdesc' => 'Sends the index settings to the hosted provider.'],
        );
        WP_CLI::add_command(
            'stallkeeper status',
            [$this, 'printStatus'],
            [
                'shortdesc' =>
                    'Shows the status of the index, orphaned records and missing posts. --repair deletes orphaned records and sends missing posts.',
            ],
        );
    }

    /** Command: `wp stallkeeper reindex`. */
    public function reindex(): void
    {
        try {
            $this->commands()->reindex();
        } catch (Exception $error) {
            WP_CLI::error($error->getMessage());
        }
    }

    /** Command: `wp stallkeeper push-settings`. */
    public function pushSettings(): void
    {
        try {
            $this->commands()->pushSettings();
        } catch (Exception $error) {
            WP_CLI::error($error->getMessage());
        }
    }

    /** Command: `wp stallkeeper status`. */
    public function printStatus(mixed $arguments = [], mixed $options = []): void
    {
        try {
            $this->commands()->status(is_array($options) && !empty($options['repair']));
        } catch (Exception $error) {
            WP_CLI::error($error->getMessage());
        }
    }

    private function commands(): IndexCommands
    {
        return $this->commands->get()->withOutput(WP_CLI::log(...));
    }
}
