<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** What a product is called and says: "view" passes the filter `woocommerce_product_get_{name}`, "edit" is what is stored. */
trait Words
{
    public function get_name(string $context = 'view'): string
    {
        return $this->text('name', $context);
    }

    public function set_name(mixed $name): void
    {
        $this->set_prop('name', Value::text($name));
    }

    public function get_slug(string $context = 'view'): string
    {
        return $this->text('slug', $context);
    }

    public function set_slug(mixed $slug): void
    {
        $this->set_prop('slug', Value::text($slug));
    }

    public function get_status(string $context = 'view'): string
    {
        return $this->text('status', $context);
    }

    public function set_status(mixed $status): void
    {
        $this->set_prop('status', Value::text($status));
    }

    public function get_description(string $context = 'view'): string
    {
        return $this->text('description', $context);
    }

    public function set_description(mixed $description): void
    {
        $this->set_prop('description', Value::text($description));
    }

    public function get_short_description(string $context = 'view'): string
    {
        return $this->text('short_description', $context);
    }

    public function set_short_description(mixed $short_description): void
    {
        $this->set_prop('short_description', Value::text($short_description));
    }

    public function get_sku(string $context = 'view'): string
    {
        return $this->text('sku', $context);
    }

    public function set_sku(mixed $sku): void
    {
        $this->set_prop('sku', Value::text($sku));
    }

    public function get_post_password(string $context = 'view'): string
    {
        return $this->text('post_password', $context);
    }

    public function set_post_password(mixed $post_password): void
    {
        $this->set_prop('post_password', Value::text($post_password));
    }

    public function get_purchase_note(string $context = 'view'): string
    {
        return $this->text('purchase_note', $context);
    }

    public function set_purchase_note(mixed $purchase_note): void
    {
        $this->set_prop('purchase_note', Value::text($purchase_note));
    }

    public function get_menu_order(string $context = 'view'): int
    {
        return $this->number('menu_order', $context);
    }

    public function set_menu_order(mixed $menu_order): void
    {
        $this->set_prop('menu_order', Value::int($menu_order));
    }

    public function get_reviews_allowed(string $context = 'view'): bool
    {
        return $this->flag('reviews_allowed', $context);
    }

    public function set_reviews_allowed(mixed $reviews_allowed): void
    {
        $this->set_prop('reviews_allowed', Value::bool($reviews_allowed));
    }
}
