<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Blocks;

use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;
use Stallkeeper\Demo\StandIn\Address\AddressFields;
use Stallkeeper\Demo\StandIn\Value;
use WC_Payment_Gateway;
use WC_Product;

/** The block `woocommerce/checkout`: registers the block, its scripts and integrations. The script renders the form. */
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

    /** Uses WooCommerce's script handles, because scripts of other plugins depend on them. */
    private function register(): void
    {
        $url = WC()->plugin_url() . '/assets';
        wp_register_script('wc-settings', false, [], WC_VERSION, true);
        wp_register_script(
            'wc-blocks-data-store',
            "{$url}/block-store.js",
            ['wp-data', 'wc-settings'],
            WC_VERSION,
            true,
        );
        wp_register_script(
            'wc-blocks-checkout',
            "{$url}/block-registry.js",
            ['wp-element', 'wc-blocks-data-store'],
            WC_VERSION,
            true,
        );
        wp_register_script('stand-in-block-parts', "{$url}/block-parts.js", ['wc-blocks-checkout'], WC_VERSION, true);
        register_block_type(self::NAME, [
            'title' => __('Checkout (stand-in)', 'stallkeeper-stand-in'),
            'category' => 'widgets',
            'attributes' => ['align' => ['type' => 'string', 'default' => 'wide']],
            'render_callback' => $this->render(...),
        ]);
        $this->integrations->initialize('checkout_block');
        wp_register_script(
            self::FRONTEND,
            "{$url}/block-checkout.js",
            ['stand-in-block-parts', ...$this->integrations->get_all_registered_script_handles()],
            WC_VERSION,
            true,
        );
    }

    /** @param array<string, mixed> $attributes */
    private function render(array $attributes, string $content): string
    {
        if (is_wc_endpoint_url('order-received')) {
            return do_shortcode('[woocommerce_checkout]');
        }
        wp_add_inline_script(
            'wc-settings',
            self::settingsScript($this->integrations->get_all_registered_script_data()),
            'before',
        );
        wp_enqueue_script(self::FRONTEND);
        wp_enqueue_style(self::FRONTEND, WC()->plugin_url() . '/assets/block-checkout.css', [], WC_VERSION);

        // The message for an empty cart does not require the script.
        return WC()->cart?->is_empty()
            ? '<div class="wp-block-woocommerce-empty-cart-block wc-block-checkout-empty"><p>' .
                    esc_html__('Your cart is currently empty!', 'stallkeeper-stand-in') .
                    '</p><p><a href="' .
                    esc_url(wc_get_page_permalink('shop')) .
                    '">' .
                    esc_html__('Browse store', 'stallkeeper-stand-in') .
                    '</a></p></div>'
            : '<div data-block-name="' .
                    self::NAME .
                    '" class="wp-block-woocommerce-checkout alignwide wc-block-checkout is-loading"></div>';
    }

    private const JSON_FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;

    /** @param array<string, array<string, mixed>> $integrations */
    private static function settingsScript(array $integrations): string
    {
        $settings = [
            'storeApiUrl' => rest_url('wc/store/v1/checkout'),
            'storeApiNonce' => wp_create_nonce('wc_store_api'),
            'checkoutFields' => self::fields(),
            'checkoutCart' => self::cart(),
            'paymentMethods' => array_values(
                array_map(
                    static fn(WC_Payment_Gateway $gateway): array => [
                        'id' => $gateway->id,
                        'title' => $gateway->get_title(),
                        'description' => wp_strip_all_tags($gateway->get_description()),
                    ],
                    WC()->payment_gateways()->get_available_payment_gateways(),
                ),
            ),
            'checkoutTexts' => [
                'contact' => __('Contact information', 'stallkeeper-stand-in'),
                'billing' => __('Billing address', 'stallkeeper-stand-in'),
                'payment' => __('Payment options', 'stallkeeper-stand-in'),
                'note' => __('Add a note to your order', 'stallkeeper-stand-in'),
                'summary' => __('Order summary', 'stallkeeper-stand-in'),
                'total' => __('Total', 'stallkeeper-stand-in'),
                'place' => __('Place Order', 'stallkeeper-stand-in'),
                'failed' => __('The order could not be sent. Please try again.', 'stallkeeper-stand-in'),
            ],
            ...$integrations,
        ];
        return 'var wcSettings = ' .
            wp_json_encode($settings, self::JSON_FLAGS) .
            ';' .
            'window.wc = window.wc || {}; window.wc.wcSettings = { allSettings: wcSettings, getSetting: function (name, fallback) { return name in wcSettings ? wcSettings[name] : fallback; } };';
    }

    /** @return list<array<string, mixed>> in the order of the form */
    private static function fields(): array
    {
        $fields = [];
        foreach (
            ['email' => AddressFields::contact()['billing_email']] +
                WC()->countries->get_default_address_fields() + ['phone' => AddressFields::contact()['billing_phone']]
            as $name => $field
        ) {
            $getter = [WC()->customer, "get_billing_{$name}"];
            $fields[] = [
                'name' => $name,
                'label' => Value::text($field['label'] ?? ''),
                'type' => ['email' => 'email', 'phone' => 'tel'][$name] ?? 'text',
                'required' => Value::bool($field['required'] ?? false),
                // WooCommerce 11 prints this invalid value for the email field.
                'autocomplete' =>
                    ($name === 'email' ? 'section-contact contact ' : '') .
                    preg_replace('/^.* /', '', Value::text($field['autocomplete'] ?? '')),
                'options' => $name === 'country' ? WC()->countries->get_allowed_countries() : null,
                'value' => is_callable($getter) ? Value::text($getter()) : '',
            ];
        }
        return $fields;
    }

    /**
     * @return array{items: list<array{name: string, quantity: int, total: string}>, total: string} formatted amounts
     */
    private static function cart(): array
    {
        $items = [];
        foreach (WC()->cart?->get_cart() ?? [] as $item) {
            $product = $item['data'];
            if ($product instanceof WC_Product) {
                $items[] = [
                    'name' => $product->get_name(),
                    'quantity' => Value::int($item['quantity']),
                    'total' => self::plainText(wc_price($item['line_total'] ?? 0)),
                ];
            }
        }
        return ['items' => $items, 'total' => self::plainText(WC()->cart?->get_total() ?? '')];
    }

    private static function plainText(string $html): string
    {
        return html_entity_decode(wp_strip_all_tags($html), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }
}
