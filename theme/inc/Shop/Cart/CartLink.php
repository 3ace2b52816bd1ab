<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop\Cart;

use Stallkeeper\Render\Http\CacheHeaders;
use Stallkeeper\Theme\Shop\Scripts;
use WC_Cart;

/**
 * The cart link in the header with the number of items.
 *
 * It is also a WooCommerce cart fragment, so AJAX add-to-cart responses update it.
 */
final class CartLink
{
    private const SELECTOR = 'a.cart-link';

    public function __construct(private readonly Scripts $scripts) {}

    public function addHooks(): void
    {
        add_action('stallkeeper_header_tools', [$this, 'printLink']);
        add_filter('woocommerce_add_to_cart_fragments', [$this, 'addFragment']);
    }

    /** Hook: `stallkeeper_header_tools`. */
    public function printLink(): void
    {
        if (!CacheHeaders::isPrivate()) {
            // A shared cache may give this page to a visitor whose cart is not empty.
            $this->scripts->enqueue();
        }
        // html() escapes its output. The status message is announced when the number changes without a page load.
        echo $this->html();
        printf(
            '<p class="screen-reader-text" role="status" data-part="cart-status" data-text="%s" data-view="%s"></p>',
            esc_attr__('Added to your cart.', 'stallkeeper'),
            esc_attr__('View cart', 'stallkeeper'),
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

        return sprintf(
            '<a class="cart-link" href="%s"%s><svg class="cart-link__icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="M4 9h16l-1.6 10.2a1 1 0 0 1-1 .8H6.6a1 1 0 0 1-1-.8zM8 9l3-5m5 5-3-5M9.5 13v3.5m5-3.5v3.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg><span class="cart-link__name">%s</span> <span class="cart-link__count" aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></a>',
            esc_url(wc_get_cart_url()),
            $count === 0 ? ' data-empty' : '',
            esc_html__('Cart', 'stallkeeper'),
            esc_html(number_format_i18n($count)),
            /* translators: %s: number of things in the cart */
            esc_html(sprintf(_n('%s item', '%s items', $count, 'stallkeeper'), number_format_i18n($count))),
        );
    }
}
