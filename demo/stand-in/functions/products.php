<?php

use Stallkeeper\Demo\StandIn\ProductQuery;
use Stallkeeper\Demo\StandIn\Value;

/** Products, or IDs with the argument `'return' => 'ids'`. */
function wc_get_products($args): array
{
    return ProductQuery::run($args);
}

function wc_get_product($the_product = false): WC_Product|false
{
    if ($the_product instanceof WC_Product) {
        return $the_product;
    }
    $post = get_post($the_product === false ? null : ($the_product ?: -1));
    $types = is_array($terms = get_the_terms($post->ID ?? 0, 'product_type')) ? array_column($terms, 'slug') : [];

    return match ($post->post_type ?? '') {
        'product' => in_array('variable', $types, true) ? new WC_Product_Variable($post) : new WC_Product_Simple($post),
        'product_variation' => new WC_Product_Variation($post),
        default => false,
    };
}

function wc_get_product_ids_on_sale(): array
{
    $ids = get_posts([
        'post_type' => 'product',
        'fields' => 'ids',
        'numberposts' => -1,
        'meta_query' => [['key' => '_sale_price', 'value' => '', 'compare' => '!=']],
    ]);

    return array_values(array_filter($ids, static fn(int $id): bool => wc_get_product($id)->is_on_sale()));
}

/** Products with the same categories or tags, in random order. */
function wc_get_related_products($product_id, $limit = 5, $exclude_ids = []): array
{
    return ProductQuery::related($product_id, $limit, $exclude_ids);
}

function wc_get_product_term_ids($product_id, $taxonomy): array
{
    $terms = get_the_terms($product_id, $taxonomy);

    return is_array($terms) ? array_column($terms, 'term_id') : [];
}

/** Updates the product at the end of the request, once for all changed variations. */
function wc_deferred_product_sync($product_id): void
{
    $GLOBALS['wc_deferred_product_sync'][] = $product_id;
}

/** Global attributes, which the stand-in stores in an option instead of a table. */
function wc_get_attribute_taxonomies(): array
{
    $attributes = [];
    foreach (get_option('stand_in_attributes', []) as $id => $attribute) {
        $attributes[] = (object) [
            'attribute_id' => $id,
            'attribute_name' => $attribute['slug'],
            'attribute_label' => $attribute['name'],
        ];
    }

    return $attributes;
}

/** @param array $args name and slug */
function wc_create_attribute($args): int
{
    $attributes = get_option('stand_in_attributes', []);
    $id = max([0, ...array_keys($attributes)]) + 1;
    $slug = sanitize_title($args['slug'] ?? $args['name']);
    update_option('stand_in_attributes', $attributes + [$id => ['name' => $args['name'], 'slug' => $slug]]);

    return $id;
}

function wc_attribute_taxonomy_name($attribute_name): string
{
    return 'pa_' . sanitize_title($attribute_name);
}

/** ID of a global attribute by the name of its taxonomy. */
function wc_attribute_taxonomy_id_by_name($name): int
{
    foreach (wc_get_attribute_taxonomies() as $attribute) {
        if (wc_attribute_taxonomy_name($attribute->attribute_name) === $name) {
            return $attribute->attribute_id;
        }
    }

    return 0;
}

/** @param WC_Product|string $product product with this custom attribute */
function wc_attribute_label($name, $product = ''): string
{
    foreach (wc_get_attribute_taxonomies() as $attribute) {
        if (wc_attribute_taxonomy_name($attribute->attribute_name) === $name) {
            return $attribute->attribute_label;
        }
    }
    $product = $product instanceof WC_Product_Variation ? wc_get_product($product->get_parent_id()) : $product;

    return $product ? ($product->get_attributes()[sanitize_title($name)] ?? null)?->get_name() ?? $name : $name;
}

/**
 * @param WC_Product_Variation|array $variation or the values by field name
 * @param bool $flat text separated by commas instead of a list
 * @param bool $include_names with the names of the attributes
 */
function wc_get_formatted_variation($variation, $flat = false, $include_names = true): string
{
    $product = is_array($variation) ? '' : $variation;
    $parts = [];
    foreach (is_array($variation) ? $variation : $variation->get_attributes() as $name => $value) {
        $name = preg_replace('/^attribute_/', '', $name);
        $term = taxonomy_exists($name) ? get_term_by('slug', $value, $name) : null;
        $value = $term instanceof WP_Term ? $term->name : $value;
        $label = wc_attribute_label($name, $product);
        if ($value !== '') {
            $parts[] = match (true) {
                $flat => $include_names ? "$label: $value" : $value,
                $include_names => '<dt>' . esc_html($label) . ':</dt><dd>' . esc_html($value) . '</dd>',
                default => '<li>' . esc_html($value) . '</li>',
            };
        }
    }
    if ($flat || $parts === []) {
        return implode(', ', $parts);
    }
    $tag = $include_names ? 'dl' : 'ul';

    return "<$tag class=\"variation\">" . implode('', $parts) . "</$tag>";
}

