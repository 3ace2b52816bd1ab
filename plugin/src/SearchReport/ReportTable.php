<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\SearchReport;

use Stallkeeper\Tools\Search\Records\PostDatabase;
use wpdb;

/**
 * Creates and deletes the table of the search report, one per site. A row counts the searches for one query on one day.
 *
 * A hash identifies the query and the post, because the collation of a database may treat different texts as equal.
 */
final class ReportTable
{
    public const VERSION_OPTION = 'stallkeeper_search_report_version';

    private const NAME = 'stallkeeper_search_report';
    private const VERSION = '1';

    public function __construct(private readonly PostDatabase $posts) {}

    /** @return string name of the table of the current site */
    public function name(): string
    {
        return $this->database()->prefix . self::NAME;
    }

    public function database(): wpdb
    {
        return $this->posts->connection();
    }

    /**
     * Creates the table if it is missing.
     *
     * @return bool whether the table can be used; false if the database refuses to create it
     */
    public function create(): bool
    {
        if (get_option(self::VERSION_OPTION) === self::VERSION) {
            return true;
        }
        require_once ABSPATH . 'wp-admin/includes/upgrade.php'; // @phpstan-ignore requireOnce.fileNotFound (WordPress is not in this directory)
        // Another request may create it at the same time.
        $isSuppressed = $this->database()->suppress_errors();
        dbDelta("CREATE TABLE {$this->name()} (
            day date NOT NULL,
            kind varchar(10) NOT NULL,
            hash char(32) NOT NULL,
            query varchar(100) NOT NULL,
            post_id bigint(20) unsigned NOT NULL DEFAULT 0,
            total bigint(20) unsigned NOT NULL DEFAULT 0,
            PRIMARY KEY  (day,kind,hash)
        ) {$this->database()->get_charset_collate()};");
        $isCreated = $this->exists();
        $this->database()->suppress_errors($isSuppressed);
        if ($isCreated) {
            update_option(self::VERSION_OPTION, self::VERSION, true);
        }

        return $isCreated;
    }

    /** Whether the table exists. It is created before the first row is written. */
    public function isCreated(): bool
    {
        return get_option(self::VERSION_OPTION) === self::VERSION;
    }

    /** Deletes the table. */
    public function drop(): void
    {
        $database = $this->database();
        $database->query((string) $database->prepare('DROP TABLE IF EXISTS %i', $this->name()));
        delete_option(self::VERSION_OPTION);
    }

    private function exists(): bool
    {
        $database = $this->database();

        return $database->get_var(
            (string) $database->prepare('SHOW TABLES LIKE %s', $database->esc_like($this->name())),
        ) === $this->name();
    }
}
