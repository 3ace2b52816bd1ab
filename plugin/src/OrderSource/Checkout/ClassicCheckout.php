<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Checkout;

use Stallkeeper\Render\Services\Lazy;
use Stallkeeper\Render\Services\LazyService;
use Stallkeeper\Tools\OrderSource\OrderSource;
use WC_Order;

/** Saves the source of an order by the classic checkout. */
final class ClassicCheckout
{
    /**
     * @param Lazy<OrderSource> $source
     * @param Lazy<SourceWriter> $writer
     */
    public function __construct(
        #[LazyService(OrderSource::class)] private readonly Lazy $source,
        #[LazyService(SourceWriter::class)] private readonly Lazy $writer,
    ) {}

    /** Hook: `woocommerce_checkout_order_created`. */
    public function saveSource(mixed $order): void
    {
        if ($order instanceof WC_Order) {
            $this->writer->get()->write($order, $this->source->get()->posted());
        }
    }
}
