<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\DeviceLists;

use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Assets\ScriptModule;
use Stallkeeper\Theme\Product\ProductPageSettings;
use Stallkeeper\Theme\Templates\TemplatePart;
use WC_Product;
use WP_Post;

/**
 * The wish list and the recently viewed products of a visitor. Both are on the device: the script stores names,
 * addresses and images, and shows them without a request. The shop does not learn about them.
 *
 * Without the script nothing is shown. The products that were viewed are stored without being asked for, so the list
 * is off by default.
 */
final class DeviceLists
{
    private const STYLE = 'build/device-lists.css';

    public function __construct(
        private readonly ProductPageSettings $settings,
        private readonly Assets $assets,
        private readonly ScriptModule $scripts,
        private readonly TemplatePart $parts,
    ) {}

    /** Hook: `woocommerce_after_add_to_cart_form`. */
    public function printButton(): void
    {
        $product = $GLOBALS['product'] ?? null;
        // The dialog of a list has the form of the product, too.
        $isPage = !wp_doing_ajax() && $product instanceof WC_Product;
        if ($isPage && $this->settings->hasWishlist() && self::isPublic($product)) {
            $this->scripts->enqueue('device-lists');
            printf(
                '<button type="button" class="wishlist-button" data-part="wishlist-button" data-saved="%s" ' .
                    'data-style="%s" hidden %s %s>%s</button>',
                esc_attr__('Remove from the wish list', 'stallkeeper'),
                esc_url($this->assets->url(self::STYLE)),
                self::toast([
                    /* translators: %1$s: name of a product */
                    'added' => sprintf(__('%1$s is on your wish list.', 'stallkeeper'), $product->get_name()),
                    'view' => __('View the wish list', 'stallkeeper'),
                    'view-url' => wc_get_cart_url() . '#wishlist',
                ]),
                self::attributes($product),
                esc_html__('Add to the wish list', 'stallkeeper'),
            );
        }
    }

    /** Hook: `woocommerce_after_cart`, `woocommerce_cart_is_empty` and `woocommerce_account_dashboard`. */
    public function printWishlist(): void
    {
        echo $this->wishlist();
    }

    /**
     * Hook: `render_block_woocommerce/cart`, after the form without a script was added (20). That form has the list,
     * too, and replaces the block if the visitor asks for it.
     */
    public function addWishlist(string $html): string
    {
        $shown = (string) preg_replace('~<noscript.*?</noscript>~s', '', $html);
        $hasList = str_contains($shown, 'data-list="wishlist"');

        return $hasList || is_admin() || wp_is_serving_rest_request() ? $html : $html . $this->wishlist();
    }

    private function wishlist(): string
    {
        if (!$this->settings->hasWishlist()) {
            return '';
        }
        $texts = self::toast([
            /* translators: %1$s: name of a product */
            'remove' => __('Remove %1$s from the wish list', 'stallkeeper'),
            /* translators: %1$s: name of a product */
            'removed' => __('%1$s is no longer on your wish list.', 'stallkeeper'),
            'undo' => __('Undo', 'stallkeeper'),
        ]);

        return $this->list('wishlist', __('Your wish list', 'stallkeeper'), $texts);
    }

    /** Hook: `woocommerce_after_single_product_summary`, after related products (20). */
    public function printRecentlyViewed(): void
    {
        $product = $GLOBALS['product'] ?? null;
        if ($product instanceof WC_Product && $this->settings->hasRecentlyViewed()) {
            echo $this->list(
                'recently-viewed',
                __('Recently viewed', 'stallkeeper'),
                self::isPublic($product) ? self::attributes($product) : '',
            );
        }
    }

    /**
     * @param string $attributes texts of the buttons, or the product that the script adds to the list; escaped
     * @return string HTML; the part escapes its output
     */
    private function list(string $name, string $title, string $attributes): string
    {
        $this->scripts->enqueue('device-lists');

        return $this->parts->html('parts/product/device-list', [
            'name' => $name,
            'title' => $title,
            'style' => $this->assets->url(self::STYLE),
            'attributes' => $attributes,
        ]);
    }

    /**
     * @param array<string, string> $texts of a message, by name
     * @return string data attributes, escaped
     */
    private static function toast(array $texts): string
    {
        $texts['close'] = __('Close', 'stallkeeper');
        $attributes = array_map(
            static fn(string $name, string $text): string => sprintf('data-%s="%s"', $name, esc_attr($text)),
            array_keys($texts),
            $texts,
        );

        return implode(' ', $attributes);
    }

    /** The name of a private or protected product must not stay on the device. */
    private static function isPublic(WC_Product $product): bool
    {
        $post = get_post($product->get_id());

        return $post instanceof WP_Post && $post->post_status === 'publish' && $post->post_password === '';
    }

    private static function attributes(WC_Product $product): string
    {
        $image = wp_get_attachment_image_url((int) $product->get_image_id(), 'woocommerce_gallery_thumbnail');

        return sprintf(
            'data-id="%d" data-name="%s" data-url="%s" data-image="%s"',
            $product->get_id(),
            esc_attr($product->get_name()),
            esc_url($product->get_permalink()),
            esc_url($image === false ? '' : $image),
        );
    }
}
