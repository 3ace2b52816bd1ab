<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\QuickAdd;

use Stallkeeper\Render\Http\RequestInput;
use Stallkeeper\Theme\Assets\Assets;
use Stallkeeper\Theme\ProductList\CardSettings;
use Stallkeeper\Theme\Templates\TemplatePart;
use WC_Product_Variable;

/**
 * A dialog with the form of a variable product, in lists of products. The script requests the form when the visitor
 * presses the button of the card for the first time. Without the script, the button leads to the page of the product.
 */
final class QuickAdd
{
    public const FORM = 'stallkeeper_quick_add';

    /** Options and quantities. */
    private const STYLE = 'build/product-page.css';

    private const DIALOG_STYLE = 'build/quick-add.css';

    private bool $hasButton = false;

    public function __construct(
        private readonly CardSettings $settings,
        private readonly TemplatePart $parts,
        private readonly Assets $assets,
        private readonly RequestInput $input,
    ) {}

    /**
     * Hook: `woocommerce_loop_add_to_cart_args`.
     *
     * @param  array<string, mixed> $args arguments of the button
     * @return array<string, mixed>
     */
    public function markButton(array $args, mixed $product = null): array
    {
        $this->hasButton = true;
        $attributes = $args['attributes'] ?? null;
        if (
            is_array($attributes) &&
            $product instanceof WC_Product_Variable &&
            $product->is_purchasable() &&
            $product->is_in_stock() &&
            $this->settings->has(CardSettings::QUICK_ADD)
        ) {
            $args['attributes'] = [...$attributes, 'data-quick-add' => (string) $product->get_id()];
        }

        return $args;
    }

    /** Hook: `wp_footer`. Prints the texts of the script, on pages with a button of a product. */
    public function printTexts(): void
    {
        if ($this->hasButton) {
            printf(
                '<template data-part="list-texts" data-adding="%s" data-failed="%s" data-close="%s" ' .
                    'data-style="%s" data-dialog-style="%s"></template>',
                esc_attr__('Adding…', 'stallkeeper'),
                esc_attr__('The product could not be added to the cart.', 'stallkeeper'),
                esc_attr__('Close', 'stallkeeper'),
                esc_url($this->assets->url(self::STYLE)),
                esc_url($this->assets->url(self::DIALOG_STYLE)),
            );
        }
    }

    /** Hook: `wc_ajax_stallkeeper_quick_add`. */
    public function sendForm(): void
    {
        $html = $this->html($this->input->query()->integer('product_id', 1, PHP_INT_MAX, 0));
        if ($html === '') {
            wp_die('', '', ['response' => 404]);
        }
        // The template has escaped its values.
        echo $html;
        wp_die();
    }

    /** @return string escaped HTML; empty unless the product is variable and public */
    public function html(int $id): string
    {
        $product = wc_get_product($id);
        $post = get_post($id);
        if (
            !($product instanceof WC_Product_Variable) ||
            $post === null ||
            $product->get_status() !== 'publish' ||
            post_password_required($post)
        ) {
            return '';
        }
        $GLOBALS['post'] = $post;
        setup_postdata($post);
        $GLOBALS['product'] = $product;
        $html = $this->parts->html('parts/product/quick-add', ['product' => $product]);

        // The page may have a form with the same IDs.
        return (string) preg_replace(
            '~\b(id|for|aria-(?:controls|describedby|labelledby))="(?=[^"\s])~',
            '$1="quick-add-',
            $html,
        );
    }
}
