<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/**
 * Versions of caches. The stand-in caches no prices and no rates; plugins can use the versions for their own caches.
 */
class WC_Cache_Helper
{
    /** @return string version of the transients of a group; it changes if they are outdated */
    public static function get_transient_version(string $group, bool $refresh = false): string
    {
        $version = Value::text(get_transient("$group-transient-version"));
        if ($version === '' || $refresh) {
            $version = (string) microtime(true);
            set_transient("$group-transient-version", $version);
        }

        return $version;
    }

    public static function invalidate_cache_group(string $group): bool
    {
        return wp_cache_set("wc_{$group}_cache_prefix", microtime(), $group);
    }
}
