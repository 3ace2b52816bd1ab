<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Welcome;

/**
 * Pages, menus and widgets that the Customizer of a new site shows, so that its owner sees a complete shop. WordPress
 * saves them when the owner publishes, and offers them only on a site without content of its own.
 */
final class StarterContent
{
    private const HOME = ['media-text', 'testimonials', 'questions'];

    /** Hook: `after_setup_theme`. Only the Customizer of a new site reads the content. */
    public function addSupport(): void
    {
        if (($GLOBALS['pagenow'] ?? '') === 'customize.php' && get_option('fresh_site') && self::isEmpty()) {
            add_theme_support('starter-content', self::content());
        }
    }

    /**
     * Whether the site has no front page, menu or product yet. The content would replace them.
     *
     * WordPress's `fresh_site` ends with the first post or page. It does not see products, menus of
     * *Appearance > Menus*, or pages of WooCommerce.
     */
    private static function isEmpty(): bool
    {
        // Post types are registered later: wp_count_posts() does not know products yet.
        $products = ['post_type' => 'product', 'post_status' => 'any', 'numberposts' => 1, 'fields' => 'ids'];

        return get_option('show_on_front') === 'posts' && wp_get_nav_menus() === [] && get_posts($products) === [];
    }

    /** @return array<string, array<array-key, mixed>> see get_theme_starter_content() */
    public static function content(): array
    {
        $patterns = array_map(
            static fn(string $name): string => sprintf('<!-- wp:pattern {"slug":"stallkeeper/%s"} /-->', $name),
            self::HOME,
        );
        $pages = ['link_home', ...self::shopPages(), 'page_about', 'page_blog', 'page_contact'];

        return [
            'posts' => [
                'home' => [
                    'post_type' => 'page',
                    'post_title' => _x('Home', 'title of the front page', 'stallkeeper'),
                    'post_content' => implode("\n\n", $patterns),
                ],
                'about',
                'blog',
                'contact',
            ],
            'options' => ['show_on_front' => 'page', 'page_on_front' => '{{home}}', 'page_for_posts' => '{{blog}}'],
            'nav_menus' => [
                'primary' => ['name' => __('Main menu', 'stallkeeper'), 'items' => $pages],
            ],
            'widgets' => [
                'footer-1' => ['text_business_info'],
                'footer-2' => ['text_about'],
                'sidebar' => ['search', 'recent-posts', 'categories'],
            ],
        ];
    }

    /**
     * Links to the pages that WooCommerce has created. WordPress accepts IDs of starter content only.
     *
     * @return list<array{title: string, url: string}>
     */
    private static function shopPages(): array
    {
        if (!function_exists('wc_get_page_permalink')) {
            return [];
        }

        return array_values(
            array_filter(
                [
                    ['title' => __('Shop', 'stallkeeper'), 'url' => wc_get_page_permalink('shop', '')],
                    ['title' => __('Your account', 'stallkeeper'), 'url' => wc_get_page_permalink('myaccount', '')],
                ],
                static fn(array $item): bool => $item['url'] !== '',
            ),
        );
    }
}
