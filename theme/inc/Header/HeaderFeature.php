<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Header;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** The logo, and links to account and cart in the header. */
final class HeaderFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('stallkeeper_header_tools', [AccountLink::class, 'printLink'], 5);
        $hooks->add('stallkeeper_header_tools', [CartLink::class, 'printLink']);
        $hooks->add('get_custom_logo_image_attributes', [Logo::class, 'addSizes'], 10, 2);
        $hooks->add('wp_footer', [CartLink::class, 'printStatus'], 5);
        $hooks->add('woocommerce_add_to_cart_fragments', [CartLink::class, 'addFragment']);
    }
}
