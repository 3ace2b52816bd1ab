<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Http\RequestInput;
use WC_Cart;
use WC_Product;
use WC_Session;

/** Offers to restore a product that the quantity 0 has removed. WooCommerce offers it after its links only. */
final class UndoRemoval
{
    /** @var array<array-key, mixed> */
    private array $removed = [];

    public function __construct(private readonly RequestInput $input) {}

    /** Hook: `woocommerce_cart_item_removed`. */
    public function addNotice(mixed $key, mixed $cart): void
    {
        $posted = $this->input->posted();
        if (!is_string($key) || !($cart instanceof WC_Cart) || !$posted->has('update_cart')) {
            return;
        }
        $typed = trim($posted->at('cart', $key)->text('qty'));
        if (!is_numeric($typed) || (float) $typed > 0) {
            return;
        }
        $item = Input::fromArray($cart->removed_cart_contents)->at($key)->all();
        $id = $item['variation_id'] ?? 0 ?: $item['product_id'] ?? 0;
        $product = is_numeric($id) ? wc_get_product((int) $id) : false;
        if ($product instanceof WC_Product) {
            wc_add_notice(self::message($product, $key));
            // WooCommerce 11 forgets removed lines at the next page (10), unless it follows one of its links.
            $this->removed = $cart->removed_cart_contents;
            add_action('template_redirect', [$this, 'keepRemovedLines'], 20);
            add_filter('wp_redirect', [$this, 'addParameter']);
        }
    }

    /** Hook: `template_redirect`, if the form is answered without a redirect. */
    public function keepRemovedLines(): void
    {
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;
        /** @var ?WC_Session $session */
        $session = WC()->session;
        if ($cart !== null && $session !== null) {
            $cart->removed_cart_contents = $this->removed;
            $session->set('removed_cart_contents', $this->removed);
        }
    }

    /** Hook: `wp_redirect`. WooCommerce's own links have this parameter. */
    public function addParameter(mixed $url): mixed
    {
        return is_string($url) ? add_query_arg('removed_item', '1', $url) : $url;
    }

    private static function message(WC_Product $product, string $key): string
    {
        $message = sprintf(
            /* translators: %s: name of a product */
            esc_html__('“%s” removed.', 'stallkeeper'),
            esc_html($product->get_name()),
        );
        if (!$product->is_in_stock()) {
            return $message;
        }
        $url = wp_nonce_url(add_query_arg('undo_item', $key, wc_get_cart_url()), 'woocommerce-cart');

        return sprintf(
            '%s <a href="%s" class="restore-item">%s</a>',
            $message,
            esc_url($url),
            esc_html__('Undo?', 'stallkeeper'),
        );
    }
}
