<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

final class Fts5
{
    private static ?bool $available = null;

    /**
     * Whether this PHP installation supports the index: pdo_sqlite with FTS5, and mbstring. The result is cached per
     * process.
     */
    public static function isAvailable(): bool
    {
        return self::$available ??= self::probe();
    }

    private static function probe(): bool
    {
        if (!extension_loaded('pdo_sqlite') || !function_exists('mb_strtolower')) {
            return false;
        }
        try {
            $db = new \PDO('sqlite::memory:', null, null, [\PDO::ATTR_ERRMODE => \PDO::ERRMODE_EXCEPTION]);
            $db->exec("CREATE VIRTUAL TABLE probe USING fts5(a, content='', tokenize='ascii', prefix='2 3')");

            return true;
        } catch (\PDOException) {
            // Expected on hosts without FTS5.
            return false;
        }
    }
}
