<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Content;

/**
 * What all records depend on at once. When it changes, all of them are made again: no hook can be missed,
 * not even by a tool that writes options straight into the database.
 */
final class RecordFingerprint
{
    /** Raise it when Records makes other records of the same posts. */
    private const RECORDS = 5;

    /** All autoloaded: comparing costs a page no query. */
    private const OPTIONS = ['home', 'permalink_structure', 'category_base', 'date_format', 'timezone_string', 'gmt_offset', 'WPLANG', 'stylesheet', 'active_plugins', 'woocommerce_hide_out_of_stock_items', 'woocommerce_currency'];

    public static function current(): string
    {
        $values = [self::RECORDS];
        $stored = wp_load_alloptions();
        foreach (self::OPTIONS as $name) {
            // Filters and constants may depend on the visitor, what is stored does not: where the address follows the
            // Host header, or each language has its own, every other request would have the index built again.
            $values[] = $stored[$name] ?? null;
        }
        $values[] = self::path();

        return md5((string) wp_json_encode($values));
    }

    /** Of an address that a constant sets: records hold the path alone of it. */
    private static function path(): ?string
    {
        $home = defined('WP_HOME') ? constant('WP_HOME') : null;
        $path = is_string($home) ? wp_parse_url($home, PHP_URL_PATH) : null;

        return is_string($path) ? untrailingslashit($path) : null;
    }
}
