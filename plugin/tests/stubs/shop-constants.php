<?php

declare(strict_types=1);

/*
 * WooCommerce defines a constant while it handles the cart or the checkout. Tests run many requests in one process, and
 * the following ones would be the checkout, too.
 */

namespace Automattic\Jetpack;

function defined(string $name): bool
{
    return !in_array($name, ['WOOCOMMERCE_CART', 'WOOCOMMERCE_CHECKOUT'], true) && \defined($name);
}
