<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Links;

/** Defines the kinds of links, in the order of their groups, with their headings. */
final class LinkKinds
{
    public const PAGE = 'page';

    private const BRANDS = ['product_brand', 'pa_brand'];

    /** @return array<string, string> headings by taxonomy, or `page` */
    public function titles(): array
    {
        $hasShop = self::isLinked('product_cat');
        $brand = array_values(array_filter(self::BRANDS, self::isLinked(...)))[0] ?? null;
        $titles = ($hasShop ? ['product_cat' => __('Product categories', 'stallkeeper-tools')] : []) +
            ($brand === null ? [] : [$brand => __('Brands', 'stallkeeper-tools')]) + [
                'category' => $hasShop
                    ? __('Post categories', 'stallkeeper-tools')
                    : __('Categories', 'stallkeeper-tools'),
            ] + [self::PAGE => __('Pages', 'stallkeeper-tools')];
        /**
         * Filters which links a search shows in groups next to its results, and in which order.
         *
         * @param array<string, string> $titles headings by taxonomy; `page` for pages. An empty array turns the groups
         *     off.
         */
        $filtered = apply_filters('stallkeeper_search_links', $titles);
        $kinds = [];
        foreach (is_array($filtered) ? $filtered : [] as $kind => $title) {
            if (is_string($kind) && is_string($title) && ($kind === self::PAGE || self::isLinked($kind))) {
                $kinds[$kind] = $title;
            }
        }

        return $kinds;
    }

    private static function isLinked(string $taxonomy): bool
    {
        return taxonomy_exists($taxonomy) && is_taxonomy_viewable($taxonomy);
    }
}
