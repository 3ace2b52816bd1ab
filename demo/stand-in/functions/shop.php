<?php

use Stallkeeper\Demo\StandIn\StoreApiCheckout;
use Stallkeeper\Demo\StandIn\Value;

function WC(): WooCommerce
{
    return WooCommerce::instance();
}

function wc_maybe_define_constant($name, $value): void
{
    defined($name) || define($name, $value);
}

function wc_nocache_headers(): void
{
    // Caching plugins check these constants.
    wc_maybe_define_constant('DONOTCACHEPAGE', true);
    wc_maybe_define_constant('DONOTCACHEOBJECT', true);
    wc_maybe_define_constant('DONOTCACHEDB', true);
    nocache_headers();
}

/** @param array $args endpoint, namespace and schema_callback */
function woocommerce_store_api_register_endpoint_data($args): bool
{
    StoreApiCheckout::extend($args['namespace'], $args['schema_callback']);

    return true;
}

function is_woocommerce(): bool
{
    return is_shop() || is_product_taxonomy() || is_product();
}

function is_shop(): bool
{
    return is_post_type_archive('product') || is_page(wc_get_page_id('shop'));
}

function is_product_taxonomy(): bool
{
    return is_tax(get_object_taxonomies('product'));
}

function is_product(): bool
{
    return is_singular(['product']);
}

function is_cart(): bool
{
    return is_page(wc_get_page_id('cart')) ||
        defined('WOOCOMMERCE_CART') ||
        wc_post_content_has_shortcode('woocommerce_cart');
}

function is_checkout(): bool
{
    return apply_filters('woocommerce_is_checkout', false) ||
        is_page(wc_get_page_id('checkout')) ||
        defined('WOOCOMMERCE_CHECKOUT') ||
        wc_post_content_has_shortcode('woocommerce_checkout');
}

/** The stand-in has no accounts. */
function is_account_page(): bool
{
    return (bool) apply_filters('woocommerce_is_account_page', false);
}

function is_wc_endpoint_url($endpoint = ''): bool
{
    return isset($GLOBALS['wp']->query_vars[$endpoint]);
}

function is_order_received_page(): bool
{
    return (bool) apply_filters(
        'woocommerce_is_order_received_page',
        is_checkout() && is_wc_endpoint_url('order-received'),
    );
}

function wc_post_content_has_shortcode($tag = ''): bool
{
    return is_singular() && has_shortcode(get_post()->post_content ?? '', $tag);
}

function wc_page_no_robots($robots): array
{
    return is_cart() || is_checkout() ? wp_robots_sensitive_page($robots) : $robots;
}

function wc_get_page_id($page): int
{
    return absint(get_option("woocommerce_{$page}_page_id")) ?: -1;
}

function wc_get_page_permalink($page, $fallback = null): string
{
    $id = wc_get_page_id($page);
    $permalink = $id > 0 ? get_permalink($id) : false;

    return $permalink === false ? $fallback ?? get_home_url() : $permalink;
}

function wc_get_cart_url(): string
{
    return wc_get_page_permalink('cart');
}

function wc_get_checkout_url(): string
{
    return wc_get_page_permalink('checkout');
}

/** For example `/checkout/order-received/12/`. */
function wc_get_endpoint_url($endpoint, $value = '', $permalink = ''): string
{
    return get_option('permalink_structure') === ''
        ? add_query_arg($endpoint, $value, $permalink)
        : user_trailingslashit(trailingslashit($permalink) . "{$endpoint}/{$value}");
}

function wc_terms_and_conditions_page_id(): int
{
    return max(0, wc_get_page_id('terms'));
}

function get_woocommerce_currency(): string
{
    return apply_filters('woocommerce_currency', get_option('woocommerce_currency', 'EUR'));
}

function get_woocommerce_currency_symbol($currency = ''): string
{
    $currency = $currency ?: get_woocommerce_currency();

    return ['EUR' => '&euro;', 'GBP' => '&pound;', 'USD' => '&#36;'][$currency] ?? $currency;
}

function wc_get_price_thousand_separator(): string
{
    return get_option('woocommerce_price_thousand_sep', ',');
}

function wc_get_price_decimal_separator(): string
{
    return get_option('woocommerce_price_decimal_sep', '.') ?: '.';
}

function wc_get_price_decimals(): int
{
    return absint(apply_filters('wc_get_price_decimals', (int) get_option('woocommerce_price_num_decimals', 2)));
}

/** Formats a number for storage, with a dot and without thousand separators. */
function wc_format_decimal($number, $dp = false): string
{
    if (!is_float($number) && !is_int($number)) {
        $text = str_replace(wc_get_price_decimal_separator(), '.', (string) $number);
        $number = preg_replace('/[^0-9.-]/', '', preg_replace('/\.(?=.*\.)/', '', $text));
    }
    if (!is_numeric($number)) {
        return '';
    }

    return (string) ($dp === false ? $number : number_format((float) $number, (int) $dp, '.', ''));
}

