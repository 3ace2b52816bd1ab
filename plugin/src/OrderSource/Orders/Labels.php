<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Orders;

use Stallkeeper\Render\OrderSource\SourceType;
use WC_Order;

/** Labels of origins and fields on admin screens, in reports and in exports. */
final class Labels
{
    public function __construct(private readonly OrderMeta $meta) {}

    /** Returns the origin of an order in a few words, as WooCommerce describes it. */
    public function origin(WC_Order $order): string
    {
        return $this->originOf($this->meta->valueOf($order, 'source_type'), $this->meta->valueOf($order, 'utm_source'));
    }

    public function originOf(string $type, string $source): string
    {
        $name = ucfirst(trim($source, '()'));

        return match ($type) {
            /* translators: %s: a campaign's source, such as newsletter */
            SourceType::Campaign->value => sprintf(__('Source: %s', 'stallkeeper-tools'), $name),
            /* translators: %s: a search engine */
            SourceType::Organic->value => sprintf(__('Organic: %s', 'stallkeeper-tools'), $name),
            /* translators: %s: a site's address */
            SourceType::Referral->value => sprintf(__('Referral: %s', 'stallkeeper-tools'), $name),
            SourceType::Direct->value => __('Direct', 'stallkeeper-tools'),
            'mobile_app' => __('Mobile app', 'stallkeeper-tools'),
            'admin' => __('Web admin', 'stallkeeper-tools'),
            'pos' => __('Point of Sale', 'stallkeeper-tools'),
            default => __('Unknown', 'stallkeeper-tools'),
        };
    }

    /**
     * Origin as reports group it: a referring site without the part for phones or outgoing links, such as `l.` of
     * l.facebook.com.
     */
    public function groupOf(string $type, string $source): string
    {
        $isSite = $type === SourceType::Referral->value;
        $subdomains = '/^(?:www|m|l|lm|mobile|touch|out|old|web|amp)\.(?=[^.]+\.)/i';

        return $this->originOf($type, $isSite ? (string) preg_replace($subdomains, '', $source) : $source);
    }

    public function field(string $field): string
    {
        return $this->names()[$field] ?? $field;
    }

    /** @return array<string, string> */
    private function names(): array
    {
        return [
            'source_type' => __('Source type', 'stallkeeper-tools'),
            'utm_source' => __('Source', 'stallkeeper-tools'),
            'utm_medium' => __('Medium', 'stallkeeper-tools'),
            'utm_campaign' => __('Campaign', 'stallkeeper-tools'),
            'utm_content' => __('Content', 'stallkeeper-tools'),
            'utm_term' => __('Term', 'stallkeeper-tools'),
            'utm_id' => __('Campaign ID', 'stallkeeper-tools'),
            'utm_source_platform' => __('Platform', 'stallkeeper-tools'),
            'utm_creative_format' => __('Creative format', 'stallkeeper-tools'),
            'utm_marketing_tactic' => __('Marketing tactic', 'stallkeeper-tools'),
            'referrer' => __('Referrer', 'stallkeeper-tools'),
            'session_entry' => __('Landing page', 'stallkeeper-tools'),
            'session_start_time' => __('Visit start (UTC)', 'stallkeeper-tools'),
            'session_pages' => __('Page views in this session', 'stallkeeper-tools'),
            'session_count' => __('Sessions', 'stallkeeper-tools'),
            'session_page' => __('Last page', 'stallkeeper-tools'),
            'user_agent' => __('Browser', 'stallkeeper-tools'),
            'device_type' => __('Device', 'stallkeeper-tools'),
            'promo_code' => __('Promo code', 'stallkeeper-tools'),
            'first_source_type' => __('First visit: source type', 'stallkeeper-tools'),
            'first_utm_source' => __('First visit: source', 'stallkeeper-tools'),
            'first_utm_medium' => __('First visit: medium', 'stallkeeper-tools'),
            'first_utm_campaign' => __('First visit: campaign', 'stallkeeper-tools'),
            'first_entry' => __('First visit: landing page', 'stallkeeper-tools'),
            'first_referrer' => __('First visit: referrer', 'stallkeeper-tools'),
            'first_time' => __('First visit: time (UTC)', 'stallkeeper-tools'),
        ];
    }
}
