<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use RuntimeException;
use Stallkeeper\Search\Index\ChangeQueue;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use wpdb;

/**
 * Stores the queue of changed posts in the database, one table per site. All web servers of a site share the table, so
 * each server can send posts that another server has saved.
 */
final class QueueTable implements ChangeQueue
{
    public const VERSION_OPTION = 'stallkeeper_algolia_queue_version';

    private const NAME = 'stallkeeper_algolia_queue';
    private const VERSION = '1';

    private const MAX_LEASE_SECONDS = 3600;

    /** Rows per statement. */
    private const CHUNK = 500;

    /** @var array<int, int> ID => number of the claimed push */
    private array $claimed = [];

    public function __construct(private readonly PostDatabase $posts) {}

    /** @return string name of the table of the current site */
    public function name(): string
    {
        return $this->database()->prefix . self::NAME;
    }

    /** Whether the table exists. It is created before the first change is queued. */
    public function isCreated(): bool
    {
        return get_option(self::VERSION_OPTION) === self::VERSION;
    }

    /**
     * Creates the table if it is missing.
     *
     * @return bool whether changes can be queued; false if the database refuses to create the table
     */
    public function create(): bool
    {
        if ($this->isCreated()) {
            return true;
        }
        require_once ABSPATH . 'wp-admin/includes/upgrade.php'; // @phpstan-ignore requireOnce.fileNotFound (WordPress is not in this directory)
        $database = $this->database();
        // Another request may create it at the same time.
        $isSuppressed = $database->suppress_errors();
        dbDelta("CREATE TABLE {$this->name()} (
            id bigint(20) NOT NULL,
            push bigint(20) NOT NULL,
            leased_until bigint(20) NOT NULL DEFAULT 0,
            PRIMARY KEY  (id),
            KEY push (push)
        ) {$database->get_charset_collate()};");
        $isCreated =
            $database->get_var(
                (string) $database->prepare('SHOW TABLES LIKE %s', $database->esc_like($this->name())),
            ) === $this->name();
        $database->suppress_errors($isSuppressed);
        if ($isCreated) {
            update_option(self::VERSION_OPTION, self::VERSION, false);
        }

        return $isCreated;
    }

    /**
     * Hook: `wpmu_drop_tables`. WordPress has switched to the site of the network that it deletes.
     *
     * @param mixed $tables names of tables
     */
    public function addTable(mixed $tables): mixed
    {
        return is_array($tables) ? [...$tables, $this->name()] : $tables;
    }

    /** Deletes the table. */
    public function drop(): void
    {
        $this->run('DROP TABLE IF EXISTS %i', [$this->name()]);
        delete_option(self::VERSION_OPTION);
    }

    /** @throws RuntimeException if the database refuses the change */
    public function push(int ...$ids): void
    {
        // Microseconds, so that a later push has a different number, even on another server.
        $push = (int) (microtime(true) * 1_000_000);
        foreach (array_chunk(array_values($ids), self::CHUNK) as $some) {
            // A newer push ends the lease: the process that claimed the ID may have read the post before this change.
            $values = [];
            foreach ($some as $id) {
                array_push($values, $id, $push);
            }
            $this->run(
                'REPLACE INTO %i (id, push, leased_until) VALUES ' .
                    implode(', ', array_fill(0, count($some), '(%d, %d, 0)')),
                [$this->name(), ...$values],
            );
        }
    }

    public function claim(int $max, int $leaseSeconds = 60): array
    {
        $now = time();
        // A lease that ends later than any lease does was taken before the clock was set back.
        $rows = $this->posts->rows(
            'SELECT id, push FROM %i WHERE leased_until <= %d OR leased_until > %d ORDER BY push, id LIMIT %d',
            [$this->name(), $now, $now + max($leaseSeconds, self::MAX_LEASE_SECONDS), max(0, $max)],
        );
        $ids = [];
        foreach ($rows as [$id, $push]) {
            $this->claimed[(int) $id] = (int) $push;
            $ids[] = (int) $id;
        }
        foreach (array_chunk($ids, self::CHUNK) as $some) {
            $this->run('UPDATE %i SET leased_until = %d WHERE id IN (' . PostDatabase::marks($some, '%d') . ')', [
                $this->name(),
                $now + $leaseSeconds,
                ...$some,
            ]);
        }

        return $ids;
    }

    public function claimedPush(int $id): int
    {
        return $this->claimed[$id] ?? 0;
    }

    public function done(int ...$ids): void
    {
        foreach ($ids as $id) {
            $this->run('DELETE FROM %i WHERE id = %d AND push = %d', [$this->name(), $id, $this->claimed[$id] ?? 0]);
            unset($this->claimed[$id]);
        }
    }

    public function count(): int
    {
        $database = $this->database();

        return $this->isCreated()
            ? (int) $database->get_var((string) $database->prepare('SELECT COUNT(*) FROM %i', $this->name()))
            : 0;
    }

    /**
     * @param literal-string   $sql
     * @param list<int|string> $values
     *
     * @throws RuntimeException
     */
    private function run(string $sql, array $values): void
    {
        $database = $this->database();
        if ($database->query((string) $database->prepare($sql, $values)) === false) {
            throw new RuntimeException('The queue for the hosted provider cannot be changed: ' . $database->last_error);
        }
    }

    private function database(): wpdb
    {
        return $this->posts->connection();
    }
}
