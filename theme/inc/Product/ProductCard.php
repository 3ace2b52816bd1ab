<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use Stallkeeper\Theme\ProductList\CardSettings;
use WC_Product;

/**
 * A product in a list. The link of its title covers the card (product/product-card.css), so that the card is one tab
 * stop with a short name. WooCommerce's own link would include image, title, rating and prices in its name.
 */
final class ProductCard
{
    /** `sizes` attribute for the widths in product-list.css: two per row on a phone, then as many as fit. */
    public const SIZES = '(min-width: 62rem) 18rem, (min-width: 36rem) 30vw, 45vw';

    /** Loop property with which a list sets another `sizes` attribute. */
    public const SIZES_PROP = 'stallkeeper_sizes';

    public function __construct(private readonly CardSettings $settings) {}

    /**
     * Hook: `woocommerce_before_shop_loop_item`, before all other callbacks.
     *
     * Replaces WooCommerce's callbacks as late as possible, so that a child theme or a plugin can remove or replace
     * them before. If the title is another one, WooCommerce's link around the card stays.
     */
    public function replaceTemplates(): void
    {
        if (remove_action('woocommerce_shop_loop_item_title', 'woocommerce_template_loop_product_title')) {
            add_action('woocommerce_shop_loop_item_title', [$this, 'printTitle']);
            remove_action('woocommerce_before_shop_loop_item', 'woocommerce_template_loop_product_link_open');
            remove_action('woocommerce_after_shop_loop_item', 'woocommerce_template_loop_product_link_close', 5);
        }
        if (remove_action('woocommerce_before_shop_loop_item_title', 'woocommerce_template_loop_product_thumbnail')) {
            add_action('woocommerce_before_shop_loop_item_title', [$this, 'printPicture']);
        }
        if (remove_action('woocommerce_after_shop_loop_item_title', 'woocommerce_template_loop_rating', 5)) {
            add_action('woocommerce_after_shop_loop_item_title', [$this, 'printRating'], 5);
        }
    }

    /** Hook: `woocommerce_before_shop_loop_item_title`. */
    public function printPicture(): void
    {
        $product = $this->current();
        if ($product !== null) {
            /** @var string $size this filter is documented in WooCommerce's includes/wc-template-functions.php */
            $size = apply_filters('single_product_archive_thumbnail_size', 'woocommerce_thumbnail');
            // The title next to the image describes it, so the alt text is empty. WordPress escapes the output.
            $sizes = wc_get_loop_prop(self::SIZES_PROP, self::SIZES);
            $sizes = is_string($sizes) ? $sizes : self::SIZES;
            echo '<span class="product-card__picture">' .
                $product->get_image($size, ['alt' => '', 'sizes' => $sizes]) .
                $this->secondImage($product, $size, $sizes) .
                '</span>';
        }
    }

    /** The browser loads it on hover or focus, because it is not displayed before (product-card.css). */
    private function secondImage(WC_Product $product, string $size, string $sizes): string
    {
        $first = $product->get_gallery_image_ids()[0] ?? 0;
        $id = $product->get_image_id() && is_numeric($first) ? (int) $first : 0;

        return $id > 0 && $this->settings->has(CardSettings::SECOND_IMAGE)
            ? wp_get_attachment_image($id, $size, false, [
                'alt' => '',
                'class' => 'product-card__second',
                'sizes' => $sizes,
                'loading' => 'lazy',
            ])
            : '';
    }

    /** Hook: `woocommerce_shop_loop_item_title`. */
    public function printTitle(): void
    {
        $product = $this->current();
        if ($product === null) {
            return;
        }
        // Lists inside a page are below a heading of their own.
        $heading = is_string(wc_get_loop_prop('name')) && wc_get_loop_prop('name') !== '' ? 'h3' : 'h2';
        /** @var string $link this filter is documented in WooCommerce's includes/wc-template-functions.php */
        $link = apply_filters('woocommerce_loop_product_link', $product->get_permalink(), $product);
        /** @var string $classes this filter is documented in WooCommerce's includes/wc-template-functions.php */
        $classes = apply_filters('woocommerce_product_loop_title_classes', 'woocommerce-loop-product__title');
        printf(
            '<%1$s class="%2$s"><a class="woocommerce-LoopProduct-link woocommerce-loop-product__link" href="%3$s">%4$s</a></%1$s>',
            $heading,
            esc_attr($classes),
            esc_url($link),
            wp_kses_post(get_the_title()),
        );
    }

    /** Hook: `woocommerce_after_shop_loop_item_title`. The stars, and the number of reviews. */
    public function printRating(): void
    {
        $product = $this->current();
        if ($product === null || !$this->settings->has(CardSettings::RATING)) {
            return;
        }
        ob_start();
        woocommerce_template_loop_rating();
        $stars = trim((string) ob_get_clean());
        $count = (int) $product->get_review_count();
        // A template that replaces WooCommerce's may contain the number itself.
        if ($stars === '' || $count < 1 || $stars !== trim(wc_get_rating_html($product->get_average_rating()))) {
            // The template has escaped its values.
            echo $stars;

            return;
        }
        printf(
            '<div class="product-card__rating">%s<span class="product-card__reviews"><span aria-hidden="true">(%s)</span><span class="screen-reader-text">%s</span></span></div>',
            $stars,
            esc_html(number_format_i18n($count)),
            /* translators: %s: number of reviews */
            esc_html(sprintf(_n('%s review', '%s reviews', $count, 'stallkeeper'), number_format_i18n($count))),
        );
    }

    /**
     * Hook: `woocommerce_loop_add_to_cart_args`.
     *
     * WooCommerce before 9 prints an empty `aria-describedby` attribute, which is invalid.
     *
     * @param  array<string, mixed> $args arguments of the button
     * @return array<string, mixed>
     */
    public function removeEmptyDescription(array $args): array
    {
        if (is_array($args['attributes'] ?? null) && ($args['attributes']['aria-describedby'] ?? null) === '') {
            unset($args['attributes']['aria-describedby']);
        }

        return $args;
    }

    private function current(): ?WC_Product
    {
        $product = $GLOBALS['product'] ?? null;

        return $product instanceof WC_Product ? $product : null;
    }
}
