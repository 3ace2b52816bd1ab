<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Orders;

use Stallkeeper\Tools\OrderSource\CoreController;
use Stallkeeper\Tools\OrderSource\FieldList;
use WC_Order;
use WP_Post;

/** Adds a meta box to the order screen: fields that WooCommerce does not show, or all if its attribution is off. */
final class SourceMetaBox
{
    public function __construct(
        private readonly CoreController $core,
        private readonly FieldList $fields,
        private readonly OrderMeta $meta,
        private readonly Labels $labels,
        private readonly UnknownReason $unknown,
    ) {}

    /** Hook: `add_meta_boxes`. */
    public function addBox(): void
    {
        $screens = array_unique(
            array_filter([
                'shop_order',
                function_exists('wc_get_page_screen_id') ? wc_get_page_screen_id('shop-order') : '',
            ]),
        );
        add_meta_box(
            'stallkeeper-order-source',
            __('Order attribution', 'stallkeeper-tools'),
            [$this, 'printBox'],
            $screens,
            'side',
            'default',
        );
    }

    /** @param mixed $shown the order, or its post */
    public function printBox(mixed $shown): void
    {
        $order = $shown instanceof WP_Post ? wc_get_order($shown->ID) : $shown;
        if (!($order instanceof WC_Order)) {
            return;
        }
        $fields = $this->core->isOn()
            ? [
                'session_entry',
                'referrer',
                'utm_content',
                'utm_term',
                'utm_id',
                ...array_keys($this->fields->extraFields()),
            ]
            : [...array_keys($this->fields->fields()), FieldList::DEVICE];
        printf(
            '<p><strong>%s</strong></p><dl class="stallkeeper-order-source">',
            esc_html($this->labels->origin($order)),
        );
        $values = [];
        foreach ($fields as $field) {
            $values[$this->labels->field($field)] = $this->meta->valueOf($order, $field);
        }
        $values = array_filter($values + $this->meta->others($order), static fn(string $value): bool => $value !== '');
        foreach ($values as $label => $value) {
            // A long URL must not widen the box.
            printf(
                '<dt><strong>%s</strong></dt><dd style="margin-inline:0;overflow-wrap:anywhere">%s</dd>',
                esc_html($label),
                esc_html($value),
            );
        }
        echo '</dl>';
        $reason = $this->unknown->explain($order);
        if ($reason !== '') {
            printf('<p class="description">%s</p>', esc_html($reason));
        }
    }
}
