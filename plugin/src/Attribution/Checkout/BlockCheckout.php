<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Attribution\Checkout;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationInterface;
use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use Stallkeeper\Tools\Attribution\AttributionSettings;

/** Tells the block checkout of our inner block, which it then has without any edit of the page. */
final class BlockCheckout
{
    public function addHooks(): void
    {
        // Fires on init; what WooCommerce fires while it loads has been before the theme is read.
        add_action('woocommerce_blocks_checkout_block_registration', $this->register(...));
    }

    private function register(mixed $registry): void
    {
        if ($registry instanceof IntegrationRegistry && interface_exists(IntegrationInterface::class) && AttributionSettings::mode() !== 'off') {
            $registry->register(new BlockIntegration());
        }
    }
}
