<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Cart;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\Templates\TemplatePart;
use WC_AJAX;
use WC_Cart;

/**
 * The cart beside the page. The script requests it with `?wc-ajax=stallkeeper_cart`, so that pages do not contain it
 * and page caches do not store it. The same address accepts the forms and links of product pages and of the cart:
 * WooCommerce handles them before, and redirects back to this address.
 */
final class Drawer
{
    public const ENDPOINT = 'stallkeeper_cart';

    private const STYLE = 'build/cart-drawer.css';
    private const SELECTOR = '[data-part="cart-drawer-content"]';

    /** @var array<string, true> keys of lines that this request has added */
    private array $added = [];

    public function __construct(
        private readonly RequestInput $input,
        private readonly DrawerLines $lines,
        private readonly Suggestions $suggestions,
        private readonly FreeDelivery $delivery,
        private readonly TemplatePart $parts,
        private readonly Assets $assets,
    ) {}

    /** Hook: `woocommerce_add_to_cart`. */
    public function rememberAdded(mixed $key): void
    {
        if (is_string($key)) {
            $this->added[$key] = true;
        }
    }

    /** Hook: `wc_ajax_stallkeeper_cart`. Sends WooCommerce's fragments, and one with the drawer. */
    public function send(): void
    {
        add_filter('woocommerce_add_to_cart_fragments', [$this, 'addFragment']);
        WC_AJAX::get_refreshed_fragments();
    }

    /**
     * Hook: `woocommerce_add_to_cart_fragments`, in requests of the drawer.
     *
     * @param  array<string, string> $fragments CSS selector => HTML that replaces the element
     * @return array<string, string>
     */
    public function addFragment(array $fragments): array
    {
        return [...$fragments, self::SELECTOR => $this->html()];
    }

    /** @return string escaped HTML; empty without a cart */
    public function html(): string
    {
        /** @var ?WC_Cart $cart */
        $cart = WC()->cart;
        if ($cart === null) {
            return '';
        }
        /** Fires before the cart beside the page is rendered. */
        do_action('stallkeeper_before_cart_drawer');
        $product = $this->input->any()->integer('added', 0, PHP_INT_MAX, 0);
        $lines = $this->lines->all($cart, $this->added, $product);

        return $this->parts->html('parts/cart/drawer', [
            'lines' => $lines,
            'isAdded' => array_filter(array_column($lines, 'isAdded')) !== [],
            'notices' => (string) wc_print_notices(true),
            'subtotal' => $cart->get_cart_subtotal(),
            'delivery' => $this->delivery->html(),
            'suggestions' => $this->suggestions->find($cart),
            'style' => $this->assets->url(self::STYLE),
        ]);
    }
}
