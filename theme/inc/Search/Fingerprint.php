<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Search;

/**
 * What all records depend on at once. When it changes, all of them are made again: no hook can be missed,
 * not even by a tool that writes options straight into the database.
 */
final class Fingerprint
{
    /** Raise it when Records makes other records of the same posts. */
    private const RECORDS = 1;

    /** All autoloaded: comparing costs a page no query. */
    private const OPTIONS = ['home', 'permalink_structure', 'category_base', 'date_format', 'timezone_string', 'gmt_offset', 'WPLANG', 'stylesheet', 'active_plugins'];

    public static function current(): string
    {
        $values = [self::RECORDS];
        $stored = wp_load_alloptions();
        foreach (self::OPTIONS as $name) {
            // Filters may depend on the visitor, what is stored does not. The address is the exception: constants set it.
            $values[] = $name === 'home' ? get_option('home') : ($stored[$name] ?? null);
        }

        return md5((string) wp_json_encode($values));
    }
}
