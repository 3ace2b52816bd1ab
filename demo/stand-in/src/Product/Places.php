<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;
use WC_DateTime;

/** Where and when a product is seen. */
trait Places
{
    public function get_date_created(string $context = 'view'): ?WC_DateTime
    {
        return $this->date('date_created', $context);
    }

    public function set_date_created(mixed $date = null): void
    {
        $this->set_date_prop('date_created', $date);
    }

    public function get_date_modified(string $context = 'view'): ?WC_DateTime
    {
        return $this->date('date_modified', $context);
    }

    public function set_date_modified(mixed $date = null): void
    {
        $this->set_date_prop('date_modified', $date);
    }

    public function get_featured(string $context = 'view'): bool
    {
        return $this->flag('featured', $context);
    }

    public function set_featured(mixed $featured): void
    {
        $this->set_prop('featured', Value::bool($featured));
    }

    /** @return list<int> */
    public function get_category_ids(string $context = 'view'): array
    {
        return $this->ids('category_ids', $context);
    }

    public function set_category_ids(mixed $term_ids): void
    {
        $this->set_prop('category_ids', Value::ids($term_ids));
    }

    /** @return list<int> */
    public function get_tag_ids(string $context = 'view'): array
    {
        return $this->ids('tag_ids', $context);
    }

    public function set_tag_ids(mixed $term_ids): void
    {
        $this->set_prop('tag_ids', Value::ids($term_ids));
    }

    /** @return list<int> */
    public function get_upsell_ids(string $context = 'view'): array
    {
        return $this->ids('upsell_ids', $context);
    }

    public function set_upsell_ids(mixed $upsell_ids): void
    {
        $this->set_prop('upsell_ids', Value::ids($upsell_ids));
    }

    /** @return list<int> */
    public function get_cross_sell_ids(string $context = 'view'): array
    {
        return $this->ids('cross_sell_ids', $context);
    }

    public function set_cross_sell_ids(mixed $cross_sell_ids): void
    {
        $this->set_prop('cross_sell_ids', Value::ids($cross_sell_ids));
    }

    public function get_parent_id(string $context = 'view'): int
    {
        return $this->number('parent_id', $context);
    }

    public function set_parent_id(mixed $parent_id): void
    {
        $this->set_prop('parent_id', Value::int($parent_id));
    }

    public function get_catalog_visibility(string $context = 'view'): string
    {
        return $this->text('catalog_visibility', $context);
    }

    public function set_catalog_visibility(mixed $visibility): void
    {
        $value = Value::text($visibility);
        $this->set_prop('catalog_visibility', in_array($value, ['visible', 'catalog', 'search', 'hidden'], true) ? $value : 'visible');
    }
}
