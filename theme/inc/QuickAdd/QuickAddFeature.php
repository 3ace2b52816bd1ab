<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\QuickAdd;

use Stallkeeper\Render\Services\Feature;
use Stallkeeper\Render\Services\Hooks;

/** Adding products to the cart in lists: the dialog with the options of a product, and messages about errors. */
final class QuickAddFeature extends Feature
{
    public function addHooks(Hooks $hooks): void
    {
        $hooks->add('woocommerce_loop_add_to_cart_args', [QuickAdd::class, 'markButton'], 10, 2);
        // Before the scripts (20).
        $hooks->add('wp_footer', [QuickAdd::class, 'printTexts']);
        $hooks->add('wc_ajax_' . QuickAdd::FORM, [QuickAdd::class, 'sendForm']);
    }
}
