<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Tax\RateMatch;
use Stallkeeper\Demo\StandIn\Tax\RateStore;
use Stallkeeper\Demo\StandIn\Tax\TaxCalculation;
use Stallkeeper\Demo\StandIn\Value;

/**
 * Tax rates and the calculation of taxes. The stand-in does not support rates for postcodes and cities.
 *
 * @phpstan-import-type Rate from TaxCalculation
 */
class WC_Tax
{
    /**
     * @param array<int, Rate> $rates result of get_rates()
     * @return array<int, float> tax by rate ID
     */
    public static function calc_tax(
        float|string $price,
        array $rates,
        bool $price_includes_tax = false,
        mixed $deprecated = false,
    ): array {
        $amount = Value::float($price);
        $taxes = array_map(
            self::round(...),
            $price_includes_tax
                ? TaxCalculation::inclusive($amount, $rates)
                : TaxCalculation::exclusive($amount, $rates),
        );
        $filtered = [];
        foreach (
            Value::array(
                apply_filters('woocommerce_calc_tax', $taxes, $price, $rates, $price_includes_tax, $deprecated),
            )
            as $id => $tax
        ) {
            $filtered[(int) $id] = Value::float($tax);
        }

        return $filtered;
    }

    public static function round(float $in): float
    {
        return Value::float(apply_filters('woocommerce_tax_round', round($in, wc_get_rounding_precision()), $in));
    }

    /**
     * @param array<string, string> $args country, state, postcode, city and tax_class
     * @return array<int, Rate> by rate ID
     */
    public static function find_rates(array $args = []): array
    {
        $args += ['country' => '', 'state' => '', 'tax_class' => ''];
        $rates =
            $args['country'] === ''
                ? []
                : RateMatch::find(
                    RateStore::all(),
                    $args['country'],
                    $args['state'],
                    self::format_tax_rate_class($args['tax_class']),
                );
        $filtered = apply_filters('woocommerce_find_rates', $rates, $args);

        /** @var array<int, Rate> */
        return is_array($filtered) ? $filtered : $rates;
    }

    /**
     * @return list<string> country, state, postcode and city of the customer or, depending on the settings, of the
     *     shop; empty if there is no customer and the settings do not use the shop's address
     */
    public static function get_tax_location(string $tax_class = '', ?WC_Customer $customer = null): array
    {
        $customer ??= WC()->customer;
        $isBase =
            wc_prices_include_tax() ||
            Value::option('woocommerce_default_customer_address', 'base') === 'base' ||
            get_option('woocommerce_tax_based_on') === 'base';
        $location = $customer instanceof WC_Customer ? $customer->get_taxable_address() : ($isBase ? self::base() : []);

        return Value::texts(apply_filters('woocommerce_get_tax_location', $location, $tax_class, $customer));
    }

    /** @return array<int, Rate> rates of the customer, by rate ID */
    public static function get_rates(string $tax_class = '', ?WC_Customer $customer = null): array
    {
        [$country, $state] = self::get_tax_location($tax_class, $customer) + ['', ''];

        return self::find_rates(['country' => $country, 'state' => $state, 'tax_class' => $tax_class]);
    }

    /** @return array<int, Rate> rates of the shop's address, by rate ID */
    public static function get_base_tax_rates(string $tax_class = ''): array
    {
        [$country, $state] = self::base();

        return self::find_rates(['country' => $country, 'state' => $state, 'tax_class' => $tax_class]);
    }

    public static function format_tax_rate_class(string $class): string
    {
        $class = sanitize_title($class);

        return $class === 'standard' ? '' : $class;
    }

    /**
     * @param array<string, mixed> $tax_rate tax_rate, tax_rate_country, tax_rate_name, …
     * @return int ID of the rate
     */
    public static function _insert_tax_rate(array $tax_rate): int
    {
        $id = RateStore::write($tax_rate);
        do_action('woocommerce_tax_rate_added', $id, $tax_rate);

        return $id;
    }

    /** @param array<string, mixed> $tax_rate columns that change */
    public static function _update_tax_rate(int $tax_rate_id, array $tax_rate): void
    {
        RateStore::write($tax_rate, $tax_rate_id);
        do_action('woocommerce_tax_rate_updated', $tax_rate_id, $tax_rate);
    }

    public static function _delete_tax_rate(int $tax_rate_id): void
    {
        RateStore::delete($tax_rate_id);
        do_action('woocommerce_tax_rate_deleted', $tax_rate_id);
    }

    /** @return array{string, string, string, string} */
    private static function base(): array
    {
        $countries = WC()->countries;

        return [
            $countries->get_base_country(),
            $countries->get_base_state(),
            $countries->get_base_postcode(),
            $countries->get_base_city(),
        ];
    }
}
