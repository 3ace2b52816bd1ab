<?php

/**
 * Tax rates, stored in an option, and the calculation of taxes. A place has one
 * rate: there are no compound rates, and none for postcodes and cities.
 */
class WC_Tax
{
    private const OPTION = 'stand_in_tax_rates';
    private const DEFAULTS = [
        'tax_rate_country' => '',
        'tax_rate_state' => '',
        'tax_rate' => '0',
        'tax_rate_class' => '',
    ];

    /**
     * @param array $rates result of get_rates()
     * @return array<int, float> tax by rate ID
     */
    public static function calc_tax($price, $rates, $price_includes_tax = false): array
    {
        if ($price_includes_tax) {
            $price /= 1 + array_sum(array_column($rates, 'rate')) / 100;
        }
        $taxes = array_map(static fn(array $rate): float => ($price * $rate['rate']) / 100, $rates);

        return array_map(static fn(float $tax): float => round($tax, wc_get_rounding_precision()), $taxes);
    }

    /** The rate of a place by ID: that of the state, then of the country, then of all countries. */
    public static function find_rates($args = []): array
    {
        $place = ['country' => '', 'state' => '', 'tax_class' => '', ...$args];
        $matches = array_filter(
            $place['country'] === '' ? [] : get_option(self::OPTION, []),
            static fn(array $row): bool => in_array($row['tax_rate_country'], ['', $place['country']], true) &&
                in_array($row['tax_rate_state'], ['', $place['state']], true) &&
                $row['tax_rate_class'] === self::className($place['tax_class']),
        );
        $key = static fn(array $row): array => [$row['tax_rate_country'], $row['tax_rate_state']];
        uasort($matches, static fn(array $a, array $b): int => $key($b) <=> $key($a));

        return array_map(
            static fn(array $row): array => ['rate' => (float) $row['tax_rate']],
            array_slice($matches, 0, 1, true),
        );
    }

    /** Rates of the customer or, depending on the settings, of the shop's address. */
    public static function get_rates($tax_class = ''): array
    {
        $isBase =
            wc_prices_include_tax() ||
            get_option('woocommerce_default_customer_address', 'base') === 'base' ||
            get_option('woocommerce_tax_based_on') === 'base';
        $base = $isBase ? array_values(wc_get_base_location()) : ['', ''];
        [$country, $state] = WC()->customer?->get_taxable_address() ?? $base;

        return self::find_rates(['country' => $country, 'state' => $state, 'tax_class' => $tax_class]);
    }

    public static function get_base_tax_rates($tax_class = ''): array
    {
        return self::find_rates([...wc_get_base_location(), 'tax_class' => $tax_class]);
    }

    private static function className(string $class): string
    {
        return $class === 'standard' ? '' : sanitize_title($class);
    }

    /** @return int ID of the rate */
    public static function _insert_tax_rate($tax_rate): int
    {
        // IDs of deleted rates are not used again.
        $id = (int) get_option(self::OPTION . '_last', 0) + 1;
        update_option(self::OPTION . '_last', $id);
        self::write($id, $tax_rate + self::DEFAULTS);
        do_action('woocommerce_tax_rate_added', $id, $tax_rate);

        return $id;
    }

    /** @param array $tax_rate columns that change */
    public static function _update_tax_rate($tax_rate_id, $tax_rate): void
    {
        self::write($tax_rate_id, $tax_rate + get_option(self::OPTION)[$tax_rate_id]);
        do_action('woocommerce_tax_rate_updated', $tax_rate_id, $tax_rate);
    }

    public static function _delete_tax_rate($tax_rate_id): void
    {
        update_option(self::OPTION, array_diff_key(get_option(self::OPTION, []), [$tax_rate_id => 1]));
        do_action('woocommerce_tax_rate_deleted', $tax_rate_id);
    }

    private static function write(int $id, array $row): void
    {
        $row['tax_rate_class'] = self::className($row['tax_rate_class']);
        update_option(self::OPTION, [$id => $row] + get_option(self::OPTION, []));
    }
}
