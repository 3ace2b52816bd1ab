<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

use mysqli;
use mysqli_result;
use mysqli_sql_exception;
use PDO;

/** Prepares the database of a demo site: MySQL or MariaDB from DATABASE_URL, or SQLite. */
final class Database
{
    /** Option that identifies databases of demo sites. Tables of other sites are never dropped. */
    public const STATUS_OPTION = 'stallkeeper_demo';

    /** Values of the option. The tables of an unfinished site can be dropped without --reset. */
    public const STATUS_UNFINISHED = 'unfinished';
    public const STATUS_FINISHED = '1';

    private const PREFIX = 'wp_';

    /**
     * Creates the database if it does not exist, and drops the tables of an unfinished demo site.
     *
     * @param Input $input user, password, host, port, name, and reset (also drop the tables of a finished demo site)
     * @throws SetupError if the connection fails, or the database contains another site or a finished demo site
     */
    public static function prepare(Input $input): void
    {
        mysqli_report(MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT);
        $name = $input->text('name');
        try {
            $db = new mysqli(
                $input->text('host'),
                $input->text('user'),
                $input->text('password'),
                null,
                $input->number('port'),
            );
            $db->query("CREATE DATABASE IF NOT EXISTS `{$name}` CHARACTER SET utf8mb4");
            $db->select_db($name);
            self::dropDemoTables($db, $name, $input->flag('reset'));
        } catch (mysqli_sql_exception $error) {
            throw new SetupError("Could not use the database of DATABASE_URL: {$error->getMessage()}.", 0, $error);
        }
    }

    /**
     * Copies the SQLite database of the site while others write to it. Its file alone could lack their last changes.
     *
     * @param Input $input file: path of the copy
     */
    public static function copySqlite(Input $input): void
    {
        $database = new PDO('sqlite:' . getenv('STALLKEEPER_SITE') . '/database/wordpress.sqlite');
        $database->exec('PRAGMA busy_timeout = 60000');
        $database->exec('VACUUM INTO ' . $database->quote($input->text('file')));
    }

    /** Lets processes read from SQLite while another one writes. The setting is stored in the database file. */
    public static function enableWriteAheadLog(): void
    {
        self::sqlite()?->exec('PRAGMA journal_mode = WAL');
    }

    /** Speeds up the setup. A crash can corrupt the database, but an unfinished site is created again anyway. */
    public static function disableSynchronousWrites(): void
    {
        self::sqlite()?->exec('PRAGMA synchronous = OFF');
    }

    /** Returns the connection of the SQLite integration, or null on MySQL. */
    private static function sqlite(): ?PDO
    {
        $connection = $GLOBALS['@pdo'] ?? null;
        return $connection instanceof PDO ? $connection : null;
    }

    private static function dropDemoTables(mysqli $db, string $name, bool $mayDropFinished): void
    {
        $tables = self::fetchColumn($db, "SHOW TABLES LIKE '" . addcslashes(self::PREFIX, '_') . "%'");
        if ($tables === []) {
            return;
        }
        $status = in_array(self::PREFIX . 'options', $tables, true)
            ? self::fetchColumn(
                $db,
                'SELECT option_value FROM ' .
                    self::PREFIX .
                    "options WHERE option_name = '" .
                    self::STATUS_OPTION .
                    "'",
            )
            : [];
        if ($status === []) {
            throw new SetupError(
                "The database {$name} already contains a site that is not a demo site. Set DATABASE_URL to an empty database.",
            );
        }
        if ($status !== [self::STATUS_UNFINISHED] && !$mayDropFinished) {
            throw new SetupError(
                "The database {$name} already contains a demo shop. Set DATABASE_URL to an empty database, or use --reset to delete all orders, posts and settings in it.",
            );
        }
        foreach ($tables as $table) {
            $db->query("DROP TABLE `{$table}`");
        }
    }

    /** @return list<string> */
    private static function fetchColumn(mysqli $db, string $query): array
    {
        $result = $db->query($query);
        return $result instanceof mysqli_result
            ? array_values(array_filter(array_column($result->fetch_all(), 0), is_string(...)))
            : [];
    }
}
