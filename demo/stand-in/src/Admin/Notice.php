<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Admin;

/** Says on every screen of the admin what the shop runs on. */
final class Notice
{
    public static function addHooks(): void
    {
        add_action('admin_notices', self::show(...));
    }

    private static function show(): void
    {
        wp_admin_notice(
            esc_html__('This shop runs on the Stallkeeper stand-in, not on WooCommerce. It is for trying out: it takes no real money, keeps no stock and knows no taxes.', 'stallkeeper-stand-in'),
            ['type' => 'warning', 'id' => 'stallkeeper-stand-in'],
        );
    }
}
