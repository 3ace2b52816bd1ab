<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Tools\Search\Records\ProductAttributes;
use Stallkeeper\Tools\Search\Records\Products;
use WP_Query;
use WP_Term;

/**
 * The list of products that the current page shows: the shop, or the products of a category, tag, brand or attribute.
 */
final class CatalogPage
{
    private function __construct(public readonly ?WP_Term $term) {}

    /** @return self|null null if the query lists something else, such as results of a search */
    public static function fromQuery(WP_Query $query): ?self
    {
        if ($query->is_search() || $query->is_feed()) {
            return null;
        }
        if ($query->is_post_type_archive(Products::TYPE)) {
            return new self(null);
        }
        $term = $query->is_tax(get_object_taxonomies(Products::TYPE)) ? $query->get_queried_object() : null;

        return $term instanceof WP_Term ? new self($term) : null;
    }

    /** @return string filter of the page's products, in the provider's format */
    public function filter(): string
    {
        return Products::FILTER . ($this->term === null ? '' : " AND term_ids:{$this->term->term_id}");
    }

    /**
     * @return string attribute that has the same value in all products of the page; '' for the shop and for categories,
     *     because subcategories have other values
     */
    public function ownAttribute(): string
    {
        return match (true) {
            $this->term === null || is_taxonomy_hierarchical($this->term->taxonomy) => '',
            str_starts_with($this->term->taxonomy, ProductAttributes::PREFIX) => "attributes.{$this->term->taxonomy}",
            default => "taxonomies.{$this->term->taxonomy}",
        };
    }

    /** @return list<int> ids of the page's category and its ancestors, which all products of the page have */
    public function ownTerms(): array
    {
        return $this->term !== null && is_taxonomy_hierarchical($this->term->taxonomy)
            ? [
                $this->term->term_id,
                ...array_values(get_ancestors($this->term->term_id, $this->term->taxonomy, 'taxonomy')),
            ]
            : [];
    }

    /** @return string URL of the first page without filters */
    public function address(): string
    {
        $address = $this->term === null ? get_post_type_archive_link(Products::TYPE) : get_term_link($this->term);

        return is_string($address) ? wp_make_link_relative($address) : '/';
    }
}
