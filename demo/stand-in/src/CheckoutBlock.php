<?php

namespace Stallkeeper\Demo\StandIn;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use WC_Gateway_COD;

/** The block `woocommerce/checkout`: registers the block, its scripts and integrations. The script renders the form. */
final class CheckoutBlock
{
    private const NAME = 'woocommerce/checkout';
    private const FRONTEND = 'wc-checkout-block-frontend';
    private const TEXTS = [
        'contact' => 'Contact information',
        'billing' => 'Billing address',
        'payment' => 'Payment options',
        'note' => 'Add a note to your order',
        'summary' => 'Order summary',
        'total' => 'Total',
        'place' => 'Place Order',
        'failed' => 'The order could not be sent. Please try again.',
    ];
    private static IntegrationRegistry $integrations;

    public static function init(): void
    {
        self::$integrations = new IntegrationRegistry();
        add_action('plugins_loaded', static fn() => do_action('woocommerce_blocks_loaded'), 10, 0);
        add_action('init', [self::class, 'register']);
    }

    /** Uses WooCommerce's script handles, because scripts of other plugins depend on them. */
    public static function register(): void
    {
        $add = static function (string $handle, string $file, array $dependencies): void {
            $url = WC()->plugin_url() . "/assets/{$file}.js";
            wp_register_script($handle, $file === '' ? false : $url, $dependencies, WC_VERSION, true);
        };
        $add('wc-settings', '', []);
        $add('wc-blocks-data-store', 'block-store', ['wp-data', 'wc-settings']);
        $add('wc-blocks-checkout', 'block-registry', ['wp-element', 'wc-blocks-data-store']);
        $add('stand-in-block-parts', 'block-parts', ['wc-blocks-checkout']);
        register_block_type(self::NAME, [
            'title' => 'Checkout (stand-in)',
            'category' => 'widgets',
            'attributes' => ['align' => ['type' => 'string', 'default' => 'wide']],
            'render_callback' => [self::class, 'render'],
        ]);
        self::$integrations->initialize('checkout_block');
        $handles = self::$integrations->get_all_registered_script_handles();
        $add(self::FRONTEND, 'block-checkout', ['stand-in-block-parts', ...$handles]);
    }

    public static function render(): string
    {
        if (is_wc_endpoint_url('order-received')) {
            return do_shortcode('[woocommerce_checkout]');
        }
        $json = wp_json_encode(self::settings(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES);
        $script = "var wcSettings = {$json}; window.wc = window.wc || {}; window.wc.wcSettings = { allSettings: wcSettings, getSetting: function (name, fallback) { return name in wcSettings ? wcSettings[name] : fallback; } };";
        wp_add_inline_script('wc-settings', $script, 'before');
        wp_enqueue_script(self::FRONTEND);
        wp_enqueue_style(self::FRONTEND, WC()->plugin_url() . '/assets/block-checkout.css', [], WC_VERSION);
        $link = '<a href="' . esc_url(wc_get_page_permalink('shop')) . '">Browse store</a>';

        // The message for an empty cart does not require the script.
        return WC()->cart?->is_empty()
            ? '<div class="wp-block-woocommerce-empty-cart-block wc-block-checkout-empty">' .
                    "<p>Your cart is currently empty!</p><p>{$link}</p></div>"
            : '<div data-block-name="woocommerce/checkout" class="wp-block-woocommerce-checkout alignwide wc-block-checkout is-loading"></div>';
    }

    private static function settings(): array
    {
        $items = array_map(
            static fn(array $item): array => [
                'name' => $item['data']->get_name(),
                'quantity' => $item['quantity'],
                'total' => self::plainText(wc_price($item['line_total'] ?? 0)),
            ],
            array_values(WC()->cart?->get_cart() ?? []),
        );
        $methods = array_map(
            static fn(WC_Gateway_COD $gateway): array => [
                'id' => $gateway->id,
                'title' => $gateway->get_title(),
                'description' => wp_strip_all_tags($gateway->get_description()),
            ],
            array_values(WC()->payment_gateways()->get_available_payment_gateways()),
        );

        return [
            'storeApiUrl' => rest_url('wc/store/v1/checkout'),
            'storeApiNonce' => wp_create_nonce('wc_store_api'),
            'checkoutFields' => self::fields(),
            'checkoutCart' => ['items' => $items, 'total' => self::plainText(WC()->cart?->get_total() ?? '')],
            'paymentMethods' => $methods,
            'checkoutTexts' => self::TEXTS,
            ...self::$integrations->get_all_registered_script_data(),
        ];
    }

    /** In the order of the form: the email address first, then the address. */
    private static function fields(): array
    {
        $fields = [];
        $all = WC()->countries->get_address_fields();
        foreach (['billing_email' => $all['billing_email']] + $all as $key => $field) {
            $name = substr($key, strlen('billing_'));
            $autocomplete = preg_replace('/^.* /', '', $field['autocomplete']);
            $fields[] = [
                'name' => $name,
                'label' => $field['label'],
                'type' => ['email' => 'email', 'phone' => 'tel'][$name] ?? 'text',
                'required' => $field['required'],
                // WooCommerce 11 prints this invalid value for the email field.
                'autocomplete' => $name === 'email' ? "section-contact contact {$autocomplete}" : $autocomplete,
                'options' => $name === 'country' ? WC()->countries->get_allowed_countries() : null,
                'value' => (string) WC()->customer?->{"get_billing_{$name}"}(),
            ];
        }

        return $fields;
    }

    private static function plainText(string $html): string
    {
        return html_entity_decode(wp_strip_all_tags($html), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }
}
