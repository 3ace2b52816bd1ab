<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** What a template asks of a product. */
trait Questions
{
    public function supports(string $feature): bool
    {
        return (bool) apply_filters('woocommerce_product_supports', in_array($feature, $this->supports, true), $feature, $this);
    }

    public function exists(): bool
    {
        return $this->get_status() !== '';
    }

    public function is_virtual(): bool
    {
        return (bool) apply_filters('woocommerce_is_virtual', $this->get_virtual(), $this);
    }

    public function is_downloadable(): bool
    {
        return (bool) apply_filters('woocommerce_is_downloadable', $this->get_downloadable(), $this);
    }

    public function is_featured(): bool
    {
        return $this->get_featured();
    }

    public function is_sold_individually(): bool
    {
        return (bool) apply_filters('woocommerce_is_sold_individually', $this->get_sold_individually(), $this);
    }

    public function is_visible(): bool
    {
        $isHidden = get_option('woocommerce_hide_out_of_stock_items') === 'yes' && !$this->is_in_stock();
        $isSeen = $this->get_catalog_visibility() === 'visible' || (is_search() ? 'search' : 'catalog') === $this->get_catalog_visibility();
        $isPublic = $this->get_status() === 'publish' || current_user_can('edit_post', $this->get_id());

        return (bool) apply_filters('woocommerce_product_is_visible', !$isHidden && $isSeen && $isPublic, $this->get_id());
    }

    public function get_title(): string
    {
        return Value::filtered('woocommerce_product_title', $this->get_name(), $this);
    }

    public function get_permalink(): string
    {
        return (string) get_permalink($this->get_id());
    }

    public function get_attribute(string $attribute): string
    {
        return '';
    }

    /**
     * @param string|array{int, int} $size
     * @param array<string, string> $attr
     */
    public function get_image(string|array $size = 'woocommerce_thumbnail', array $attr = [], bool $placeholder = true): string
    {
        $image = $this->get_image_id() !== '' ? wp_get_attachment_image((int) $this->get_image_id(), $size, false, $attr) : '';
        if ($image === '' && $placeholder) {
            $image = wc_placeholder_img($size, $attr);
        }
        return Value::filtered('woocommerce_product_get_image', $image, $this, $size, $attr, $placeholder, $image);
    }
}
