<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Checkout;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Checkout rules that do not depend on the theme. */
final class CheckoutFeature extends Feature
{
    public function __construct(private readonly RequestInput $input) {}

    public function addHooks(Hooks $hooks): void
    {
        if (!$this->input->isPlain()) {
            $hooks->add('wp_loaded', [CheckoutInput::class, 'removeLists'], 15);
            // Run after the check for duplicate orders, and before WooCommerce redirects the visitor.
            $hooks->add('wp_loaded', [CheckoutInput::class, 'keepAddress'], 17);
        }
        $hooks->add('woocommerce_after_checkout_validation', [CheckoutInput::class, 'checkLengths'], 10, 2);
        $hooks->add('before_woocommerce_init', [FeatureCompatibility::class, 'declareFeatures']);
    }
}
