<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

/**
 * Replaces WooCommerce's script of variable products, which loads jQuery, Underscore and BlockUI:
 * `hydrate/product/variations.ts` does the same. It stays if a plugin enqueues it or depends on it.
 */
final class VariationScript
{
    private const HANDLE = 'wc-add-to-cart-variation';

    private bool $isOfPlugin = false;

    /** Hook: `wp_enqueue_scripts`, after all plugins. WooCommerce enqueues the script later, with the form. */
    public function rememberPlugins(): void
    {
        $this->isOfPlugin = wp_script_is(self::HANDLE);
    }

    /** Hook: `woocommerce_before_single_variation`. A dequeued script is printed if another script depends on it. */
    public function dequeue(): void
    {
        if (!$this->isOfPlugin) {
            wp_dequeue_script(self::HANDLE);
        }
    }
}
