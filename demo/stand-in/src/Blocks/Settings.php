<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Blocks;

use Stallkeeper\Demo\StandIn\Address\Fields;
use Stallkeeper\Demo\StandIn\Value;
use WC_Payment_Gateway;
use WC_Product;

/** What the checkout's script knows when it begins. */
final class Settings
{
    private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;

    /** @param array<string, array<string, mixed>> $integrations */
    public static function script(array $integrations): string
    {
        $settings = [
            'storeApiUrl' => rest_url('wc/store/v1/checkout'),
            'storeApiNonce' => wp_create_nonce('wc_store_api'),
            'checkoutFields' => self::fields(),
            'checkoutCart' => self::cart(),
            'paymentMethods' => array_values(array_map(
                static fn(WC_Payment_Gateway $gateway): array => ['id' => $gateway->id, 'title' => $gateway->get_title(), 'description' => wp_strip_all_tags($gateway->get_description())],
                WC()->payment_gateways()->get_available_payment_gateways(),
            )),
            'checkoutTexts' => [
                'contact' => __('Contact information', 'stallkeeper-stand-in'),
                'billing' => __('Billing address', 'stallkeeper-stand-in'),
                'payment' => __('Payment options', 'stallkeeper-stand-in'),
                'note' => __('Add a note to your order', 'stallkeeper-stand-in'),
                'summary' => __('Order summary', 'stallkeeper-stand-in'),
                'total' => __('Total', 'stallkeeper-stand-in'),
                'place' => __('Place Order', 'stallkeeper-stand-in'),
                'failed' => __('The order could not be sent. Please try once more.', 'stallkeeper-stand-in'),
            ],
            ...$integrations,
        ];
        return 'var wcSettings = ' . wp_json_encode($settings, self::JSON) . ';'
            . 'window.wc = window.wc || {}; window.wc.wcSettings = { allSettings: wcSettings, getSetting: function (name, fallback) { return name in wcSettings ? wcSettings[name] : fallback; } };';
    }

    /** @return list<array<string, mixed>> in the form's order */
    private static function fields(): array
    {
        $fields = [];
        foreach (['email' => Fields::contact()['billing_email']] + WC()->countries->get_default_address_fields() + ['phone' => Fields::contact()['billing_phone']] as $name => $field) {
            $getter = [WC()->customer, "get_billing_{$name}"];
            $fields[] = [
                'name' => $name,
                'label' => Value::text($field['label'] ?? ''),
                'type' => ['email' => 'email', 'phone' => 'tel'][$name] ?? 'text',
                'required' => Value::bool($field['required'] ?? false),
                'autocomplete' => preg_replace('/^.* /', '', Value::text($field['autocomplete'] ?? '')),
                'options' => $name === 'country' ? WC()->countries->get_allowed_countries() : null,
                'value' => is_callable($getter) ? Value::text($getter()) : '',
            ];
        }
        return $fields;
    }

    /**
     * @return array{items: list<array{name: string, quantity: int, total: string}>, total: string} amounts as a visitor reads them
     */
    private static function cart(): array
    {
        $items = [];
        foreach (WC()->cart?->get_cart() ?? [] as $item) {
            $product = $item['data'];
            if ($product instanceof WC_Product) {
                $items[] = ['name' => $product->get_name(), 'quantity' => Value::int($item['quantity']), 'total' => self::plain(wc_price($item['line_total'] ?? 0))];
            }
        }
        return ['items' => $items, 'total' => self::plain(WC()->cart?->get_total() ?? '')];
    }

    private static function plain(string $html): string
    {
        return html_entity_decode(wp_strip_all_tags($html), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }
}
