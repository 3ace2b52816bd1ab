<?php

/** Countries and address fields, with the names and autocomplete values that WooCommerce uses. */
class WC_Countries
{
    private const NAMES = [
        'AU' => 'Australia',
        'AT' => 'Austria',
        'BE' => 'Belgium',
        'CA' => 'Canada',
        'CZ' => 'Czech Republic',
        'DK' => 'Denmark',
        'FI' => 'Finland',
        'FR' => 'France',
        'DE' => 'Germany',
        'IE' => 'Ireland',
        'IT' => 'Italy',
        'JP' => 'Japan',
        'NL' => 'Netherlands',
        'NO' => 'Norway',
        'PL' => 'Poland',
        'PT' => 'Portugal',
        'ES' => 'Spain',
        'SE' => 'Sweden',
        'CH' => 'Switzerland',
        'GB' => 'United Kingdom (UK)',
        'US' => 'United States (US)',
    ];

    public function get_allowed_countries(): array
    {
        return self::NAMES;
    }

    public function get_base_country(): string
    {
        return wc_get_base_location()['country'];
    }

    public function get_formatted_address($args = []): string
    {
        $part = static fn(string $name): string => esc_html(trim($args[$name] ?? ''));
        $country = $args['country'] ?? '';

        return implode(
            '<br/>',
            array_filter([
                trim("{$part('first_name')} {$part('last_name')}"),
                $part('company'),
                $part('address_1'),
                $part('address_2'),
                trim("{$part('postcode')} {$part('city')}"),
                $part('state'),
                $country === $this->get_base_country() ? '' : esc_html(self::NAMES[$country] ?? ''),
            ]),
        );
    }

    /** Fields by name without the prefix `billing_`. */
    public function get_default_address_fields(): array
    {
        $wide = ['form-row-wide'];
        $address = ['form-row-wide', 'address-field'];
        $country = [...$address, 'update_totals_on_change'];

        return [
            'first_name' => self::field('First name', 10, 'given-name', true, ['form-row-first']),
            'last_name' => self::field('Last name', 20, 'family-name', true, ['form-row-last']),
            'company' => self::field('Company name', 30, 'organization', false, $wide),
            'country' => ['type' => 'country'] + self::field('Country / Region', 40, 'country', true, $country),
            'address_1' => self::field('Street address', 50, 'address-line1', true, $address),
            'address_2' => self::field('Apartment, suite, unit, etc.', 60, 'address-line2', false, $address),
            'postcode' =>
                ['validate' => ['postcode']] + self::field('Postcode / ZIP', 65, 'postal-code', true, $address),
            'city' => self::field('Town / City', 70, 'address-level2', true, $address),
            'state' => self::field('State / County', 80, 'address-level1', false, $address),
        ];
    }

    private static function field(
        string $label,
        int $priority,
        string $autocomplete,
        bool $required,
        array $class,
    ): array {
        return compact('label', 'priority', 'autocomplete', 'required', 'class');
    }

    /** @param string $type billing_ or shipping_, the prefix of the names */
    public function get_address_fields($country = '', $type = 'billing_'): array
    {
        $fields = [];
        $section = rtrim($type, '_');
        foreach ($this->get_default_address_fields() as $name => $field) {
            $field['autocomplete'] = "section-{$section} {$section} {$field['autocomplete']}";
            $fields[$type . $name] = $field;
        }
        if ($type === 'billing_') {
            $isRequired = get_option('woocommerce_checkout_phone_field', 'required') === 'required';
            $class = ['form-row-wide'];
            $fields['billing_phone'] =
                ['type' => 'tel', 'validate' => ['phone']] +
                self::field('Phone', 100, 'section-billing billing tel', $isRequired, $class);
            $fields['billing_email'] =
                ['type' => 'email', 'validate' => ['email']] +
                self::field('Email address', 110, 'section-billing billing email', true, $class);
        }
        $fields = apply_filters("woocommerce_{$type}fields", $fields, $country ?: $this->get_base_country());
        uasort($fields, static fn(array $a, array $b): int => ($a['priority'] ?? 0) <=> ($b['priority'] ?? 0));

        return $fields;
    }
}
