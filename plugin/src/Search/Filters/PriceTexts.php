<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Filters;

use Stallkeeper\Render\Search\Filters\PriceFormat;

/** Creates the format of the price filter from WooCommerce's settings, with its texts in the language of the page. */
final class PriceTexts
{
    /** Price that is formatted by WooCommerce, to find the place of the currency. */
    private const EXAMPLE = 8;

    public static function create(): PriceFormat
    {
        $texts = [
            'title' => __('Price', 'stallkeeper-tools'),
            /* translators: 1: lowest price, 2: highest price; label of an active filter */
            'range' => __('%1$s to %2$s', 'stallkeeper-tools'),
            /* translators: %s: lowest price; label of an active filter */
            'from' => __('From %s', 'stallkeeper-tools'),
            /* translators: %s: highest price; label of an active filter */
            'upTo' => __('Up to %s', 'stallkeeper-tools'),
            /* translators: %s: text that a visitor has entered as a price */
            'problem' => __('“%s” is not a price.', 'stallkeeper-tools'),
            /* translators: %s: an example of a number, in the format of the shop */
            'hint' => __('Enter a number such as %s.', 'stallkeeper-tools'),
        ];
        if (!function_exists('wc_get_price_decimal_separator')) {
            return new PriceFormat(texts: $texts);
        }
        $decimals = wc_get_price_decimals();
        $number = number_format(self::EXAMPLE, $decimals, wc_get_price_decimal_separator(), '');

        return new PriceFormat(
            wc_get_price_decimal_separator(),
            wc_get_price_thousand_separator(),
            $decimals,
            array_values(array_filter([self::plain(get_woocommerce_currency_symbol()), get_woocommerce_currency()])),
            str_replace($number, '%s', self::plain(wp_strip_all_tags(wc_price(self::EXAMPLE)))),
            $texts,
        );
    }

    /** WooCommerce returns HTML entities, such as &euro; and &nbsp;. */
    private static function plain(string $html): string
    {
        return html_entity_decode($html, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }
}
