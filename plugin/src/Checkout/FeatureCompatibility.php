<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Checkout;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

/**
 * Tells WooCommerce which of its features this plugin supports. WooCommerce ignores features that it does not have.
 *
 * The product editor with blocks (`product_block_editor`) is missing: it does not show the meta box that excludes a
 * product from the search.
 */
final class FeatureCompatibility
{
    private const SUPPORTED = ['custom_order_tables', 'cart_checkout_blocks', 'order_attribution'];

    /** Hook: `before_woocommerce_init`. */
    public function declareFeatures(): void
    {
        if (class_exists(FeaturesUtil::class)) {
            foreach (self::SUPPORTED as $feature) {
                FeaturesUtil::declare_compatibility($feature, STALLKEEPER_TOOLS_FILE);
            }
        }
    }
}
