<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Shop;

use Stallkeeper\Theme\FrontPage\Categories;
use Stallkeeper\Theme\FrontPage\ProductFinder;
use Stallkeeper\Theme\FrontPage\ProductTile;
use Stallkeeper\Theme\Templates\TemplatePart;
use WC_Product;

/** Where a visitor can go from a page without products: a search form, the categories and popular products. */
final class NextSteps
{
    private const CATEGORIES = 12;
    private const PRODUCTS = 4;

    private const SIZES = '(min-width: 62rem) 17rem, 45vw';

    public function __construct(
        private readonly TemplatePart $parts,
        private readonly Categories $categories,
        private readonly ProductFinder $products,
        private readonly ProductTile $tiles,
    ) {}

    /** Hook: `woocommerce_no_products_found`, after WooCommerce's message (10). */
    public function printForList(): void
    {
        echo $this->html();
    }

    /** Hook: `woocommerce_after_template_part`, because the empty cart has no hook after its button. */
    public function printForCart(mixed $template): void
    {
        if ($template === 'cart/cart-empty.php') {
            echo $this->html();
        }
    }

    /**
     * Call it before the head is printed, or on pages of the shop, because the products need the shop's styles.
     *
     * @return string escaped HTML
     */
    public function html(): string
    {
        $products = $this->products->find('popular', self::PRODUCTS);
        // A new shop has sold nothing, and an import may not know the sales.
        $isPopular = array_filter($products, static fn(WC_Product $one): bool => $one->get_total_sales() > 0) !== [];

        return $this->parts->html('parts/shop/next-steps', [
            'categories' => $this->categories->find(self::CATEGORIES),
            'title' => $isPopular ? __('Popular products', 'stallkeeper') : __('New products', 'stallkeeper'),
            'tiles' => $this->tiles->all(
                $isPopular ? $products : $this->products->find('latest', self::PRODUCTS),
                self::SIZES,
            ),
        ]);
    }
}
