<?php

/** WooCommerce's functions for shop options, prices, numbers and dates. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

function get_woocommerce_currency(): string
{
    return Value::filtered('woocommerce_currency', Value::option('woocommerce_currency', 'EUR'));
}

function get_woocommerce_currency_symbol(string $currency = ''): string
{
    $currency = $currency !== '' ? $currency : get_woocommerce_currency();

    return Value::filtered(
        'woocommerce_currency_symbol',
        ['EUR' => '&euro;', 'GBP' => '&pound;', 'USD' => '&#36;'][$currency] ?? $currency,
        $currency,
    );
}

function get_woocommerce_price_format(): string
{
    $position = Value::option('woocommerce_currency_pos', 'left');
    $format =
        ['right' => '%2$s%1$s', 'left_space' => '%1$s&nbsp;%2$s', 'right_space' => '%2$s&nbsp;%1$s'][$position] ??
        '%1$s%2$s';

    return Value::filtered('woocommerce_price_format', $format, $position);
}

function wc_get_price_thousand_separator(): string
{
    return Value::filtered('wc_get_price_thousand_separator', Value::option('woocommerce_price_thousand_sep', ','));
}

function wc_get_price_decimal_separator(): string
{
    return Value::filtered('wc_get_price_decimal_separator', Value::option('woocommerce_price_decimal_sep', '.')) ?:
        '.';
}

function wc_get_price_decimals(): int
{
    return abs(
        Value::int(apply_filters('wc_get_price_decimals', Value::int(get_option('woocommerce_price_num_decimals', 2)))),
    );
}

function wc_reviews_enabled(): bool
{
    return get_option('woocommerce_enable_reviews', 'yes') === 'yes';
}

function wc_review_ratings_enabled(): bool
{
    return wc_reviews_enabled() && get_option('woocommerce_enable_review_rating', 'yes') === 'yes';
}

function wc_review_ratings_required(): bool
{
    return get_option('woocommerce_review_rating_required', 'yes') === 'yes';
}

function wc_product_sku_enabled(): bool
{
    return (bool) apply_filters('wc_product_sku_enabled', true);
}

/** Returns a setting from `add_theme_support('woocommerce', [...])`. */
function wc_get_theme_support(string $prop = '', mixed $default = null): mixed
{
    $support = get_theme_support('woocommerce');
    $value = is_array($support) ? $support[0] ?? [] : [];
    foreach ($prop !== '' ? explode('::', $prop) : [] as $part) {
        if (!is_array($value) || !array_key_exists($part, $value)) {
            return $default;
        }
        $value = $value[$part];
    }
    return $value;
}

/** @return array{width: int, height: int, crop: int} in pixels; a height of 9999999999 means no limit */
function wc_get_image_size(string $image_size): array
{
    $name = str_replace('woocommerce_', '', Value::text($image_size));
    $width = match ($name) {
        'single' => Value::int(
            wc_get_theme_support('single_image_width', get_option('woocommerce_single_image_width', 600)),
        ),
        'gallery_thumbnail' => Value::int(wc_get_theme_support('gallery_thumbnail_image_width', 100)),
        default => Value::int(
            wc_get_theme_support('thumbnail_image_width', get_option('woocommerce_thumbnail_image_width', 300)),
        ),
    };
    $size = [
        'width' => $width,
        'height' => $name === 'single' ? 9999999999 : $width,
        'crop' => $name === 'single' ? 0 : 1,
    ];
    $filtered = Value::array(apply_filters("woocommerce_get_image_size_{$name}", $size));

    return [
        'width' => Value::int($filtered['width'] ?? $width),
        'height' => Value::int($filtered['height'] ?? $width),
        'crop' => Value::int($filtered['crop'] ?? 1),
    ];
}

/**
 * Sanitizes a string or an array of strings.
 *
 * @template T
 * @param T $var
 * @return (T is array ? array<array-key, mixed> : (T is scalar ? string : T))
 */
function wc_clean($var)
{
    if (is_array($var)) {
        return array_map('wc_clean', $var);
    }
    return is_scalar($var) ? sanitize_text_field((string) $var) : $var;
}

function wc_sanitize_textarea(mixed $var): string
{
    return implode("\n", array_map('sanitize_text_field', explode("\n", Value::text($var))));
}

