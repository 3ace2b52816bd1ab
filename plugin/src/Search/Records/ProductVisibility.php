<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use Stallkeeper\Search\Query\Scope;
use WP_Post;

/** Reads WooCommerce's catalog visibility of products: in searches, in the catalog, in both or in neither. */
final class ProductVisibility
{
    /** Post type of products. */
    public const TYPE = 'product';

    private const TAXONOMY = 'product_visibility';

    private const TERMS = ['search' => 'exclude-from-search', 'catalog' => 'exclude-from-catalog'];

    private const SOLD_OUT = 'outofstock';

    public function __construct(private readonly PostDatabase $database) {}

    /**
     * @return list<string> values of Scope in which the post is not listed. WooCommerce's option to hide products that
     *     are out of stock applies to both.
     */
    public function unlisted(WP_Post $post): array
    {
        if ($post->post_type !== self::TYPE || !taxonomy_exists(self::TAXONOMY)) {
            return [];
        }
        $terms = get_the_terms($post, self::TAXONOMY);
        $slugs = is_array($terms) ? array_column($terms, 'slug') : [];
        $isHidden = self::areSoldOutHidden() && in_array(self::SOLD_OUT, $slugs, true);

        return array_keys($isHidden ? self::TERMS : array_intersect(self::TERMS, $slugs));
    }

    /** Whether the post is listed somewhere, so that the index must contain it. */
    public function isListed(WP_Post $post): bool
    {
        return count($this->unlisted($post)) < count(Scope::cases());
    }

    /**
     * @param bool $isForSearches true to hide products that searches do not list; false to hide only unlisted products
     *
     * @return array{int, int, int} term_taxonomy ids, 0 for a missing term. A post is hidden if it has both the first
     *     and the second term, or if it has the third term
     */
    public function hidingTerms(bool $isForSearches): array
    {
        $slugs = [...array_values(self::TERMS), ...self::areSoldOutHidden() ? [self::SOLD_OUT] : []];
        $ids = taxonomy_exists(self::TAXONOMY) ? $this->ids($slugs) : [];
        $id = static fn(string $slug): int => is_numeric($ids[$slug] ?? null) ? (int) $ids[$slug] : 0;

        return [
            $id(self::TERMS['search']),
            $id(self::TERMS[$isForSearches ? 'search' : 'catalog']),
            $id(self::SOLD_OUT),
        ];
    }

    /**
     * Queries the ids directly: get_terms() needs two queries.
     *
     * @param non-empty-list<string> $slugs
     *
     * @return array<array-key, string|null> term_taxonomy ids by slug
     */
    private function ids(array $slugs): array
    {
        $db = $this->database->connection();
        $rows = $this->database->rows(
            'SELECT t.slug, tt.term_taxonomy_id FROM %i t JOIN %i tt ON tt.term_id = t.term_id WHERE tt.taxonomy = %s AND t.slug IN (' .
                PostDatabase::marks($slugs) .
                ')',
            [$db->terms, $db->term_taxonomy, self::TAXONOMY, ...$slugs],
        );

        return array_column($rows, 1, 0);
    }

    private static function areSoldOutHidden(): bool
    {
        return get_option('woocommerce_hide_out_of_stock_items') === 'yes';
    }
}
