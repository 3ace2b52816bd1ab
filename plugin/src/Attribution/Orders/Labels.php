<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Attribution\Admin;

use Stallkeeper\Theme\Attribution\Meta;
use WC_Order;

/** What the shop's owner reads. */
final class Labels
{
    /** Where an order came from, in a few words: the same as WooCommerce's. */
    public static function origin(WC_Order $order): string
    {
        return self::originOf(Meta::of($order, 'source_type'), Meta::of($order, 'utm_source'));
    }

    public static function originOf(string $type, string $source): string
    {
        $name = ucfirst(trim($source, '()'));

        return match ($type) {
            /* translators: %s: a campaign's source, such as newsletter */
            'utm' => sprintf(__('Source: %s', 'stallkeeper'), $name),
            /* translators: %s: a search engine */
            'organic' => sprintf(__('Organic: %s', 'stallkeeper'), $name),
            /* translators: %s: a site's address */
            'referral' => sprintf(__('Referral: %s', 'stallkeeper'), $name),
            'typein' => __('Direct', 'stallkeeper'),
            'mobile_app' => __('Mobile app', 'stallkeeper'),
            'admin' => __('Web admin', 'stallkeeper'),
            'pos' => __('Point of Sale', 'stallkeeper'),
            default => __('Unknown', 'stallkeeper'),
        };
    }

    public static function field(string $field): string
    {
        return self::names()[$field] ?? $field;
    }

    /** @return array<string, string> */
    private static function names(): array
    {
        return [
            'source_type' => __('Kind of source', 'stallkeeper'),
            'utm_source' => __('Source', 'stallkeeper'),
            'utm_medium' => __('Medium', 'stallkeeper'),
            'utm_campaign' => __('Campaign', 'stallkeeper'),
            'utm_content' => __('Content', 'stallkeeper'),
            'utm_term' => __('Term', 'stallkeeper'),
            'utm_id' => __('Campaign number', 'stallkeeper'),
            'utm_source_platform' => __('Platform', 'stallkeeper'),
            'utm_creative_format' => __('Format', 'stallkeeper'),
            'utm_marketing_tactic' => __('Tactic', 'stallkeeper'),
            'referrer' => __('Page before', 'stallkeeper'),
            'session_entry' => __('Landing page', 'stallkeeper'),
            'session_start_time' => __('Came at (UTC)', 'stallkeeper'),
            'session_pages' => __('Pages in this visit', 'stallkeeper'),
            'session_count' => __('Visits', 'stallkeeper'),
            'session_page' => __('Last page', 'stallkeeper'),
            'user_agent' => __('Browser', 'stallkeeper'),
            'device_type' => __('Device', 'stallkeeper'),
            'promo_code' => __('Promo code', 'stallkeeper'),
            'first_source_type' => __('First visit: kind of source', 'stallkeeper'),
            'first_utm_source' => __('First visit: source', 'stallkeeper'),
            'first_utm_medium' => __('First visit: medium', 'stallkeeper'),
            'first_utm_campaign' => __('First visit: campaign', 'stallkeeper'),
            'first_entry' => __('First visit: landing page', 'stallkeeper'),
            'first_referrer' => __('First visit: page before', 'stallkeeper'),
            'first_time' => __('First visit: time (UTC)', 'stallkeeper'),
        ];
    }
}
