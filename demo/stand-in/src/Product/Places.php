<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;
use WC_DateTime;

/** Where and when a product is seen. */
trait Places
{
    /**
     * @param string $context
     * @return WC_DateTime|null
     */
    public function get_date_created($context = 'view')
    {
        return $this->date('date_created', $context);
    }

    /**
     * @param mixed $date
     * @return void
     */
    public function set_date_created($date = null)
    {
        $this->set_date_prop('date_created', $date);
    }

    /**
     * @param string $context
     * @return WC_DateTime|null
     */
    public function get_date_modified($context = 'view')
    {
        return $this->date('date_modified', $context);
    }

    /**
     * @param mixed $date
     * @return void
     */
    public function set_date_modified($date = null)
    {
        $this->set_date_prop('date_modified', $date);
    }

    /**
     * @param string $context
     * @return bool
     */
    public function get_featured($context = 'view')
    {
        return $this->flag('featured', $context);
    }

    /**
     * @param mixed $featured
     * @return void
     */
    public function set_featured($featured)
    {
        $this->set_prop('featured', Value::bool($featured));
    }

    /**
     * @param string $context
     * @return list<int>
     */
    public function get_category_ids($context = 'view')
    {
        return $this->ids('category_ids', $context);
    }

    /**
     * @param mixed $term_ids
     * @return void
     */
    public function set_category_ids($term_ids)
    {
        $this->set_prop('category_ids', Value::ids($term_ids));
    }

    /**
     * @param string $context
     * @return list<int>
     */
    public function get_tag_ids($context = 'view')
    {
        return $this->ids('tag_ids', $context);
    }

    /**
     * @param mixed $term_ids
     * @return void
     */
    public function set_tag_ids($term_ids)
    {
        $this->set_prop('tag_ids', Value::ids($term_ids));
    }

    /**
     * @param string $context
     * @return list<int>
     */
    public function get_upsell_ids($context = 'view')
    {
        return $this->ids('upsell_ids', $context);
    }

    /**
     * @param mixed $upsell_ids
     * @return void
     */
    public function set_upsell_ids($upsell_ids)
    {
        $this->set_prop('upsell_ids', Value::ids($upsell_ids));
    }

    /**
     * @param string $context
     * @return list<int>
     */
    public function get_cross_sell_ids($context = 'view')
    {
        return $this->ids('cross_sell_ids', $context);
    }

    /**
     * @param mixed $cross_sell_ids
     * @return void
     */
    public function set_cross_sell_ids($cross_sell_ids)
    {
        $this->set_prop('cross_sell_ids', Value::ids($cross_sell_ids));
    }

    /**
     * @param string $context
     * @return int
     */
    public function get_parent_id($context = 'view')
    {
        return $this->number('parent_id', $context);
    }

    /**
     * @param mixed $parent_id
     * @return void
     */
    public function set_parent_id($parent_id)
    {
        $this->set_prop('parent_id', Value::int($parent_id));
    }

    /**
     * @param string $context
     * @return string visible, catalog, search or hidden
     */
    public function get_catalog_visibility($context = 'view')
    {
        return $this->text('catalog_visibility', $context);
    }

    /**
     * @param mixed $visibility anything else is visible
     * @return void
     */
    public function set_catalog_visibility($visibility)
    {
        $value = Value::text($visibility);
        $this->set_prop('catalog_visibility', in_array($value, ['visible', 'catalog', 'search', 'hidden'], true) ? $value : 'visible');
    }
}
