<?php

/** Versions of caches, for the caches of plugins. The stand-in itself caches no prices and no rates. */
class WC_Cache_Helper
{
    /** Version of the transients of a group; it changes if they are outdated. */
    public static function get_transient_version($group, $refresh = false): string
    {
        $version = (string) get_transient("$group-transient-version");
        if ($version === '' || $refresh) {
            $version = (string) microtime(true);
            set_transient("$group-transient-version", $version);
        }

        return $version;
    }

    public static function invalidate_cache_group($group): bool
    {
        return wp_cache_set("wc_{$group}_cache_prefix", microtime(), $group);
    }
}
