<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\DeviceLists;

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
    public function __construct(
        private readonly ProductPageSettings $settings,
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
                '<button type="button" class="wishlist-button" data-part="wishlist-button" data-saved="%s" hidden %s>%s</button>',
                esc_attr__('Remove from the wish list', 'stallkeeper'),
                self::attributes($product),
                esc_html__('Add to the wish list', 'stallkeeper'),
            );
        }
    }

    /** Hook: `woocommerce_after_cart`, `woocommerce_cart_is_empty` and `woocommerce_account_dashboard`. */
    public function printWishlist(): void
    {
        if ($this->settings->hasWishlist()) {
            /* translators: %1$s: name of a product */
            $remove = __('Remove %1$s from the wish list', 'stallkeeper');
            $this->printList(
                'wishlist',
                __('Your wish list', 'stallkeeper'),
                sprintf('data-remove="%s"', esc_attr($remove)),
            );
        }
    }

    /** Hook: `woocommerce_after_single_product_summary`, after related products (20). */
    public function printRecentlyViewed(): void
    {
        $product = $GLOBALS['product'] ?? null;
        if ($product instanceof WC_Product && $this->settings->hasRecentlyViewed()) {
            $this->printList(
                'recently-viewed',
                __('Recently viewed', 'stallkeeper'),
                self::isPublic($product) ? self::attributes($product) : '',
            );
        }
    }

    /** @param string $attributes text of the buttons, or the product that the script adds to the list; escaped */
    private function printList(string $name, string $title, string $attributes = ''): void
    {
        $this->scripts->enqueue('device-lists');
        // The part escapes its output.
        echo $this->parts->html('parts/product/device-list', [
            'name' => $name,
            'title' => $title,
            'attributes' => $attributes,
        ]);
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
