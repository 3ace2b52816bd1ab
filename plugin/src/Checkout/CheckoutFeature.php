<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Checkout;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Checkout rules that do not depend on the theme. */
final class CheckoutFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('before_woocommerce_init', [FeatureCompatibility::class, 'declareFeatures']);
    }
}
