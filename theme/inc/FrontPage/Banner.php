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

    /**
     * @param ?BannerChoice $choice what the banner shows; null for the settings of the front page
     * @return list<BannerSlide>
     */
    public function slides(?BannerChoice $choice = null): array
    {
        $choice ??= BannerChoice::fromSettings($this->settings);

        return match ($choice->source) {
            'posts' => $this->ofPosts(
                ['cat' => $choice->category, 'posts_per_page' => $choice->count],
                __('Read more', 'stallkeeper'),
            ),
            'pages' => $this->ofPages($choice->pages),
            default => $this->ofProducts($choice->productCategory, $choice->count),
        };
    }

    /** @return list<BannerSlide> */
    private function ofProducts(int $category, int $count): array
    {
        return array_map(
            fn(WC_Product $product): BannerSlide => new BannerSlide(
                $product->get_name(),
                $this->words($product->get_short_description()),
                $product->get_permalink(),
                __('View product', 'stallkeeper'),
                (int) $product->get_image_id(),
                $product->get_price_html(),
            ),
            $this->products->find($category > 0 ? 'category' : 'featured', $count, $category),
        );
    }

    /**
     * @param list<int> $ids
     * @return list<BannerSlide>
     */
    private function ofPages(array $ids): array
    {
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
