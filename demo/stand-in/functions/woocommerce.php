<?php

/** `WC()` and what begins with it. */

declare(strict_types=1);

/** @return WooCommerce */
function WC()
{
    return WooCommerce::instance();
}

/** @return void */
function wc_load_cart()
{
    WC()->initialize_session();
    WC()->initialize_cart();
}

/**
 * @param string $name
 * @param mixed $value
 * @return void
 */
function wc_maybe_define_constant($name, $value)
{
    defined($name) || define($name, $value);
}

/** @return void */
function wc_nocache_headers()
{
    // Plugins that cache pages look for these.
    array_map(static fn(string $name) => wc_maybe_define_constant($name, true), ['DONOTCACHEPAGE', 'DONOTCACHEOBJECT', 'DONOTCACHEDB']);
    nocache_headers();
}
