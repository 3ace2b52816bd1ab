<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Orders;

use Stallkeeper\Tools\Tracking\TrackingMode;
use Stallkeeper\Tools\Tracking\TrackingSettings;
use WC_Order;

/**
 * Explains why an order has no source. Only what the order itself tells is used: what a visitor chose is not stored
 * with it.
 */
final class UnknownReason
{
    public function __construct(private readonly OrderMeta $meta, private readonly TrackingSettings $settings) {}

    /** @return string a sentence; '' if the order has a source */
    public function explain(WC_Order $order): string
    {
        if ($this->meta->valueOf($order, 'source_type') !== '') {
            return '';
        }

        return match ($order->get_created_via()) {
            'admin' => __('Created in the admin, so there was no visit.', 'stallkeeper-tools'),
            'rest-api' => __(
                'Created by another program through the REST API, so there was no visit.',
                'stallkeeper-tools',
            ),
            'subscription' => __('Renewal of a subscription, so there was no visit.', 'stallkeeper-tools'),
            default => $this->settings->mode() === TrackingMode::Off
                ? __('Sources are not collected: the setting is off.', 'stallkeeper-tools')
                : __(
                    'The visitor did not agree, ordered before sources were collected, or used a browser that stores none.',
                    'stallkeeper-tools',
                ),
        };
    }
}
