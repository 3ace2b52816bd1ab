<?php

/** WooCommerce's own functions about money, sizes and templates' settings that hang on options of the site. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

function get_woocommerce_currency(): string
{
    return Value::filtered('woocommerce_currency', Value::option('woocommerce_currency', 'EUR'));
}

function get_woocommerce_currency_symbol(string $currency = ''): string
{
    $currency = $currency !== '' ? $currency : get_woocommerce_currency();

    return Value::filtered('woocommerce_currency_symbol', ['EUR' => '&euro;', 'GBP' => '&pound;', 'USD' => '&#36;'][$currency] ?? $currency, $currency);
}

function get_woocommerce_price_format(): string
{
    $position = Value::option('woocommerce_currency_pos', 'left');
    $format = ['right' => '%2$s%1$s', 'left_space' => '%1$s&nbsp;%2$s', 'right_space' => '%2$s&nbsp;%1$s'][$position] ?? '%1$s%2$s';

    return Value::filtered('woocommerce_price_format', $format, $position);
}

function wc_get_price_thousand_separator(): string
{
    return Value::filtered('wc_get_price_thousand_separator', Value::option('woocommerce_price_thousand_sep', ','));
}

function wc_get_price_decimal_separator(): string
{
    return Value::filtered('wc_get_price_decimal_separator', Value::option('woocommerce_price_decimal_sep', '.')) ?: '.';
}

function wc_get_price_decimals(): int
{
    return abs(Value::int(apply_filters('wc_get_price_decimals', Value::int(get_option('woocommerce_price_num_decimals', 2)))));
}

function wc_reviews_enabled(): bool
{
    return get_option('woocommerce_enable_reviews', 'yes') === 'yes';
}

function wc_review_ratings_enabled(): bool
{
    return wc_reviews_enabled() && get_option('woocommerce_enable_review_rating', 'yes') === 'yes';
}

function wc_product_sku_enabled(): bool
{
    return (bool) apply_filters('wc_product_sku_enabled', true);
}

/** A setting that the theme made with `add_theme_support('woocommerce', [...])`. */
function wc_get_theme_support(string $prop = '', mixed $default = null): mixed
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

/** @return array{width: int, height: int, crop: int} in pixels; height 9999999999 is no limit */
function wc_get_image_size(string $image_size): array
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
