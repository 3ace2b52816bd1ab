<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\BuiltInEngine\Admin;

use Closure;
use Exception;
use RuntimeException;
use Stallkeeper\Tools\BuiltInEngine\FullRebuild;
use Stallkeeper\Tools\BuiltInEngine\Health\IndexTests;
use Stallkeeper\Tools\BuiltInEngine\Health\ProgressReader;
use Stallkeeper\Tools\Search\Engine\BuiltInEngine;
use Stallkeeper\Tools\Search\Indexing\HostedCopy;
use WP_CLI;

/** WP-CLI commands of the index. */
final class IndexCommands
{
    private const MAX_LISTED = 20;

    public function __construct(
        private readonly BuiltInEngine $engine,
        private readonly FullRebuild $fullRebuild,
        private readonly ProgressReader $progress,
        private readonly IndexTests $indexTests,
        private readonly HostedCopy $hosted,
    ) {}

    /** Hook: `cli_init`. */
    public function addCommands(): void
    {
        WP_CLI::add_command('stallkeeper reindex', [$this, 'reindex']);
        WP_CLI::add_command('stallkeeper push-settings', [$this, 'pushSettings']);
        WP_CLI::add_command('stallkeeper status', [$this, 'status']);
    }

    /**
     * Rebuilds the search index, here and at the hosted provider. Searches use the previous index until the rebuild is
     * complete.
     */
    public function reindex(): void
    {
        self::orError($this->rebuild(...));
    }

    /** Sends the index settings to the hosted provider. */
    public function pushSettings(): void
    {
        self::orError($this->sendSettings(...));
    }

    /**
     * Shows the status of the index, orphaned records and missing posts.
     *
     * ## OPTIONS
     *
     * [--repair]
     * : Delete orphaned records and send missing posts.
     */
    public function status(mixed $arguments = [], mixed $options = []): void
    {
        self::orError(fn() => $this->printStatus(is_array($options) && !empty($options['repair'])));
    }

    /** @throws Exception if a rebuild cannot be completed */
    private function rebuild(): void
    {
        if ($this->engine->canRun()) {
            $this->fullRebuild->now(
                fn(int $done, int $total) => WP_CLI::log(
                    sprintf(
                        /* translators: 1: number of posts done, 2: number of posts */
                        __('Built-in engine: %1$s of %2$s posts', 'stallkeeper-tools'),
                        number_format_i18n($done),
                        number_format_i18n($total),
                    ),
                ),
            );
        }
        if ($this->hosted->names() !== []) {
            $this->hosted->rebuildNow(
                fn(int $sent) => WP_CLI::log(
                    /* translators: %s: id of a post */
                    sprintf(__('Hosted provider: sent up to post %s', 'stallkeeper-tools'), (string) $sent),
                ),
            );
        }
        $this->printStatus(false);
    }

    /** @throws Exception if the provider rejects the settings or is not configured */
    private function sendSettings(): void
    {
        if ($this->hosted->names() === []) {
            throw new RuntimeException(
                __(
                    'No hosted provider is configured for writing. Set the application ID, the index name and the write key.',
                    'stallkeeper-tools',
                ),
            );
        }
        $this->hosted->pushSettings();
        /* translators: %s: names of indexes */
        WP_CLI::log(sprintf(__('Settings sent to: %s', 'stallkeeper-tools'), implode(', ', $this->hosted->names())));
    }

    /**
     * @param bool $repair whether to delete orphans and queue missing posts
     *
     * @throws Exception if the provider cannot be reached
     */
    private function printStatus(bool $repair): void
    {
        $now = $this->progress->now();
        $number = number_format_i18n(...);
        WP_CLI::log(
            sprintf(
                /* translators: numbers of 1: posts in the index, 2: published posts, 3: changed posts that wait */
                __('Built-in engine: %1$s of %2$s posts, %3$s waiting', 'stallkeeper-tools'),
                $now->indexed === null ? '-' : $number($now->indexed),
                $number($now->published),
                $number($now->waiting),
            ),
        );
        $index = $now->canRun ? $this->indexTests->index() : null;
        if ($index !== null && !$index->isGood()) {
            WP_CLI::log($index->summary());
        }
        foreach ($this->indexTests->failed() as $post) {
            WP_CLI::log(
                sprintf(
                    /* translators: 1: title of a post, 2: its id */
                    __('Skipped after an error: “%1$s” (%2$s)', 'stallkeeper-tools'),
                    get_the_title($post),
                    (string) $post,
                ),
            );
        }
        if ($this->hosted->names() === []) {
            return;
        }
        $remote = $this->hosted->compare($repair);
        WP_CLI::log(
            sprintf(
                /* translators: numbers of 1: posts, 2: published posts, 3: records, 4: changed posts that wait */
                __('Hosted provider: %1$s of %2$s posts in %3$s records, %4$s waiting', 'stallkeeper-tools'),
                $number($remote->posts),
                $number($now->published),
                $number($remote->records),
                $number($now->waitingForProvider),
            ),
        );
        foreach (array_slice($remote->orphans, 0, self::MAX_LISTED) as $objectID) {
            WP_CLI::log(
                sprintf(
                    $repair
                        ? /* translators: %s: id of a record */
                        __('Orphaned record deleted: %s', 'stallkeeper-tools')
                        : __('Orphaned record: %s', 'stallkeeper-tools'),
                    $objectID,
                ),
            );
        }
        WP_CLI::log(
            sprintf(
                /* translators: 1: number of records without a post, 2: number of posts without a record */
                __('Orphaned records: %1$s, missing posts: %2$s', 'stallkeeper-tools'),
                $number(count($remote->orphans)),
                $number(count($remote->missing)),
            ),
        );
    }

    /** @param Closure(): void $command */
    private static function orError(Closure $command): void
    {
        try {
            $command();
        } catch (Exception $error) {
            WP_CLI::error($error->getMessage());
        }
    }
}
