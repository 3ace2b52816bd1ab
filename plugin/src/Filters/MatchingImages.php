<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Tools\Search\Records\DatabaseError;
use Stallkeeper\Tools\Search\Records\PostDatabase;
use Stallkeeper\Tools\Search\Records\ProductAttributes;
use WC_Product;
use WP_Post;
use WP_Query;

/**
 * Shows the image of the matching variation in a list that is filtered by an attribute: who has chosen navy sees navy
 * shirts.
 */
final class MatchingImages
{
    /** @var array<int, int> image by product */
    private array $images = [];

    public function __construct(private readonly CatalogSearch $search, private readonly PostDatabase $database) {}

    /** Hook: `woocommerce_before_shop_loop`, before themes load the images of the list (10). */
    public function find(): void
    {
        $query = $GLOBALS['wp_query'] ?? null;
        $page = $query instanceof WP_Query ? CatalogPage::fromQuery($query) : null;
        if ($page === null || $query->posts === null || $query->posts === []) {
            return;
        }
        try {
            $this->images = $this->read(
                array_values(
                    array_map(static fn(mixed $post): int => $post instanceof WP_Post ? $post->ID : 0, $query->posts),
                ),
                $this->slugs($page),
            );
        } catch (DatabaseError) {
            // The list is complete without them, and WordPress has logged the error.
            $this->images = [];
        }
        if ($this->images !== []) {
            add_filter('woocommerce_product_get_image_id', [$this, 'replace'], 10, 2);
        }
    }

    /** Hook: `woocommerce_after_shop_loop`. Other lists of the page show their own images. */
    public function stop(): void
    {
        remove_filter('woocommerce_product_get_image_id', [$this, 'replace']);
    }

    /** Hook: `woocommerce_product_get_image_id`. */
    public function replace(mixed $image, mixed $product): mixed
    {
        return $product instanceof WC_Product ? $this->images[$product->get_id()] ?? $image : $image;
    }

    /** @return array<string, list<string>> slugs of the selected values by the metadata of variations */
    private function slugs(CatalogPage $page): array
    {
        $slugs = [];
        foreach ($this->search->selected($page)->values as $attribute => $names) {
            $taxonomy = substr($attribute, strlen('attributes.'));
            if (str_starts_with($attribute, 'attributes.' . ProductAttributes::PREFIX) && taxonomy_exists($taxonomy)) {
                $found = get_terms([
                    'taxonomy' => $taxonomy,
                    'name' => $names,
                    'hide_empty' => false,
                    'fields' => 'slugs',
                ]);
                $slugs["attribute_$taxonomy"] = is_array($found) ? array_values(array_filter($found, 'is_string')) : [];
            }
        }

        return array_filter($slugs);
    }

    /**
     * @param list<int> $products
     * @param array<string, list<string>> $slugs
     * @return array<int, int> image of the first variation that has one of the values, by product
     */
    private function read(array $products, array $slugs): array
    {
        $images = [];
        $wpdb = $this->database->connection();
        foreach ($slugs as $key => $values) {
            $rows = $this->database->rows(
                'SELECT variation.post_parent, image.meta_value FROM %i variation' .
                    ' JOIN %i value ON value.post_id = variation.ID AND value.meta_key = %s' .
                    ' JOIN %i image ON image.post_id = variation.ID AND image.meta_key = %s' .
                    ' WHERE variation.post_type = %s AND variation.post_status = %s' .
                    ' AND value.meta_value IN (' .
                    implode(', ', array_fill(0, count($values), '%s')) .
                    ') AND variation.post_parent IN (' .
                    implode(', ', array_fill(0, count($products), '%d')) .
                    ') ORDER BY variation.menu_order, variation.ID',
                [
                    ...[$wpdb->posts, $wpdb->postmeta, $key, $wpdb->postmeta, '_thumbnail_id'],
                    ...['product_variation', 'publish'],
                    ...$values,
                    ...$products,
                ],
            );
            foreach ($rows as [$product, $image]) {
                $images += (int) $image > 0 ? [(int) $product => (int) $image] : [];
            }
        }

        return $images;
    }
}
