<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\ContentDirectory;

/** Imports the content that requires WooCommerce: shop pages, product categories and products. */
final class ShopWriter
{
    /**
     * WooCommerce's page options by slug. The page with the checkout block is an additional checkout page without an
     * option.
     */
    private const PAGE_OPTIONS = [
        'shop' => 'shop',
        'cart' => 'cart',
        'checkout' => 'checkout',
        'my-account' => 'myaccount',
    ];

    /**
     * @param array<string, int> $pages      IDs by slug
     * @param array<string, int> $categories IDs by slug
     */
    private function __construct(public readonly array $pages, public readonly array $categories) {}

    public static function isAvailable(): bool
    {
        return class_exists(\WC_Product_Simple::class) && taxonomy_exists('product_cat');
    }

    public static function write(ContentDirectory $content, PostWriter $postWriter, ImageWriter $imageWriter): self
    {
        // Without the shortcode, for example with the stand-in, the account page would be empty.
        $pages = array_filter(
            $content->shopPages(),
            static fn($page): bool => $page->slug !== 'my-account' || shortcode_exists('woocommerce_my_account'),
        );
        $ids = $postWriter->write('page', array_values($pages));
        foreach (self::PAGE_OPTIONS as $slug => $name) {
            if (isset($ids[$slug])) {
                update_option("woocommerce_{$name}_page_id", $ids[$slug]);
            }
        }
        $images = $imageWriter->write($content->productImages());
        $categories = ProductCategoryWriter::write($content->productCategories(), $images);
        (new ProductWriter($categories, $images))->write($content->products());
        // The product archive uses the slug of the shop page, which was created above.
        delete_option('rewrite_rules');

        return new self($ids, $categories);
    }
}
