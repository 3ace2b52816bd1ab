<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use WC_Product;
use WP_Post;
use WP_Query;

/** Creates the banner slides from the selected source: products, posts of a category, or selected pages. */
final class Banner
{
    private const WORDS = 24;

    public function __construct(
        private readonly FrontPageSettings $settings,
        private readonly ProductFinder $products,
    ) {}

    /** @return list<BannerSlide> */
    public function slides(): array
    {
        return match ($this->settings->text('banner_source')) {
            'posts' => $this->ofPosts(
                [
                    'cat' => $this->settings->number('banner_category'),
                    'posts_per_page' => $this->settings->number('banner_count'),
                ],
                __('Read more', 'stallkeeper'),
            ),
            'pages' => $this->ofPages(),
            default => $this->ofProducts(),
        };
    }

    /** @return list<BannerSlide> */
    private function ofProducts(): array
    {
        $category = $this->settings->number('banner_product_category');

        return array_map(
            fn(WC_Product $product): BannerSlide => new BannerSlide(
                $product->get_name(),
                $this->words($product->get_short_description()),
                $product->get_permalink(),
                __('View product', 'stallkeeper'),
                (int) $product->get_image_id(),
                $product->get_price_html(),
            ),
            $this->products->find(
                $category > 0 ? 'category' : 'featured',
                $this->settings->number('banner_count'),
                $category,
            ),
        );
    }

    /** @return list<BannerSlide> */
    private function ofPages(): array
    {
        $ids = [];
        for ($i = 1; $i <= FrontPageSchema::BANNER_PAGES; $i++) {
            $ids[] = $this->settings->number("banner_page_{$i}");
        }
        $ids = array_values(array_unique(array_filter($ids)));

        return $ids === []
            ? []
            : $this->ofPosts(
                ['post_type' => 'page', 'post__in' => $ids, 'orderby' => 'post__in', 'posts_per_page' => count($ids)],
                __('View page', 'stallkeeper'),
            );
    }

    /**
     * @param array<string, mixed> $asked
     * @return list<BannerSlide>
     */
    private function ofPosts(array $asked, string $action): array
    {
        $query = new WP_Query(
            $asked + [
                'post_status' => 'publish',
                'has_password' => false,
                'ignore_sticky_posts' => true,
                'no_found_rows' => true,
            ],
        );
        update_post_thumbnail_cache($query);

        return array_map(
            fn(WP_Post $post): BannerSlide => new BannerSlide(
                html_entity_decode(get_the_title($post), ENT_QUOTES),
                $this->words(
                    $post->post_excerpt !== '' ? $post->post_excerpt : excerpt_remove_blocks($post->post_content),
                ),
                (string) get_permalink($post),
                $action,
                (int) get_post_thumbnail_id($post),
            ),
            array_values(array_filter($query->posts ?? [], static fn(mixed $post): bool => $post instanceof WP_Post)),
        );
    }

    /** Converts HTML to plain text without running shortcodes and blocks. */
    private function words(string $html): string
    {
        return html_entity_decode(wp_trim_words(strip_shortcodes($html), self::WORDS, '…'), ENT_QUOTES);
    }
}
