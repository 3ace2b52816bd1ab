<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Address;

use Stallkeeper\Demo\StandIn\Value;

/** Address fields with the names and autocomplete values that WooCommerce uses. */
final class AddressFields
{
    /** Address properties of orders and customers. */
    public const NAMES = [
        'billing_first_name',
        'billing_last_name',
        'billing_company',
        'billing_phone',
        'billing_email',
        'billing_address_1',
        'billing_address_2',
        'billing_city',
        'billing_state',
        'billing_postcode',
        'billing_country',
        'shipping_first_name',
        'shipping_last_name',
        'shipping_company',
        'shipping_phone',
        'shipping_address_1',
        'shipping_address_2',
        'shipping_city',
        'shipping_state',
        'shipping_postcode',
        'shipping_country',
    ];

    /** @return array<string, array<string, mixed>> */
    public static function address(): array
    {
        return [
            'first_name' => self::field(__('First name', 'stallkeeper-stand-in'), 10, 'given-name', true, [
                'form-row-first',
            ]),
            'last_name' => self::field(__('Last name', 'stallkeeper-stand-in'), 20, 'family-name', true, [
                'form-row-last',
            ]),
            'company' => self::field(__('Company name', 'stallkeeper-stand-in'), 30, 'organization', false),
            'country' =>
                ['type' => 'country'] +
                self::field(__('Country / Region', 'stallkeeper-stand-in'), 40, 'country', true, [
                    'form-row-wide',
                    'address-field',
                    'update_totals_on_change',
                ]),
            'address_1' => self::field(__('Street address', 'stallkeeper-stand-in'), 50, 'address-line1', true, [
                'form-row-wide',
                'address-field',
            ]),
            'address_2' => self::field(
                __('Apartment, suite, unit, etc.', 'stallkeeper-stand-in'),
                60,
                'address-line2',
                false,
                ['form-row-wide', 'address-field'],
            ),
            'postcode' =>
                ['validate' => ['postcode']] +
                self::field(__('Postcode / ZIP', 'stallkeeper-stand-in'), 65, 'postal-code', true, [
                    'form-row-wide',
                    'address-field',
                ]),
            'city' => self::field(__('Town / City', 'stallkeeper-stand-in'), 70, 'address-level2', true, [
                'form-row-wide',
                'address-field',
            ]),
            'state' => self::field(__('State / County', 'stallkeeper-stand-in'), 80, 'address-level1', false, [
                'form-row-wide',
                'address-field',
            ]),
        ];
    }

    /** @return array<string, array<string, mixed>> */
    public static function contact(): array
    {
        return [
            'billing_phone' =>
                ['type' => 'tel', 'validate' => ['phone']] +
                self::field(
                    __('Phone', 'stallkeeper-stand-in'),
                    100,
                    'section-billing billing tel',
                    get_option('woocommerce_checkout_phone_field', 'required') === 'required',
                ),
            'billing_email' =>
                ['type' => 'email', 'validate' => ['email']] +
                self::field(__('Email address', 'stallkeeper-stand-in'), 110, 'section-billing billing email', true),
        ];
    }

    /** @return array<string, array<string, mixed>> sorted by priority */
    public static function sorted(mixed $fields): array
    {
        $fields = array_map(Value::map(...), Value::map($fields));
        uasort(
            $fields,
            static fn(array $a, array $b): int => Value::int($a['priority'] ?? 0) <=> Value::int($b['priority'] ?? 0),
        );

        return $fields;
    }

    /**
     * @param list<string> $classes
     * @return array<string, mixed>
     */
    private static function field(
        string $label,
        int $priority,
        string $autocomplete,
        bool $isRequired,
        array $classes = ['form-row-wide'],
    ): array {
        return [
            'label' => $label,
            'required' => $isRequired,
            'class' => $classes,
            'autocomplete' => $autocomplete,
            'priority' => $priority,
        ];
    }

    /**
     * @param array<string, mixed> $field
     * @return string error message as HTML; empty if the value is valid
     */
    public static function errorMessage(string $value, array $field, string $label): string
    {
        $rules = Value::texts((array) ($field['validate'] ?? []));
        $type = Value::text($field['type'] ?? '');

        return match (true) {
            $type === 'country' && !WC()->countries->country_exists($value) /* translators: %s: country code */
                => sprintf(__('“%s” is not a valid country code.', 'stallkeeper-stand-in'), esc_html($value)),
            in_array('email', $rules, true) && !is_email($value) /* translators: %s: field name */ => sprintf(
                __('%s is not a valid email address.', 'stallkeeper-stand-in'),
                $label,
            ),
            in_array('phone', $rules, true) &&
                preg_match('/^[\s#0-9_\-+\/().]{3,40}$/', $value) !== 1 /* translators: %s: field name */
                => sprintf(__('%s is not a valid phone number.', 'stallkeeper-stand-in'), $label),
            in_array('postcode', $rules, true) &&
                preg_match('/^[\s\-A-Za-z0-9]{2,12}$/', $value) !== 1 /* translators: %s: field name */
                => sprintf(__('%s is not a valid postcode / ZIP.', 'stallkeeper-stand-in'), $label),
            default => '',
        };
    }
}
