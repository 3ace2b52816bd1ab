<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Product;
use Stallkeeper\Demo\Content\Model\Variations;

/** Creates products with WooCommerce's public classes only, so that it works with WooCommerce and the stand-in. */
final class ProductWriter
{
    /**
     * @param array<string, int> $categories term IDs by slug
     * @param array<string, int> $images   attachment IDs by image name
     */
    public function __construct(private array $categories, private array $images) {}

    /** @param list<Product> $products */
    public function write(array $products): void
    {
        foreach ($products as $product) {
            $existing = get_page_by_path($product->slug, OBJECT, 'product');
            if (!($existing instanceof \WP_Post)) {
                $this->save($product);
            }
        }
    }

    private function save(Product $product): void
    {
        $variations = class_exists(\WC_Product_Variable::class) ? $product->variations : null;
        $wcProduct = $variations === null ? new \WC_Product_Simple() : new \WC_Product_Variable();
        $wcProduct->set_name($product->name);
        $wcProduct->set_slug($product->slug);
        $wcProduct->set_status('publish');
        $wcProduct->set_description($product->body);
        $wcProduct->set_short_description(htmlspecialchars($product->summary, ENT_NOQUOTES));
        $wcProduct->set_sku($product->sku);
        $wcProduct->set_featured($product->featured);
        $wcProduct->set_date_created($product->date);
        $wcProduct->set_category_ids(
            array_map(fn(string $slug): int => $this->category($slug, $product), $product->categories),
        );
        $wcProduct->set_image_id($this->images[$product->image] ?? 0);
        $wcProduct->set_gallery_image_ids(
            array_values(array_intersect_key($this->images, array_flip($product->gallery))),
        );
        $wcProduct->set_stock_status($product->inStock ? 'instock' : 'outofstock');
        if ($variations === null) {
            $wcProduct->set_regular_price($product->price);
            $wcProduct->set_sale_price($product->salePrice ?? '');
        } else {
            $wcProduct->set_attributes([self::attribute($variations)]);
        }
        $id = $wcProduct->save();
        if ($variations !== null) {
            $this->saveVariations($id, $variations);
        }
    }

    private static function attribute(Variations $variations): \WC_Product_Attribute
    {
        $attribute = new \WC_Product_Attribute();
        $attribute->set_name($variations->attribute);
        $attribute->set_options($variations->values());
        $attribute->set_visible(true);
        $attribute->set_variation(true);

        return $attribute;
    }

    private function saveVariations(int $parent, Variations $variations): void
    {
        foreach ($variations->options as $order => $option) {
            $variation = new \WC_Product_Variation();
            $variation->set_parent_id($parent);
            $variation->set_attributes([sanitize_title($variations->attribute) => $option->value]);
            $variation->set_sku($option->sku);
            $variation->set_regular_price($option->price);
            $variation->set_image_id($this->images[$option->image] ?? 0);
            $variation->set_menu_order($order);
            $variation->save();
        }
        // Updates the price range of the product, which was saved before its variations.
        \WC_Product_Variable::sync($parent);
    }

    private function category(string $slug, Product $product): int
    {
        return $this->categories[$slug] ?? throw new ContentError("{$product->file}: unknown category \"$slug\"");
    }
}
