<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

/** The texts of the Customizer panel for the front page. */
final class Labels
{
    /**
     * @return array<string, array{string, array<string, string>}> section => title and labels of its settings, in order
     */
    public static function sections(): array
    {
        return [
            'banner' => [__('Banner', 'stallkeeper'), self::banner()],
            'promotions' => [__('Offers', 'stallkeeper'), ['promotions' => __('Show the offers.', 'stallkeeper')] + self::numbered(Settings::PROMOTIONS, [
                /* translators: %d: number of an offer, from 1 */
                'promotion_image' => __('Picture %d', 'stallkeeper'),
                /* translators: %d: number of an offer, from 1 */
                'promotion_title' => __('Words on picture %d', 'stallkeeper'),
                /* translators: %d: number of an offer, from 1 */
                'promotion_url' => __('Where picture %d leads', 'stallkeeper'),
            ])],
            'categories' => [__('Categories', 'stallkeeper'), [
                'categories' => __('Show the categories.', 'stallkeeper'),
                'categories_title' => __('Heading', 'stallkeeper'),
                'categories_text' => __('Sentence under it', 'stallkeeper'),
                'categories_count' => __('How many at most', 'stallkeeper'),
            ]],
            'products' => [__('Products', 'stallkeeper'), [
                'products' => __('Show products.', 'stallkeeper'),
                'products_title' => __('Heading', 'stallkeeper'),
                'products_source' => __('Which ones', 'stallkeeper'),
                'products_category' => __('Of this category', 'stallkeeper'),
                'products_look' => __('How they stand', 'stallkeeper'),
                'products_count' => __('How many at most', 'stallkeeper'),
            ]],
            'brands' => [__('Brands', 'stallkeeper'), self::brands()],
            'more' => [__('Widgets and posts', 'stallkeeper'), [
                'widgets' => __('Show the widget area of the front page.', 'stallkeeper'),
                'latest' => __('Show the latest posts.', 'stallkeeper'),
                'latest_title' => __('Heading', 'stallkeeper'),
                'latest_count' => __('How many at most', 'stallkeeper'),
            ]],
        ];
    }

    /**
     * @return array<string, string> labels of the choices; the key is setting and choice, such as
     *   `products_source.sale`
     */
    public static function choices(): array
    {
        return [
            'banner_source.products' => __('products', 'stallkeeper'),
            'banner_source.posts' => __('posts', 'stallkeeper'),
            'banner_source.pages' => __('the pages below', 'stallkeeper'),
            'products_source.featured' => __('featured ones', 'stallkeeper'),
            'products_source.latest' => __('the newest', 'stallkeeper'),
            'products_source.sale' => __('what is on sale', 'stallkeeper'),
            'products_source.category' => __('of a category', 'stallkeeper'),
            'products_look.four' => __('as a slider, up to four side by side', 'stallkeeper'),
            'products_look.default' => __('as a slider, up to five side by side', 'stallkeeper'),
            'products_look.six' => __('as a slider, up to six side by side', 'stallkeeper'),
            'products_look.grid' => __('all at once', 'stallkeeper'),
        ];
    }

    /** @return array<string, string> */
    private static function banner(): array
    {
        return [
            'banner' => __('Show the banner.', 'stallkeeper'),
            'banner_source' => __('What it shows', 'stallkeeper'),
            'banner_product_category' => __('Products of this category', 'stallkeeper'),
            'banner_category' => __('Posts of this category', 'stallkeeper'),
            'banner_count' => __('How many at most', 'stallkeeper'),
        ] + self::numbered(Settings::BANNER_PAGES, [
            /* translators: %d: number of a page, from 1 */
            'banner_page' => __('Page %d', 'stallkeeper'),
        ]);
    }

    /** @return array<string, string> */
    private static function brands(): array
    {
        return [
            'brands' => __('Show the brands.', 'stallkeeper'),
            'brands_title' => __('Heading', 'stallkeeper'),
            'brands_text' => __('Sentence under it', 'stallkeeper'),
        ] + self::numbered(Settings::BRANDS, [
            /* translators: %d: number of a brand, from 1 */
            'brand_name' => __('Name of brand %d', 'stallkeeper'),
            /* translators: %d: number of a brand, from 1 */
            'brand_image' => __('Sign of brand %d', 'stallkeeper'),
            /* translators: %d: number of a brand, from 1 */
            'brand_url' => __('Where brand %d leads', 'stallkeeper'),
        ]);
    }

    /**
     * @param array<string, string> $labels labels with a placeholder for the number
     * @return array<string, string>
     */
    private static function numbered(int $times, array $labels): array
    {
        $all = [];
        for ($i = 1; $i <= $times; $i++) {
            foreach ($labels as $name => $label) {
                $all["{$name}_{$i}"] = sprintf($label, $i);
            }
        }

        return $all;
    }
}
