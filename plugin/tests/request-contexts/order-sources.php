<?php

declare(strict_types=1);

use Automattic\WooCommerce\Utilities\OrderUtil;
use Stallkeeper\Tools\OrderSource\Orders\OrderMeta;
use Stallkeeper\Tools\OrderSource\Orders\ReportBuilder;

/**
 * @return array<string, mixed> what the report, the export and the erasure of personal data do with the sources of
 *     orders
 */
return static function (): array {
    $meta = stallkeeper_tools(OrderMeta::class);
    $email = 'customer@example.org';
    $sell = static function (string $source) use ($meta, $email): WC_Order {
        $order = wc_create_order();
        if (!($order instanceof WC_Order)) {
            exit(1);
        }
        $order->set_billing_email($email);
        $order->set_total('12.50');
        $order->set_status('completed');
        $order->save();
        $meta->write($order, ['source_type' => 'utm', 'utm_source' => $source, 'device_type' => 'Mobile']);

        return $order;
    };
    $orders = [$sell('letter'), $sell('letter'), $sell('poster')];
    $ids = array_map(static fn(WC_Order $order): int => $order->get_id(), $orders);
    // Other requests have other IDs.
    $plain = static fn(mixed $value): mixed => json_decode(
        strtr((string) json_encode($value), array_combine(array_map(strval(...), $ids), ['first', 'second', 'third'])),
        true,
    );
    $sources = static fn(): array => array_map(static function (int $id) use ($meta): string {
        wp_cache_flush();
        $order = wc_get_order($id);

        return $order instanceof WC_Order ? $meta->valueOf($order, 'utm_source') : 'no order';
    }, $ids);
    $call = static function (bool $isExport) use ($email): mixed {
        $tools = apply_filters(
            $isExport ? 'wp_privacy_personal_data_exporters' : 'wp_privacy_personal_data_erasers',
            [],
        );
        $callback =
            is_array($tools) && is_array($tools['stallkeeper-order-sources'] ?? null)
                ? $tools['stallkeeper-order-sources']['callback'] ?? null
                : null;

        return is_callable($callback) ? $callback($email, 1) : 'missing';
    };
    $results = [
        'has order tables' => class_exists(OrderUtil::class) && OrderUtil::custom_orders_table_usage_is_enabled(),
        'stored' => $sources(),
        'report' => stallkeeper_tools(ReportBuilder::class)->build(30)->rows,
        'export' => $plain($call(true)),
    ];
    // WooCommerce's own removal, as after the retention period.
    $last = wc_get_order($ids[2]);
    if ($last instanceof WC_Order) {
        WC_Privacy_Erasers::remove_order_personal_data($last);
    }
    $results['after WooCommerce'] = $sources();
    $results['erasure'] = $plain($call(false));
    $results['after the erasure'] = $sources();

    return $results;
};
