<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Checkout;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Tools\OrderSource\FieldList;
use Stallkeeper\Tools\OrderSource\Orders\OrderMeta;
use Stallkeeper\Tools\OrderSource\OrderSource;
use Stallkeeper\Tools\Tracking\Consent;
use WC_Order;

/**
 * Sanitizes the posted fields before WooCommerce reads them. Removes values without consent, and values of an order
 * that has a source already.
 *
 * WooCommerce (8.5 to 11.0) has no other way to do this: on both hooks its closures read `$_POST` without a filter, and
 * a callback of `woocommerce_order_save_attribution_data` cannot change what the other callbacks receive. The plugin's
 * own classes use {@see OrderSource::posted()}, which reads the request before the change.
 */
final class RequestSanitizer
{
    public function __construct(
        private readonly FieldList $fields,
        private readonly Consent $consent,
        private readonly OrderSource $source,
        private readonly OrderMeta $meta,
        private readonly RequestInput $input,
    ) {}

    /** Hook: `woocommerce_checkout_order_created`. */
    public function sanitizeForOrder(mixed $order): void
    {
        $this->sanitizePost();
        if (!($order instanceof WC_Order)) {
            return;
        }
        if (!$this->consent->isAllowed()) {
            $this->meta->delete($order);
        } elseif ($this->meta->has($order)) {
            // A submit after a failed payment uses the same order, and WooCommerce 8.9 would add every meta row again.
            $this->removeFields();
        }
    }

    /** Hook: `user_register`. */
    public function sanitizePost(): void
    {
        $values = $this->source->posted();
        $this->removeFields();
        foreach (OrderSource::onlyKnown($values) as $field => $value) {
            $this->input->setPosted($this->fields->prefix() . $field, wp_slash($value));
        }
    }

    private function removeFields(): void
    {
        foreach (array_keys($this->fields->fields()) as $field) {
            $this->input->removePosted($this->fields->prefix() . $field);
        }
    }
}
