<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Blocks;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;

/** The block `woocommerce/checkout`: an element, its scripts, and what others add to it. The form itself is drawn in the browser. */
final class CheckoutBlock
{
    private const NAME = 'woocommerce/checkout';
    private const FRONTEND = 'wc-checkout-block-frontend';
    private IntegrationRegistry $integrations;

    public function addHooks(): void
    {
        $this->integrations = new IntegrationRegistry();
        add_action('plugins_loaded', static fn() => do_action('woocommerce_blocks_loaded'), 10, 0);
        add_action('init', $this->register(...));
    }

    /** Handles are WooCommerce's: bundles of others depend on them. */
    private function register(): void
    {
        $url = WC()->plugin_url() . '/assets';
        wp_register_script('wc-settings', false, [], WC_VERSION, true);
        wp_register_script('wc-blocks-data-store', "{$url}/block-store.js", ['wp-data', 'wc-settings'], WC_VERSION, true);
        wp_register_script('wc-blocks-checkout', "{$url}/block-registry.js", ['wp-element', 'wc-blocks-data-store'], WC_VERSION, true);
        wp_register_script('stand-in-block-parts', "{$url}/block-parts.js", ['wc-blocks-checkout'], WC_VERSION, true);
        register_block_type(self::NAME, [
            'title' => __('Checkout (stand-in)', 'stallkeeper-stand-in'),
            'category' => 'widgets',
            'attributes' => ['align' => ['type' => 'string', 'default' => 'wide']],
            'render_callback' => $this->render(...),
        ]);
        $this->integrations->initialize('checkout_block');
        wp_register_script(self::FRONTEND, "{$url}/block-checkout.js", ['stand-in-block-parts', ...$this->integrations->get_all_registered_script_handles()], WC_VERSION, true);
    }

    /** @param array<string, mixed> $attributes */
    private function render(array $attributes, string $content): string
    {
        if (is_wc_endpoint_url('order-received')) {
            return do_shortcode('[woocommerce_checkout]');
        }
        wp_add_inline_script('wc-settings', Settings::script($this->integrations->get_all_registered_script_data()), 'before');
        wp_enqueue_script(self::FRONTEND);
        wp_enqueue_style(self::FRONTEND, WC()->plugin_url() . '/assets/block-checkout.css', [], WC_VERSION);

        // An empty cart has nothing to check out; its page says so without waiting for a script.
        return WC()->cart?->is_empty()
            ? '<div class="wp-block-woocommerce-empty-cart-block wc-block-checkout-empty"><p>' . esc_html__('Your cart is currently empty!', 'stallkeeper-stand-in') . '</p><p><a href="' . esc_url(wc_get_page_permalink('shop')) . '">' . esc_html__('Browse store', 'stallkeeper-stand-in') . '</a></p></div>'
            : '<div data-block-name="' . self::NAME . '" class="wp-block-woocommerce-checkout alignwide wc-block-checkout is-loading"></div>';
    }
}
