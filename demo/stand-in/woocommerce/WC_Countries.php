<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Address\AddressFields;
use Stallkeeper\Demo\StandIn\Value;

/** Countries and address fields. */
class WC_Countries
{
    /** @return array<string, string> name by country code */
    public function get_countries(): array
    {
        return array_map(Value::text(...), Value::map(apply_filters('woocommerce_countries', self::names())));
    }

    public function country_exists(string $country_code): bool
    {
        return isset($this->get_countries()[$country_code]);
    }

    /** @return array<string, string> */
    public function get_allowed_countries(): array
    {
        return array_map(
            Value::text(...),
            Value::map(apply_filters('woocommerce_countries_allowed_countries', $this->get_countries())),
        );
    }

    public function get_base_country(): string
    {
        return Value::filtered(
            'woocommerce_countries_base_country',
            explode(':', Value::option('woocommerce_default_country', 'DE'))[0],
        );
    }

    public function get_base_state(): string
    {
        return Value::filtered(
            'woocommerce_countries_base_state',
            explode(':', Value::option('woocommerce_default_country'))[1] ?? '',
        );
    }

    public function get_base_city(): string
    {
        return Value::filtered('woocommerce_countries_base_city', Value::option('woocommerce_store_city'));
    }

    public function get_base_postcode(): string
    {
        return Value::filtered('woocommerce_countries_base_postcode', Value::option('woocommerce_store_postcode'));
    }

    /** @param array<string, string> $args */
    public function get_formatted_address(array $args = [], string $separator = '<br/>'): string
    {
        $part = static fn(string $name): string => esc_html(trim($args[$name] ?? ''));
        $lines = [
            trim("{$part('first_name')} {$part('last_name')}"),
            $part('company'),
            $part('address_1'),
            $part('address_2'),
            trim("{$part('postcode')} {$part('city')}"),
            $part('state'),
            ($args['country'] ?? '') !== $this->get_base_country()
                ? esc_html($this->get_countries()[$args['country'] ?? ''] ?? '')
                : '',
        ];
        return implode($separator, array_filter($lines));
    }

    /** @return array<string, array<string, mixed>> by field name without the prefix `billing_` */
    public function get_default_address_fields(): array
    {
        return AddressFields::sorted(apply_filters('woocommerce_default_address_fields', AddressFields::address()));
    }

    /** @return array<string, array<string, mixed>> by name */
    public function get_address_fields(string $country = '', string $type = 'billing_'): array
    {
        $fields = [];
        $section = rtrim($type, '_');
        foreach ($this->get_default_address_fields() as $name => $field) {
            $field['autocomplete'] = "section-{$section} {$section} " . Value::text($field['autocomplete'] ?? '');
            $fields[$type . $name] = $field;
        }
        $fields += $type === 'billing_' ? AddressFields::contact() : [];
        /** @var non-empty-string $hook */
        $hook = "woocommerce_{$type}fields";

        return AddressFields::sorted(
            apply_filters($hook, $fields, $country !== '' ? $country : $this->get_base_country()),
        );
    }

    /** @return array<string, string> name by country code */
    private static function names(): array
    {
        return [
            'AU' => __('Australia', 'stallkeeper-stand-in'),
            'AT' => __('Austria', 'stallkeeper-stand-in'),
            'BE' => __('Belgium', 'stallkeeper-stand-in'),
            'CA' => __('Canada', 'stallkeeper-stand-in'),
            'CZ' => __('Czech Republic', 'stallkeeper-stand-in'),
            'DK' => __('Denmark', 'stallkeeper-stand-in'),
            'FI' => __('Finland', 'stallkeeper-stand-in'),
            'FR' => __('France', 'stallkeeper-stand-in'),
            'DE' => __('Germany', 'stallkeeper-stand-in'),
            'IE' => __('Ireland', 'stallkeeper-stand-in'),
            'IT' => __('Italy', 'stallkeeper-stand-in'),
            'JP' => __('Japan', 'stallkeeper-stand-in'),
            'NL' => __('Netherlands', 'stallkeeper-stand-in'),
            'NO' => __('Norway', 'stallkeeper-stand-in'),
            'PL' => __('Poland', 'stallkeeper-stand-in'),
            'PT' => __('Portugal', 'stallkeeper-stand-in'),
            'ES' => __('Spain', 'stallkeeper-stand-in'),
            'SE' => __('Sweden', 'stallkeeper-stand-in'),
            'CH' => __('Switzerland', 'stallkeeper-stand-in'),
            'GB' => __('United Kingdom (UK)', 'stallkeeper-stand-in'),
            'US' => __('United States (US)', 'stallkeeper-stand-in'),
        ];
    }
}
