<?php

/** WooCommerce's own functions about money, sizes and templates' settings that hang on options of the site. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Currency;
use Stallkeeper\Demo\StandIn\Value;

/** @return string three letters, such as EUR */
function get_woocommerce_currency()
{
    return Value::filtered('woocommerce_currency', Value::option('woocommerce_currency', 'EUR'));
}

/**
 * @param string $currency
 * @return string an HTML entity or letters
 */
function get_woocommerce_currency_symbol($currency = '')
{
    $currency = $currency !== '' ? $currency : get_woocommerce_currency();

    return Value::filtered('woocommerce_currency_symbol', Currency::SYMBOLS[$currency] ?? $currency, $currency);
}

/** @return string for sprintf: 1 is the symbol, 2 the amount */
function get_woocommerce_price_format()
{
    $position = Value::option('woocommerce_currency_pos', 'left');
    $format = Currency::FORMATS[$position] ?? Currency::FORMATS['left'];

    return Value::filtered('woocommerce_price_format', $format, $position);
}

/** @return string */
function wc_get_price_thousand_separator()
{
    return Value::filtered('wc_get_price_thousand_separator', Value::option('woocommerce_price_thousand_sep', ','));
}

/** @return string */
function wc_get_price_decimal_separator()
{
    return Value::filtered('wc_get_price_decimal_separator', Value::option('woocommerce_price_decimal_sep', '.')) ?: '.';
}

/** @return int */
function wc_get_price_decimals()
{
    return abs(Value::int(apply_filters('wc_get_price_decimals', Value::int(get_option('woocommerce_price_num_decimals', 2)))));
}

/** @return bool */
function wc_reviews_enabled()
{
    return get_option('woocommerce_enable_reviews', 'yes') === 'yes';
}

/** @return bool */
function wc_review_ratings_enabled()
{
    return wc_reviews_enabled() && get_option('woocommerce_enable_review_rating', 'yes') === 'yes';
}

/** @return bool */
function wc_product_sku_enabled()
{
    return (bool) apply_filters('wc_product_sku_enabled', true);
}

/**
 * A setting that the theme made with `add_theme_support('woocommerce', [...])`.
 *
 * @param string $prop parts of its path, with `::` between them; nothing for all
 * @param mixed $default
 * @return mixed
 */
function wc_get_theme_support($prop = '', $default = null)
{
    $support = get_theme_support('woocommerce');
    $value = is_array($support) ? ($support[0] ?? []) : [];
    foreach ($prop !== '' ? explode('::', $prop) : [] as $part) {
        if (!is_array($value) || !array_key_exists($part, $value)) {
            return $default;
        }
        $value = $value[$part];
    }
    return $value;
}

/**
 * @param string $image_size thumbnail, single or gallery_thumbnail, with or without `woocommerce_` before it
 * @return array{width: int, height: int, crop: int} in pixels; height 9999999999 is no limit
 */
function wc_get_image_size($image_size)
{
    $name = str_replace('woocommerce_', '', Value::text($image_size));
    $width = match ($name) {
        'single' => Value::int(wc_get_theme_support('single_image_width', get_option('woocommerce_single_image_width', 600))),
        'gallery_thumbnail' => Value::int(wc_get_theme_support('gallery_thumbnail_image_width', 100)),
        default => Value::int(wc_get_theme_support('thumbnail_image_width', get_option('woocommerce_thumbnail_image_width', 300))),
    };
    $size = ['width' => $width, 'height' => $name === 'single' ? 9999999999 : $width, 'crop' => $name === 'single' ? 0 : 1];
    $filtered = Value::array(apply_filters("woocommerce_get_image_size_{$name}", $size));

    return [
        'width' => Value::int($filtered['width'] ?? $width),
        'height' => Value::int($filtered['height'] ?? $width),
        'crop' => Value::int($filtered['crop'] ?? 1),
    ];
}
