<?php

declare(strict_types=1);

namespace Stallkeeper\Demo;

use mysqli;
use mysqli_result;
use mysqli_sql_exception;
use PDO;

/** Makes the MySQL or MariaDB database of DATABASE_URL ready for a new site. */
final class Database
{
    /** An option in every database that the demo fills: tables of other sites are never dropped. */
    public const MARK = 'stallkeeper_demo';

    /** Values of the option. A site that was interrupted while it was made has nothing to lose. */
    public const UNFINISHED = 'unfinished';
    public const FINISHED = '1';

    private const PREFIX = 'wp_';

    /**
     * Creates the database when it is absent, and drops the tables of an unfinished demo.
     *
     * @param Input $to user, password, host, port (a number), name, and reset (drop the tables of a finished demo as well)
     * @throws SetupError when it cannot be reached, holds a site that the demo did not make, or holds a finished demo
     */
    public static function prepare(Input $to): void
    {
        mysqli_report(MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT);
        $name = $to->text('name');
        try {
            $db = new mysqli($to->text('host'), $to->text('user'), $to->text('password'), null, $to->number('port'));
            $db->query("CREATE DATABASE IF NOT EXISTS `{$name}` CHARACTER SET utf8mb4");
            $db->select_db($name);
            self::dropOwnTables($db, $name, $to->flag('reset'));
        } catch (mysqli_sql_exception $error) {
            throw new SetupError("The database of DATABASE_URL cannot be used: {$error->getMessage()}.", 0, $error);
        }
    }

    /** SQLite's write-ahead log: the server's workers read on while one of them writes. The file remembers it. */
    public static function letReadersPass(): void
    {
        self::sqlite()?->exec('PRAGMA journal_mode = WAL');
    }

    /** While a site is made a crash costs nothing: it is made again. */
    public static function hurry(): void
    {
        self::sqlite()?->exec('PRAGMA synchronous = OFF');
    }

    /** The connection of the SQLite integration, which keeps it under this name; null on MySQL. */
    private static function sqlite(): ?PDO
    {
        $connection = $GLOBALS['@pdo'] ?? null;
        return $connection instanceof PDO ? $connection : null;
    }

    private static function dropOwnTables(mysqli $db, string $name, bool $mayDropFinished): void
    {
        $tables = self::column($db, "SHOW TABLES LIKE '" . addcslashes(self::PREFIX, '_') . "%'");
        if ($tables === []) {
            return;
        }
        $marks = in_array(self::PREFIX . 'options', $tables, true)
            ? self::column($db, 'SELECT option_value FROM ' . self::PREFIX . "options WHERE option_name = '" . self::MARK . "'")
            : [];
        if ($marks === []) {
            throw new SetupError("The database {$name} already holds a site that this command did not make; name an empty one in DATABASE_URL.");
        }
        if ($marks !== [self::UNFINISHED] && !$mayDropFinished) {
            throw new SetupError("The database {$name} already holds a demo shop; name an empty one in DATABASE_URL, or add --reset, which deletes all orders, posts and settings in it.");
        }
        foreach ($tables as $table) {
            $db->query("DROP TABLE `{$table}`");
        }
    }

    /** @return list<string> */
    private static function column(mysqli $db, string $query): array
    {
        $result = $db->query($query);
        return $result instanceof mysqli_result ? array_values(array_filter(array_column($result->fetch_all(), 0), is_string(...))) : [];
    }
}
