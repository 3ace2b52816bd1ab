<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\ContentError;
use Stallkeeper\Demo\Content\Model\Product;
use Stallkeeper\Demo\Content\Model\Variations;

/** Products, made by nothing but WooCommerce's public classes: whatever shop is active offers the same ones. */
final class ProductWriter
{
    /**
     * @param array<string, int> $categories term ids under the slugs
     * @param array<string, int> $pictures   attachment ids under the names
     */
    public function __construct(private array $categories, private array $pictures) {}

    /** @param list<Product> $products */
    public function write(array $products): void
    {
        foreach ($products as $product) {
            $known = get_page_by_path($product->slug, OBJECT, 'product');
            if (!$known instanceof \WP_Post) {
                $this->save($product);
            }
        }
    }

    private function save(Product $product): void
    {
        $variants = class_exists(\WC_Product_Variable::class) ? $product->variants : null;
        $made = $variants === null ? new \WC_Product_Simple() : new \WC_Product_Variable();
        $made->set_name($product->name);
        $made->set_slug($product->slug);
        $made->set_status('publish');
        $made->set_description($product->body);
        $made->set_short_description(htmlspecialchars($product->summary, ENT_NOQUOTES));
        $made->set_sku($product->sku);
        $made->set_featured($product->featured);
        $made->set_date_created($product->date);
        $made->set_category_ids(array_map(fn(string $slug): int => $this->category($slug, $product), $product->categories));
        $made->set_image_id($this->pictures[$product->image] ?? 0);
        $made->set_gallery_image_ids(array_values(array_intersect_key($this->pictures, array_flip($product->gallery))));
        $made->set_stock_status($product->inStock ? 'instock' : 'outofstock');
        if ($variants === null) {
            $made->set_regular_price($product->price);
            $made->set_sale_price($product->salePrice ?? '');
        } else {
            $made->set_attributes([self::attribute($variants)]);
        }
        $id = $made->save();
        if ($variants !== null) {
            $this->saveVariants($id, $variants);
        }
    }

    private static function attribute(Variations $variants): \WC_Product_Attribute
    {
        $attribute = new \WC_Product_Attribute();
        $attribute->set_name($variants->attribute);
        $attribute->set_options($variants->values());
        $attribute->set_visible(true);
        $attribute->set_variation(true);

        return $attribute;
    }

    private function saveVariants(int $parent, Variations $variants): void
    {
        foreach ($variants->options as $order => $option) {
            $made = new \WC_Product_Variation();
            $made->set_parent_id($parent);
            $made->set_attributes([sanitize_title($variants->attribute) => $option->value]);
            $made->set_sku($option->sku);
            $made->set_regular_price($option->price);
            $made->set_image_id($this->pictures[$option->image] ?? 0);
            $made->set_menu_order($order);
            $made->save();
        }
        // Its price is a range over the variants, which did not exist when it was saved.
        \WC_Product_Variable::sync($parent);
    }

    private function category(string $slug, Product $product): int
    {
        return $this->categories[$slug] ?? throw new ContentError("{$product->file}: there is no category \"$slug\"");
    }
}
