<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Checkout;

use Stallkeeper\Tools\OrderSource\CoreController;
use Stallkeeper\Tools\OrderSource\FieldList;
use Stallkeeper\Tools\OrderSource\Orders\OrderMeta;
use WC_Order;

/**
 * Saves the fields that WooCommerce does not save: the extra fields, or all fields if WooCommerce's attribution is off.
 */
final class SourceWriter
{
    public function __construct(
        private readonly CoreController $core,
        private readonly FieldList $fields,
        private readonly OrderMeta $meta,
    ) {}

    /**
     * Saves the source, unless the order has one: a customer may submit an order again, for example after a failed
     * payment, and the order keeps its first source, as in WooCommerce.
     *
     * @param array<string, string> $values values of all fields by name; values that WooCommerce saves are ignored
     */
    public function write(WC_Order $order, array $values): void
    {
        $fields = $this->fields->ownFields();
        if ($this->meta->has($order, $fields)) {
            return;
        }
        $own = array_intersect_key($values, $fields);
        $device = $this->core->isOn() ? [] : [FieldList::DEVICE => OrderMeta::deviceType($values['user_agent'] ?? '')];
        $this->meta->write($order, $own + $device);
    }
}
