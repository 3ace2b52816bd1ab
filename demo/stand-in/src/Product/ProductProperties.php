<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** Visibility, image, rating and price of a product. */
trait ProductProperties
{
    public function supports(string $feature): bool
    {
        return (bool) apply_filters(
            'woocommerce_product_supports',
            in_array($feature, $this->supports, true),
            $feature,
            $this,
        );
    }

    /** @param string|list<string> $type */
    public function is_type(string|array $type): bool
    {
        return in_array($this->get_type(), (array) $type, true);
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
        $isInCatalog =
            $this->get_catalog_visibility() === 'visible' ||
            (is_search() ? 'search' : 'catalog') === $this->get_catalog_visibility();
        $isPublic = $this->get_status() === 'publish' || current_user_can('edit_post', $this->get_id());

        return (bool) apply_filters(
            'woocommerce_product_is_visible',
            !$isHidden && $isInCatalog && $isPublic,
            $this->get_id(),
        );
    }

    public function get_title(): string
    {
        return Value::filtered('woocommerce_product_title', $this->get_name(), $this);
    }

    public function get_permalink(): string
    {
        return (string) get_permalink($this->get_id());
    }

    /**
     * @param string|array{int, int} $size
     * @param array<string, string> $attr
     */
    public function get_image(
        string|array $size = 'woocommerce_thumbnail',
        array $attr = [],
        bool $placeholder = true,
    ): string {
        $image =
            $this->get_image_id() !== ''
                ? wp_get_attachment_image((int) $this->get_image_id(), $size, false, $attr)
                : '';
        if ($image === '' && $placeholder) {
            $image = wc_placeholder_img($size, $attr);
        }
        return Value::filtered('woocommerce_product_get_image', $image, $this, $size, $attr, $placeholder, $image);
    }

    public function set_image_id(mixed $image_id = ''): void
    {
        $this->set_prop('image_id', Value::int($image_id) > 0 ? (string) Value::int($image_id) : '');
    }

    public function get_average_rating(string $context = 'view'): float
    {
        return Value::float($this->get_prop('average_rating', $context));
    }

    public function set_average_rating(mixed $average): void
    {
        $this->set_prop('average_rating', Value::float($average));
    }

    public function set_catalog_visibility(mixed $visibility): void
    {
        $value = Value::text($visibility);
        $this->set_prop(
            'catalog_visibility',
            in_array($value, ['visible', 'catalog', 'search', 'hidden'], true) ? $value : 'visible',
        );
    }

    public function set_stock_status(mixed $status = 'instock'): void
    {
        $value = Value::text($status);
        $this->set_prop(
            'stock_status',
            in_array($value, ['instock', 'outofstock', 'onbackorder'], true) ? $value : 'instock',
        );
    }

    public function get_stock_quantity(string $context = 'view'): ?int
    {
        $quantity = $this->get_prop('stock_quantity', $context);

        return is_numeric($quantity) ? (int) $quantity : null;
    }

    public function set_stock_quantity(mixed $quantity): void
    {
        $this->set_prop('stock_quantity', is_numeric($quantity) ? (int) $quantity : null);
    }

    public function is_on_sale(string $context = 'view'): bool
    {
        $sale = $this->get_sale_price($context);
        $from = $this->get_date_on_sale_from($context);
        $to = $this->get_date_on_sale_to($context);
        $isOnSale =
            $sale !== '' &&
            (float) $this->get_regular_price($context) > (float) $sale &&
            ($from === null || $from->getTimestamp() <= time()) &&
            ($to === null || $to->getTimestamp() >= time());

        return $context === 'view'
            ? (bool) apply_filters('woocommerce_product_is_on_sale', $isOnSale, $this)
            : $isOnSale;
    }

    public function get_price_html(string $deprecated = ''): string
    {
        if ($this->get_price() === '') {
            $html = Value::filtered('woocommerce_empty_price_html', '', $this);
        } elseif ($this->is_on_sale()) {
            $html =
                wc_format_sale_price(
                    wc_get_price_to_display($this, ['price' => $this->get_regular_price()]),
                    wc_get_price_to_display($this),
                ) . $this->get_price_suffix();
        } else {
            $html = wc_price(wc_get_price_to_display($this)) . $this->get_price_suffix();
        }
        return Value::filtered('woocommerce_get_price_html', $html, $this);
    }

    public function get_price_suffix(mixed $price = '', int $qty = 1): string
    {
        $suffix = $this->is_taxable() ? Value::option('woocommerce_price_display_suffix') : '';
        if ($suffix !== '') {
            $args = ['qty' => $qty, 'price' => $price];
            $suffix = strtr(' <small class="woocommerce-price-suffix">' . wp_kses_post($suffix) . '</small>', [
                '{price_including_tax}' => wc_price(wc_get_price_including_tax($this, $args)),
                '{price_excluding_tax}' => wc_price(wc_get_price_excluding_tax($this, $args)),
            ]);
        }

        return Value::filtered('woocommerce_get_price_suffix', $suffix, $this, $price, $qty);
    }
}
