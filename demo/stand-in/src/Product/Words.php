<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** What a product is called and says: "view" passes the filter `woocommerce_product_get_{name}`, "edit" is what is stored. */
trait Words
{
    /**
     * @param string $context
     * @return string
     */
    public function get_name($context = 'view')
    {
        return $this->text('name', $context);
    }

    /**
     * @param mixed $name
     * @return void
     */
    public function set_name($name)
    {
        $this->set_prop('name', Value::text($name));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_slug($context = 'view')
    {
        return $this->text('slug', $context);
    }

    /**
     * @param mixed $slug
     * @return void
     */
    public function set_slug($slug)
    {
        $this->set_prop('slug', Value::text($slug));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_status($context = 'view')
    {
        return $this->text('status', $context);
    }

    /**
     * @param mixed $status
     * @return void
     */
    public function set_status($status)
    {
        $this->set_prop('status', Value::text($status));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_description($context = 'view')
    {
        return $this->text('description', $context);
    }

    /**
     * @param mixed $description
     * @return void
     */
    public function set_description($description)
    {
        $this->set_prop('description', Value::text($description));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_short_description($context = 'view')
    {
        return $this->text('short_description', $context);
    }

    /**
     * @param mixed $short_description
     * @return void
     */
    public function set_short_description($short_description)
    {
        $this->set_prop('short_description', Value::text($short_description));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_sku($context = 'view')
    {
        return $this->text('sku', $context);
    }

    /**
     * @param mixed $sku
     * @return void
     */
    public function set_sku($sku)
    {
        $this->set_prop('sku', Value::text($sku));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_post_password($context = 'view')
    {
        return $this->text('post_password', $context);
    }

    /**
     * @param mixed $post_password
     * @return void
     */
    public function set_post_password($post_password)
    {
        $this->set_prop('post_password', Value::text($post_password));
    }

    /**
     * @param string $context
     * @return string
     */
    public function get_purchase_note($context = 'view')
    {
        return $this->text('purchase_note', $context);
    }

    /**
     * @param mixed $purchase_note
     * @return void
     */
    public function set_purchase_note($purchase_note)
    {
        $this->set_prop('purchase_note', Value::text($purchase_note));
    }

    /**
     * @param string $context
     * @return int
     */
    public function get_menu_order($context = 'view')
    {
        return $this->number('menu_order', $context);
    }

    /**
     * @param mixed $menu_order
     * @return void
     */
    public function set_menu_order($menu_order)
    {
        $this->set_prop('menu_order', Value::int($menu_order));
    }

    /**
     * @param string $context
     * @return bool
     */
    public function get_reviews_allowed($context = 'view')
    {
        return $this->flag('reviews_allowed', $context);
    }

    /**
     * @param mixed $reviews_allowed
     * @return void
     */
    public function set_reviews_allowed($reviews_allowed)
    {
        $this->set_prop('reviews_allowed', Value::bool($reviews_allowed));
    }
}
