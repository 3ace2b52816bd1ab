<?php

/** `WC()` and what begins with it. */

declare(strict_types=1);

function WC(): WooCommerce
{
    return WooCommerce::instance();
}

function wc_load_cart(): void
{
    WC()->initialize_session();
    WC()->initialize_cart();
}

function wc_maybe_define_constant(string $name, mixed $value): void
{
    defined($name) || define($name, $value);
}

function wc_nocache_headers(): void
{
    // Plugins that cache pages look for these.
    array_map(static fn(string $name) => wc_maybe_define_constant($name, true), ['DONOTCACHEPAGE', 'DONOTCACHEOBJECT', 'DONOTCACHEDB']);
    nocache_headers();
}
