<?php

/** WooCommerce's own functions that write and read values: prices, numbers, attributes, dates. */

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/**
 * One line of plain text, or every text of a list.
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

/** A number as it is stored: digits and a dot, no separators. */
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
    $args = Value::array(apply_filters('wc_price_args', wp_parse_args($args, [
        'ex_tax_label' => false,
        'currency' => '',
        'decimal_separator' => wc_get_price_decimal_separator(),
        'thousand_separator' => wc_get_price_thousand_separator(),
        'decimals' => wc_get_price_decimals(),
        'price_format' => get_woocommerce_price_format(),
    ])));
    $amount = Value::float($price);
    $number = number_format(abs($amount), Value::int($args['decimals'] ?? 2), Value::text($args['decimal_separator'] ?? '.'), Value::text($args['thousand_separator'] ?? ','));
    $number = Value::filtered('formatted_woocommerce_price', $number, $amount, $args['decimals'] ?? 2, $args['decimal_separator'] ?? '.', $args['thousand_separator'] ?? ',', $price);
    $symbol = '<span class="woocommerce-Price-currencySymbol">' . get_woocommerce_currency_symbol(Value::text($args['currency'] ?? '')) . '</span>';
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
        /* translators: %s: a price */
        esc_html(sprintf(__('Original price was: %s.', 'stallkeeper-stand-in'), wp_strip_all_tags($old))),
        $new,
        /* translators: %s: a price */
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
