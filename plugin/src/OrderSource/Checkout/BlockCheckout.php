<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\OrderSource\Checkout;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationInterface;
use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use Stallkeeper\Tools\Tracking\TrackingMode;
use Stallkeeper\Tools\Tracking\TrackingSettings;

/** Registers the inner block of the block checkout. WooCommerce then adds it without an edit of the checkout page. */
final class BlockCheckout
{
    public function __construct(
        private readonly TrackingSettings $settings,
        private readonly BlockIntegration $integration,
    ) {}

    /** Hook: `woocommerce_blocks_checkout_block_registration`. */
    public function registerBlock(mixed $registry): void
    {
        if (
            $registry instanceof IntegrationRegistry &&
            interface_exists(IntegrationInterface::class) &&
            $this->settings->mode() !== TrackingMode::Off
        ) {
            $registry->register($this->integration);
        }
    }
}
