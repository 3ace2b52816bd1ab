<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Exception;
use Stallkeeper\Demo\StandIn\Value;
use Stallkeeper\Demo\StandIn\Variation\VariationStore;
use WC_Product;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;
use WP_Post;

/** Creates the object of a product by its type, which is a term of the taxonomy `product_type`. */
final class ProductClass
{
    private const BY_TYPE = ['variable' => WC_Product_Variable::class, 'variation' => WC_Product_Variation::class];

    /**
     * @return WC_Product|false false for posts of other types
     * @throws Exception if the product does not exist
     */
    public static function create(WP_Post $post): WC_Product|false
    {
        $type = match ($post->post_type) {
            'product' => self::type($post->ID),
            VariationStore::TYPE => 'variation',
            default => '',
        };
        if ($type === '') {
            return false;
        }
        $class = Value::filtered(
            'woocommerce_product_class',
            self::BY_TYPE[$type] ?? WC_Product_Simple::class,
            $type,
            $post->post_type,
            $post->ID,
        );

        return is_a($class, WC_Product::class, true) ? new $class($post) : new WC_Product_Simple($post);
    }

    private static function type(int $product): string
    {
        $terms = get_the_terms($product, 'product_type');

        return is_array($terms) && $terms !== [] ? sanitize_title(reset($terms)->name) : 'simple';
    }
}
