<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Order;

use WC_Privacy_Erasers;

/** When personal data of orders is removed: among WordPress's erasers, and by the action of the owner's bulk action. */
final class Erasure
{
    public static function addHooks(): void
    {
        add_filter('wp_privacy_personal_data_erasers', [self::class, 'addEraser']);
        add_action('woocommerce_remove_order_personal_data', [WC_Privacy_Erasers::class, 'remove_order_personal_data']);
    }

    /**
     * @param array<string, mixed> $erasers
     * @return array<string, mixed>
     */
    public static function addEraser(array $erasers): array
    {
        return $erasers + ['woocommerce-customer-orders' => [
            'eraser_friendly_name' => __('Customer orders', 'stallkeeper-stand-in'),
            'callback' => [WC_Privacy_Erasers::class, 'order_data_eraser'],
        ]];
    }
}
