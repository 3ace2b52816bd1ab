<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Checkout;

use Stallkeeper\Tools\OrderSource\OrderSource;
use WC_Order;

/** Saves the source of an order by the classic checkout. */
final class ClassicCheckout
{
    public function __construct(private readonly OrderSource $source, private readonly SourceWriter $writer) {}

    /** Hook: `woocommerce_checkout_order_created`. */
    public function saveSource(mixed $order): void
    {
        if ($order instanceof WC_Order) {
            $this->writer->write($order, $this->source->posted());
        }
    }
}
