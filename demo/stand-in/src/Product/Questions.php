<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** What a template asks of a product. */
trait Questions
{
    /**
     * @param string $feature such as ajax_add_to_cart
     * @return bool
     */
    public function supports($feature)
    {
        return (bool) apply_filters('woocommerce_product_supports', in_array($feature, $this->supports, true), $feature, $this);
    }

    /** @return bool */
    public function exists()
    {
        return $this->get_status() !== '';
    }

    /** @return bool */
    public function is_virtual()
    {
        return (bool) apply_filters('woocommerce_is_virtual', $this->get_virtual(), $this);
    }

    /** @return bool */
    public function is_downloadable()
    {
        return (bool) apply_filters('woocommerce_is_downloadable', $this->get_downloadable(), $this);
    }

    /** @return bool */
    public function is_featured()
    {
        return $this->get_featured();
    }

    /** @return bool */
    public function is_sold_individually()
    {
        return (bool) apply_filters('woocommerce_is_sold_individually', $this->get_sold_individually(), $this);
    }

    /** @return bool in the shop, in categories and in the search */
    public function is_visible()
    {
        $isHidden = get_option('woocommerce_hide_out_of_stock_items') === 'yes' && !$this->is_in_stock();
        $isSeen = $this->get_catalog_visibility() === 'visible' || (is_search() ? 'search' : 'catalog') === $this->get_catalog_visibility();
        $isPublic = $this->get_status() === 'publish' || current_user_can('edit_post', $this->get_id());

        return (bool) apply_filters('woocommerce_product_is_visible', !$isHidden && $isSeen && $isPublic, $this->get_id());
    }

    /** @return list<int> */
    public function get_children()
    {
        return [];
    }

    /** @return string the name, for page titles */
    public function get_title()
    {
        return Value::filtered('woocommerce_product_title', $this->get_name(), $this);
    }

    /** @return string */
    public function get_permalink()
    {
        return (string) get_permalink($this->get_id());
    }

    /**
     * @param string $attribute
     * @return string
     */
    public function get_attribute($attribute)
    {
        return '';
    }

    /**
     * @param string $context
     * @return array<string, mixed> none: the stand-in has no attributes
     */
    public function get_attributes($context = 'view')
    {
        return [];
    }
}
