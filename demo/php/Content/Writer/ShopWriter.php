<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\Content\Writer;

use Stallkeeper\Demo\Content\Model\ContentDirectory;

/** What a shop adds to the demo: its pages, its categories and its products. */
final class ShopWriter
{
    /** Which of the shop's options holds which page. The block checkout is a second checkout, so it has none. */
    private const PAGE_OPTIONS = ['shop' => 'shop', 'cart' => 'cart', 'checkout' => 'checkout', 'my-account' => 'myaccount'];

    /**
     * @param array<string, int> $pages      ids under the slugs
     * @param array<string, int> $categories ids under the slugs
     */
    private function __construct(public readonly array $pages, public readonly array $categories) {}

    /** Whether a plugin is active that sells. */
    public static function isOpen(): bool
    {
        return class_exists(\WC_Product_Simple::class) && taxonomy_exists('product_cat');
    }

    public static function write(ContentDirectory $library, PostWriter $documents, ImageWriter $images): self
    {
        // Not every shop keeps accounts, and a page without its form would be an empty one.
        $pages = array_filter($library->shopPages(), static fn($page): bool => $page->slug !== 'my-account' || shortcode_exists('woocommerce_my_account'));
        $ids = $documents->write('page', array_values($pages));
        foreach (self::PAGE_OPTIONS as $slug => $name) {
            if (isset($ids[$slug])) {
                update_option("woocommerce_{$name}_page_id", $ids[$slug]);
            }
        }
        $pictures = $images->write($library->productPictures());
        $categories = ProductCategoryWriter::write($library->productCategories(), $pictures);
        (new ProductWriter($categories, $pictures))->write($library->products());
        // The address of the product list is that of the shop's page, which is known only now.
        delete_option('rewrite_rules');

        return new self($ids, $categories);
    }
}
