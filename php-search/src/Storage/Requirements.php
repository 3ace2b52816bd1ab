<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

/**
 * Checks the PHP extensions that the engine requires: pdo_sqlite with SQLite 3.24 (for `ON CONFLICT DO UPDATE`),
 * mbstring and zlib.
 */
final class Requirements
{
    private const SQLITE = '3.24.0';

    private static ?bool $areMet = null;

    /** Whether all requirements are met. Caches the result for the process. */
    public static function areMet(): bool
    {
        return self::$areMet ??=
            extension_loaded('pdo_sqlite') &&
            function_exists('mb_strtolower') &&
            function_exists('gzinflate') &&
            self::hasSqlite();
    }

    private static function hasSqlite(): bool
    {
        $version = (new \PDO('sqlite::memory:'))->getAttribute(\PDO::ATTR_SERVER_VERSION);

        return is_string($version) && version_compare($version, self::SQLITE, '>=');
    }
}
