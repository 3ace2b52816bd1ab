<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Algolia\Sync;

use Stallkeeper\Tools\Search\Indexing\ServerId;
use Stallkeeper\Tools\Search\Records\PostDatabase;

/**
 * Ensures that only one web server at a time writes the provider's indexes. A file lock excludes the other processes of
 * the same server. Therefore a server can take its own lease again after a crash, while other servers wait until it
 * expires.
 */
final class ServerLease
{
    public const OPTION = 'stallkeeper_algolia_lease';

    /** Longer than one turn of AlgoliaSync with all its waits. */
    private const SECONDS = 600;

    public function __construct(private readonly PostDatabase $posts, private readonly ServerId $server) {}

    /** @return bool false if another server holds the lease */
    public function take(): bool
    {
        $database = $this->posts->connection();
        $new = time() + self::SECONDS . ' ' . $this->server->get();
        // Query the database instead of the options API, whose caches servers do not share.
        if (
            $this->affected(
                'INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)',
                $database->options,
                self::OPTION,
                $new,
                'no',
            ) > 0
        ) {
            return true;
        }
        $old = (string) $database->get_var(
            (string) $database->prepare(
                'SELECT option_value FROM %i WHERE option_name = %s',
                $database->options,
                self::OPTION,
            ),
        );
        [$until, $owner] = explode(' ', "$old ", 2);
        if (trim($owner) !== $this->server->get() && (int) $until > time() && (int) $until <= time() + self::SECONDS) {
            return false;
        }

        return $old === $new ||
            $this->affected(
                'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s',
                $database->options,
                $new,
                self::OPTION,
                $old,
            ) > 0;
    }

    public function release(): void
    {
        $database = $this->posts->connection();
        $this->affected(
            'DELETE FROM %i WHERE option_name = %s AND option_value LIKE %s',
            $database->options,
            self::OPTION,
            '% ' . $this->server->get(),
        );
        wp_cache_delete(self::OPTION, 'options');
    }

    /** @param literal-string $sql */
    private function affected(string $sql, string ...$values): int
    {
        $database = $this->posts->connection();

        return (int) $database->query((string) $database->prepare($sql, ...$values));
    }
}
