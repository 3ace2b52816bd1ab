<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use Stallkeeper\Theme\Product\ProductCard;
use Stallkeeper\Theme\ProductList\CardCachePrimer;
use Stallkeeper\Theme\Shop\ShopStyles as ShopStyles;
use Stallkeeper\Theme\Templates\TemplatePart;
use WC_Product;
use WP_Post;

/**
 * Renders a product outside of the shop's lists. It runs the same hooks, so that badges and buttons of plugins appear.
 */
final class ProductTile
{
    /** Name of the loop. With a name, product titles are one heading level lower than in a list that fills the page. */
    private const LIST = 'stallkeeper';

    public function __construct(
        private readonly TemplatePart $parts,
        private readonly ShopStyles $styles,
        private readonly CardCachePrimer $caches,
    ) {}

    /**
     * @param  list<WC_Product> $products
     * @param  string           $sizes value of the `sizes` attribute of the images
     * @return list<string> finished HTML of each product
     */
    public function all(array $products, string $sizes): array
    {
        if ($products === []) {
            return [];
        }
        $this->styles->enqueue();
        $this->caches->prime($products);
        $before = [
            $GLOBALS['post'] ?? null,
            $GLOBALS['product'] ?? null,
            wc_get_loop_prop('name', ''),
            wc_get_loop_prop(ProductCard::SIZES_PROP),
        ];
        wc_set_loop_prop('name', self::LIST);
        wc_set_loop_prop(ProductCard::SIZES_PROP, $sizes);
        try {
            return array_map($this->one(...), $products);
        } finally {
            $this->restore(...$before);
        }
    }

    private function one(WC_Product $product): string
    {
        $post = get_post($product->get_id());
        // Do not use setup_postdata(): it would load the author of each product.
        $GLOBALS['post'] = $post instanceof WP_Post ? $post : null;
        $GLOBALS['product'] = $product;

        return $this->parts->html('parts/front/product', ['product' => $product]);
    }

    private function restore(mixed $post, mixed $product, mixed $name, mixed $sizes): void
    {
        $GLOBALS['post'] = $post;
        $GLOBALS['product'] = $product;
        wc_set_loop_prop('name', is_string($name) ? $name : '');
        wc_set_loop_prop(ProductCard::SIZES_PROP, is_string($sizes) ? $sizes : ProductCard::SIZES);
    }
}