function wc_is_attribute_in_product_name($attribute, $name): bool
{
    return stripos($name, " $attribute,") !== false ||
        str_ends_with(mb_strtolower($name), ' ' . mb_strtolower($attribute));
}

/** @param array $args qty and price; by default 1 and the product's price */
function wc_get_price_including_tax($product, $args = []): float
{
    $price = (string) ($args['price'] ?? '');
    $line = ($args['qty'] ?? 1) * (float) ($price === '' ? $product->get_price() : $price);
    if (!$product->is_taxable()) {
        return $line;
    }
    $rates = WC_Tax::get_rates($product->get_tax_class());
    $base = WC_Tax::get_base_tax_rates($product->get_tax_class());
    // Taxes are rounded for each rate, unless the shop rounds the sum.
    $sum = static fn(array $taxes): float => (float) array_sum(
        get_option('woocommerce_tax_round_at_subtotal') === 'yes' ? $taxes : array_map('wc_round_tax_total', $taxes),
    );
    if (!wc_prices_include_tax()) {
        return round($line + $sum(WC_Tax::calc_tax($line, $rates)), wc_get_price_decimals());
    }
    if ($rates === $base) {
        return $line;
    }
    $baseTaxes = WC_Tax::calc_tax($line, $base, true);
    $taxes = WC_Tax::calc_tax($line - array_sum($baseTaxes), $rates);

    return round($line - $sum($baseTaxes) + $sum($taxes), wc_get_price_decimals());
}

/** @param array $args qty and price; by default 1 and the product's price */
function wc_get_price_excluding_tax($product, $args = []): float
{
    $price = (string) ($args['price'] ?? '');
    $line = ($args['qty'] ?? 1) * (float) ($price === '' ? $product->get_price() : $price);
    $price = $line;
    if ($product->is_taxable() && wc_prices_include_tax()) {
        $rates = WC_Tax::get_base_tax_rates($product->get_tax_class());
        $price -= array_sum(WC_Tax::calc_tax($line, $rates, true));
    }

    return apply_filters('woocommerce_get_price_excluding_tax', $price, $args['qty'] ?? 1, $product);
}

/** @param array $args qty, price and display_context: "shop" or "cart" */
function wc_get_price_to_display($product, $args = []): float
{
    $context = $args['display_context'] ?? 'shop';

    return get_option("woocommerce_tax_display_{$context}") === 'incl'
        ? wc_get_price_including_tax($product, $args)
        : wc_get_price_excluding_tax($product, $args);
}

function wc_review_ratings_enabled(): bool
{
    return get_option('woocommerce_enable_reviews', 'yes') === 'yes' &&
        get_option('woocommerce_enable_review_rating', 'yes') === 'yes';
}

function wc_review_ratings_required(): bool
{
    return get_option('woocommerce_review_rating_required', 'yes') === 'yes';
}

/** The stand-in has no customers. */
function wc_customer_bought_product($customer_email, $user_id, $product_id): bool
{
    return false;
}

/** Width, height and crop in pixels; a height of 9999999999 means no limit. */
function wc_get_image_size($image_size): array
{
    $name = str_replace('woocommerce_', '', $image_size);
    $width = match ($name) {
        'single' => wc_get_theme_support('single_image_width', get_option('woocommerce_single_image_width', 600)),
        'gallery_thumbnail' => wc_get_theme_support('gallery_thumbnail_image_width', 100),
        default => wc_get_theme_support('thumbnail_image_width', get_option('woocommerce_thumbnail_image_width', 300)),
    };
    $isSingle = $name === 'single';

    return ['width' => (int) $width, 'height' => $isSingle ? 9999999999 : (int) $width, 'crop' => $isSingle ? 0 : 1];
}

function wc_placeholder_img($size = 'woocommerce_thumbnail', $attr = []): string
{
    $width = is_string($size) ? wc_get_image_size($size)['width'] : $size[0];

    return sprintf(
        '<img src="%s" width="%d" height="%d" %s>',
        esc_url(WC()->plugin_url() . '/assets/placeholder.svg'),
        $width,
        $width,
        wc_implode_html_attributes([
            'class' => 'woocommerce-placeholder wp-post-image',
            'alt' => 'Placeholder',
            ...$attr,
        ]),
    );
}
