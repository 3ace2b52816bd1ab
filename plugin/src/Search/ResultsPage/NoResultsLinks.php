<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\ResultsPage;

use WP_Rewrite;
use WP_Term;

/**
 * Links shown when a search has no results: the product categories with the most entries, then the post categories.
 *
 * All results pages contain the links, because the next live search may have no results. Therefore they are cached
 * until a term or its number of entries changes.
 */
final class NoResultsLinks
{
    public const TRANSIENT = 'stallkeeper_search_no_results_links';

    private const MAX_LINKS = 6;

    private const TAXONOMIES = ['product_cat', 'category'];

    /** Some tools change terms without hooks. */
    private const SECONDS = HOUR_IN_SECONDS;

    /** Maximum number of stored variants, such as the languages of a site. */
    private const MAX_VARIANTS = 20;

    /** Hooks: `created_term`, `edited_term`, `delete_term`. */
    public function afterTermChange(mixed $term, mixed $termTaxonomy, mixed $taxonomy): void
    {
        $this->afterCount($termTaxonomy, $taxonomy);
    }

    /** Hook: `edited_term_taxonomy`. WordPress has counted the entries of a term. */
    public function afterCount(mixed $termTaxonomy, mixed $taxonomy): void
    {
        if (in_array($taxonomy, self::TAXONOMIES, true)) {
            delete_transient(self::TRANSIENT);
        }
    }

    /** @return list<array{label: string, href: string}> */
    public function links(): array
    {
        $key = self::key();
        $variants = self::stored();
        if (!isset($variants[$key])) {
            $variants = array_slice(
                [$key => ['at' => time(), 'links' => self::read()]] + $variants,
                0,
                self::MAX_VARIANTS,
                true,
            );
            set_transient(self::TRANSIENT, $variants, self::SECONDS);
        }

        return $variants[$key]['links'];
    }

    /**
     * @return array<array-key, array{at: int, links: list<array{label: string, href: string}>}> stored links that have
     *     not expired, by key
     */
    private static function stored(): array
    {
        $stored = get_transient(self::TRANSIENT);
        // Storing one variant renews the transient, so each variant has its own time.
        $oldest = time() - self::SECONDS;

        /**
         * @var array<array-key, array{at: int, links: list<array{label: string, href: string}>}> only this class writes
         *     the transient
         */
        return array_filter(
            is_array($stored) ? $stored : [],
            static fn(mixed $variant): bool => is_array($variant) &&
                is_array($variant['links'] ?? null) &&
                ($variant['at'] ?? 0) > $oldest,
        );
    }

    /** @return string cache key; depends on the language and the permalinks of categories */
    private static function key(): string
    {
        /** @var WP_Rewrite $wp_rewrite */
        global $wp_rewrite;
        $addresses = array_map(
            static fn(string $taxonomy): string => (string) $wp_rewrite->get_extra_permastruct($taxonomy),
            self::TAXONOMIES,
        );

        return md5(implode(' ', [home_url('/'), determine_locale(), ...$addresses]));
    }

    /** @return list<array{label: string, href: string}> */
    private static function read(): array
    {
        $links = [];
        foreach (array_filter(self::TAXONOMIES, taxonomy_exists(...)) as $taxonomy) {
            $terms = get_terms([
                'taxonomy' => $taxonomy,
                'orderby' => 'count',
                'order' => 'DESC',
                'hide_empty' => true,
                'exclude' => self::uncategorized($taxonomy),
                'number' => self::MAX_LINKS,
            ]);
            foreach (is_array($terms) ? $terms : [] as $term) {
                $href = get_term_link($term);
                if (is_string($href)) {
                    $links[] = [
                        'label' => html_entity_decode($term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8'),
                        'href' => $href,
                    ];
                }
            }
        }

        return array_slice($links, 0, self::MAX_LINKS);
    }

    /** @return list<int> ID of the default category, unless the owner has changed its slug */
    private static function uncategorized(string $taxonomy): array
    {
        $isPost = $taxonomy === 'category';
        $id = get_option($isPost ? 'default_category' : "default_{$taxonomy}");
        $term = is_numeric($id) ? get_term((int) $id, $taxonomy) : null;
        $slugs = [
            'uncategorized',
            // Default slugs of WordPress and WooCommerce in the site's language.
            $isPost
                ? sanitize_title(_x('Uncategorized', 'Default category slug', 'default'))
                : sanitize_title(_x('Uncategorized', 'Default category slug', 'woocommerce')),
        ];

        return $term instanceof WP_Term && in_array($term->slug, $slugs, true) ? [$term->term_id] : [];
    }
}
