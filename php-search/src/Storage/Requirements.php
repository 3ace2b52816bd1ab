<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Storage;

/** What the engine needs of PHP: pdo_sqlite with SQLite 3.24 (for `ON CONFLICT DO UPDATE`), mbstring and zlib. */
final class Requirements
{
    private const SQLITE = '3.24.0';

    private static ?bool $areMet = null;

    /** The result is cached per process. */
    public static function areMet(): bool
    {
        return self::$areMet ??= extension_loaded('pdo_sqlite') && function_exists('mb_strtolower') && function_exists('gzinflate') && self::hasSqlite();
    }

    private static function hasSqlite(): bool
    {
        $version = (new \PDO('sqlite::memory:'))->getAttribute(\PDO::ATTR_SERVER_VERSION);

        return is_string($version) && version_compare($version, self::SQLITE, '>=');
    }
}
