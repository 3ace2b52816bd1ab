<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Header;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Theme\Cart\CartSettings;
use Stallkeeper\Theme\Shop\ShopScripts;
use WC_Cart;

/**
 * The cart link in the header with the number of items.
 *
 * It is also a WooCommerce cart fragment, so AJAX add-to-cart responses update it.
 */
final class CartLink
{
    private const SELECTOR = 'a.cart-link';

    public function __construct(private readonly ShopScripts $scripts, private readonly CartSettings $settings) {}

    /** Hook: `stallkeeper_header_tools`. */
    public function printLink(): void
    {
        // A shared cache may give this page to a visitor whose cart is not empty, and a browser may show it again
        // later.
        $this->scripts->enqueue();
        // html() escapes its output.
        echo $this->html();
    }

    /**
     * Hook: `wp_footer`.
     *
     * Prints the status message, which is announced when a button adds a product without a page load. Without this
     * element, buttons load the next page.
     */
    public function printStatus(): void
    {
        if (get_option('woocommerce_enable_ajax_add_to_cart') === 'no') {
            return;
        }
        /** @var string $cart this filter is documented in WooCommerce's includes/class-wc-form-handler.php */
        $cart = apply_filters('woocommerce_add_to_cart_redirect', wc_get_cart_url(), null);
        /**
         * @var array<string, mixed> $data this filter is documented in WooCommerce's
         *     includes/class-wc-frontend-scripts.php
         */
        $data = apply_filters(
            'woocommerce_get_script_data',
            [
                'i18n_view_cart' => esc_attr__('View cart', 'stallkeeper'),
                'cart_url' => $cart,
                'cart_redirect_after_add' => get_option('woocommerce_cart_redirect_after_add'),
            ],
            'wc-add-to-cart',
        );
        $data = Input::fromArray($data);
        printf(
            '<p class="screen-reader-text" role="status" data-part="cart-status" data-text="%s" data-view="%s" data-cart="%s" data-cookies="%s" data-failed="%s"%s></p>',
            esc_attr__('Added to your cart.', 'stallkeeper'),
            esc_attr($data->text('i18n_view_cart')),
            esc_url($data->text('cart_url')),
            esc_attr__(
                'Your browser refuses cookies. Please allow them for this site: the cart needs them.',
                'stallkeeper',
            ),
            esc_attr__(
                'The shop did not answer. Please check your connection and your cart, and try again.',
                'stallkeeper',
            ),
            $data->text('cart_redirect_after_add') === 'yes' ? ' data-redirect' : '',
        );
    }

    /**
     * Hook: `woocommerce_add_to_cart_fragments`.
     *
     * @param  array<string, string> $fragments CSS selector => HTML that replaces the element
     * @return array<string, string>
     */
    public function addFragment(array $fragments): array
    {
        return [...$fragments, self::SELECTOR => $this->html()];
    }

    private function html(): string
    {
        // Without a session there is no cart, for example in the editor's previews and on the command line.
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;
        $count = (int) $cart?->get_cart_contents_count();

        $name = sprintf(
            /* translators: %s: number of things in the cart */
            _n('%s item', '%s items', $count, 'stallkeeper'),
            number_format_i18n($count),
        );
        $subtotal = '';
        if ($cart !== null && $count > 0) {
            $subtotal = self::amount($cart->get_cart_subtotal());
            /* translators: 1: number of things in the cart, such as "2 items", 2: amount of money */
            $name = sprintf(__('%1$s, %2$s', 'stallkeeper'), $name, $subtotal);
        }

        return sprintf(
            '<a class="cart-link" href="%s"%s%s><svg class="cart-link__icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="M4 9h16l-1.6 10.2a1 1 0 0 1-1 .8H6.6a1 1 0 0 1-1-.8zM8 9l3-5m5 5-3-5M9.5 13v3.5m5-3.5v3.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg><span class="cart-link__name">%s</span> <span class="cart-link__count" aria-hidden="true">%s</span>%s<span class="screen-reader-text">%s</span></a>',
            esc_url(wc_get_cart_url()),
            $count === 0 ? ' data-empty' : '',
            $this->settings->hasDrawer() ? ' data-drawer' : '',
            esc_html__('Cart', 'stallkeeper'),
            esc_html(number_format_i18n($count)),
            $subtotal === ''
                ? ''
                : sprintf('<span class="cart-link__total" aria-hidden="true">%s</span>', esc_html($subtotal)),
            esc_html($name),
        );
    }

    /** An amount as text, without the note about taxes. */
    private static function amount(string $html): string
    {
        $html = (string) preg_replace('~<small.*?</small>~s', '', $html);

        return trim(html_entity_decode(wp_strip_all_tags($html), ENT_QUOTES));
    }
}
