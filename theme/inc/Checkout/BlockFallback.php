<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Checkout;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Theme\Assets\ScriptModule;

/**
 * Adds a fallback to WooCommerce's cart and checkout blocks, which need JavaScript. Without JavaScript the classic form
 * is shown instead. If the script fails, a link leads to that form.
 */
final class BlockFallback
{
    private const PARAMETER = 'simple';

    /** Block => shortcode of the classic form. */
    private const FORMS = [
        'woocommerce/checkout' => 'woocommerce_checkout',
        'woocommerce/cart' => 'woocommerce_cart',
    ];

    public function __construct(private readonly ScriptModule $scripts, private readonly RequestInput $input) {}

    /**
     * Hook: `render_block_woocommerce/checkout` and `render_block_woocommerce/cart`, after plugins have
     * changed the blocks (10).
     *
     * @param array<string, mixed> $block block from parse_blocks()
     */
    public function addFallback(string $html, array $block): string
    {
        $name = Input::fromArray($block)->text('blockName');
        $shortcode = self::FORMS[$name] ?? null;
        if ($shortcode === null || is_admin() || wp_is_serving_rest_request()) {
            return $html;
        }
        if ($this->input->query()->has(self::PARAMETER)) {
            return do_shortcode("[{$shortcode}]");
        }
        if ($name === 'woocommerce/checkout') {
            $this->scripts->enqueue('block-checkout');
        }
        $link = sprintf(
            '<p class="checkout-other"><a href="%s" rel="nofollow">%s</a></p>',
            esc_url(add_query_arg(self::PARAMETER, '1')),
            esc_html__('Is the form not loading? Use the simple form.', 'stallkeeper'),
        );

        return $html .
            $link .
            '<noscript class="block-fallback">' .
            self::withoutNested(do_shortcode("[{$shortcode}]")) .
            '</noscript>';
    }

    /**
     * Removes nested <noscript> elements. With JavaScript the browser treats the content as text that ends at the first
     * `</noscript>`.
     */
    private static function withoutNested(string $html): string
    {
        return (string) preg_replace('#</?noscript\b[^>]*>#i', '', $html);
    }
}