/** Formats a number for storage, with a dot and without thousand separators. */
function wc_format_decimal(mixed $number, bool|int|string $dp = false, bool $trim_zeros = false): string
{
    if (!is_float($number) && !is_int($number)) {
        $text = str_replace(wc_get_price_decimal_separator(), '.', Value::text($number));
        $number = preg_replace('/[^0-9.-]/', '', preg_replace('/\.(?=.*\.)/', '', $text) ?? '') ?? '';
    }
    if (!is_numeric($number)) {
        return '';
    }
    if ($dp !== false) {
        $decimals = $dp === '' || $dp === true ? wc_get_price_decimals() : (int) $dp;
        $number = number_format((float) $number, $decimals, '.', '');
    }
    $text = (string) $number;
    return $trim_zeros && str_contains($text, '.') ? rtrim(rtrim($text, '0'), '.') : $text;
}

function wc_stock_amount(mixed $amount): int
{
    return Value::int(apply_filters('woocommerce_stock_amount', Value::int($amount)));
}

/** @param array<string, mixed> $args currency, decimal_separator, thousand_separator, decimals, price_format */
function wc_price(mixed $price, array $args = []): string
{
    $args = Value::array(
        apply_filters(
            'wc_price_args',
            wp_parse_args($args, [
                'ex_tax_label' => false,
                'currency' => '',
                'decimal_separator' => wc_get_price_decimal_separator(),
                'thousand_separator' => wc_get_price_thousand_separator(),
                'decimals' => wc_get_price_decimals(),
                'price_format' => get_woocommerce_price_format(),
            ]),
        ),
    );
    $amount = Value::float($price);
    $number = number_format(
        abs($amount),
        Value::int($args['decimals'] ?? 2),
        Value::text($args['decimal_separator'] ?? '.'),
        Value::text($args['thousand_separator'] ?? ','),
    );
    $number = Value::filtered(
        'formatted_woocommerce_price',
        $number,
        $amount,
        $args['decimals'] ?? 2,
        $args['decimal_separator'] ?? '.',
        $args['thousand_separator'] ?? ',',
        $price,
    );
    $symbol =
        '<span class="woocommerce-Price-currencySymbol">' .
        get_woocommerce_currency_symbol(Value::text($args['currency'] ?? '')) .
        '</span>';
    $html = sprintf(
        '<span class="woocommerce-Price-amount amount"><bdi>%s%s</bdi></span>',
        $amount < 0 ? '-' : '',
        sprintf(Value::text($args['price_format'] ?? '%1$s%2$s'), $symbol, $number),
    );
    return Value::filtered('wc_price', $html, $number, $args, $amount, $price);
}

function wc_format_sale_price(mixed $regular_price, mixed $sale_price): string
{
    $old = is_numeric($regular_price) ? wc_price($regular_price) : Value::text($regular_price);
    $new = is_numeric($sale_price) ? wc_price($sale_price) : Value::text($sale_price);
    $html = sprintf(
        '<del aria-hidden="true">%1$s</del> <span class="screen-reader-text">%2$s</span><ins aria-hidden="true">%3$s</ins><span class="screen-reader-text">%4$s</span>',
        $old,
        /* translators: %s: price */
        esc_html(sprintf(__('Original price was: %s.', 'stallkeeper-stand-in'), wp_strip_all_tags($old))),
        $new,
        /* translators: %s: price */
        esc_html(sprintf(__('Current price is: %s.', 'stallkeeper-stand-in'), wp_strip_all_tags($new))),
    );
    return Value::filtered('woocommerce_format_sale_price', $html, $regular_price, $sale_price);
}

/** @param array<string, mixed> $raw_attributes */
function wc_implode_html_attributes(array $raw_attributes): string
{
    $pairs = [];
    foreach ($raw_attributes as $name => $value) {
        $pairs[] = esc_attr($name) . '="' . esc_attr(Value::text($value)) . '"';
    }
    return implode(' ', $pairs);
}

function wc_date_format(): string
{
    return Value::filtered('woocommerce_date_format', Value::option('date_format')) ?: 'F j, Y';
}

function wc_time_format(): string
{
    return Value::filtered('woocommerce_time_format', Value::option('time_format')) ?: 'g:i a';
}

function wc_format_datetime(WC_DateTime $date, string $format = ''): string
{
    return $date->date_i18n($format !== '' ? $format : wc_date_format());
}

/** @return array{country: string, state: string} the shop's address */
function wc_get_base_location(): array
{
    [$country, $state] = explode(
        ':',
        Value::filtered('woocommerce_get_base_location', Value::option('woocommerce_default_country', 'DE')),
    ) + ['', ''];

    return ['country' => $country, 'state' => $state];
}

/**
 * @return array{country: string, state: string} address of a new customer. The stand-in does not support geolocation.
 */
function wc_get_customer_default_location(): array
{
    $isEmpty = Value::option('woocommerce_default_customer_address', 'base') === '';

    return $isEmpty ? ['country' => '', 'state' => ''] : wc_get_base_location();
}