/** Number of pieces at which the stock of a product is low. */
function wc_get_low_stock_amount(WC_Product $product): int
{
    $own = get_post_meta($product->get_id(), '_low_stock_amount', true);

    return absint(is_numeric($own) ? $own : get_option('woocommerce_notify_low_stock_amount', 2));
}

function wc_stock_amount($amount): int
{
    return Value::int(is_array($amount) ? 0 : $amount);
}

/** @param array $args currency */
function wc_price($price, $args = []): string
{
    $amount = (float) $price;
    $number = number_format(
        abs($amount),
        wc_get_price_decimals(),
        wc_get_price_decimal_separator(),
        wc_get_price_thousand_separator(),
    );
    $symbol = get_woocommerce_currency_symbol($args['currency'] ?? '');
    $html = sprintf(
        '<span class="woocommerce-Price-amount amount"><bdi>%s%s</bdi></span>',
        $amount < 0 ? '-' : '',
        "<span class=\"woocommerce-Price-currencySymbol\">{$symbol}</span>" . $number,
    );

    return apply_filters('wc_price', $html, $number, $args, $amount, $price);
}

function wc_format_sale_price($regular_price, $sale_price): string
{
    [$old, $new] = [wc_price($regular_price), wc_price($sale_price)];

    return sprintf(
        '<del aria-hidden="true">%1$s</del> <span class="screen-reader-text">Original price was: %2$s.</span><ins aria-hidden="true">%3$s</ins><span class="screen-reader-text">Current price is: %4$s.</span>',
        $old,
        wp_strip_all_tags($old),
        $new,
        wp_strip_all_tags($new),
    );
}

function wc_format_price_range($from, $to): string
{
    [$from, $to] = [wc_price($from), wc_price($to)];

    return sprintf(
        '<span aria-hidden="true">%1$s &ndash; %2$s</span><span class="screen-reader-text">Price range: %3$s through %4$s</span>',
        $from,
        $to,
        wp_strip_all_tags($from),
        wp_strip_all_tags($to),
    );
}

function wc_get_base_location(): array
{
    [$country, $state] = explode(':', get_option('woocommerce_default_country', 'DE')) + ['', ''];

    return ['country' => $country, 'state' => $state];
}

/** Country and state of a new customer. The stand-in does not support geolocation. */
function wc_get_customer_default_location(): array
{
    $isEmpty = get_option('woocommerce_default_customer_address', 'base') === '';

    return $isEmpty ? ['country' => '', 'state' => ''] : wc_get_base_location();
}

function wc_tax_enabled(): bool
{
    return get_option('woocommerce_calc_taxes') === 'yes';
}

function wc_prices_include_tax(): bool
{
    $isIncluded = get_option('woocommerce_prices_include_tax') === 'yes';

    return wc_tax_enabled() && apply_filters('woocommerce_prices_include_tax', $isIncluded);
}

function wc_get_rounding_precision(): int
{
    return max(wc_get_price_decimals() + 2, 6);
}

/** Rounds a tax: half up, or half down if prices are entered with tax, so that price and tax add up. */
function wc_round_tax_total($value): float
{
    $mode = wc_prices_include_tax() ? PHP_ROUND_HALF_DOWN : PHP_ROUND_HALF_UP;

    return round($value, wc_get_price_decimals(), $mode);
}

function wc_notice_count($notice_type = ''): int
{
    $all = WC()->session?->get('wc_notices', []) ?? [];

    return $notice_type === '' ? array_sum(array_map('count', $all)) : count($all[$notice_type] ?? []);
}

/** @param array $data printed as data attributes; `id` is the field of the notice */
function wc_add_notice($message, $notice_type = 'success', $data = []): void
{
    $message = apply_filters("woocommerce_add_{$notice_type}", $message);
    if ($message !== '') {
        $all = WC()->session?->get('wc_notices', []);
        $all[$notice_type][] = ['notice' => $message, 'data' => $data];
        WC()->session?->set('wc_notices', $all);
    }
}

function wc_clear_notices(): void
{
    WC()->session?->set('wc_notices', null);
}

function wc_print_notices($return = false)
{
    $all = WC()->session?->get('wc_notices', []) ?? [];
    $html = '';
    foreach (array_intersect(['error', 'success', 'notice'], array_keys($all)) as $type) {
        $html .= wc_get_template_html("notices/{$type}.php", ['notices' => $all[$type]]);
    }
    wc_clear_notices();
    if ($return) {
        return $html;
    }
    echo $html;
}

function wc_print_notice($message, $notice_type = 'success'): void
{
    wc_get_template("notices/{$notice_type}.php", ['notices' => [['notice' => $message, 'data' => []]]]);
}

function wc_kses_notice($message): string
{
    return wp_kses($message, array_replace_recursive(wp_kses_allowed_html('post'), ['a' => ['tabindex' => true]]));
}

function wc_get_notice_data_attr($notice): string
{
    $html = '';
    foreach ($notice['data'] ?? [] as $name => $value) {
        $html .= sprintf(' data-%s="%s"', sanitize_title($name), esc_attr($value));
    }

    return $html;
}
