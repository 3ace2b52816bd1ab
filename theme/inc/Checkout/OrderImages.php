<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Checkout;

use Stallkeeper\Theme\Product\ImageCachePrimer;
use WC_Order_Item_Product;
use WC_Product;

/** Adds the image of each product to the order on the checkout, and to the details of an order. */
final class OrderImages
{
    /** Templates with the names of products. Emails have their own. */
    private const TEMPLATES = ['checkout/review-order.php', 'order/order-details-item.php'];

    private string $template = '';

    public function __construct(private readonly ImageCachePrimer $primer) {}

    /** Hook: `woocommerce_before_template_part`. */
    public function start(mixed $template): void
    {
        if (is_string($template) && in_array($template, self::TEMPLATES, true)) {
            $this->template = $template;
        }
        if ($template === 'checkout/review-order.php') {
            $this->primer->primeProducts(array_column(WC()->cart->get_cart(), 'data'));
        }
    }

    /** Hook: `woocommerce_after_template_part`. */
    public function end(mixed $template): void
    {
        if ($template === $this->template) {
            $this->template = '';
        }
    }

    /** Hook: `woocommerce_cart_item_name`, after plugins have changed the name (10). */
    public function addToLine(mixed $name, mixed $item): mixed
    {
        $product = is_array($item) ? $item['data'] ?? null : null;

        return is_string($name) && $this->template === self::TEMPLATES[0] && $product instanceof WC_Product
            ? self::html($product) . $name
            : $name;
    }

    /** Hook: `woocommerce_order_item_name`, after plugins have changed the name (10). */
    public function addToItem(mixed $name, mixed $item): mixed
    {
        $product =
            $this->template === self::TEMPLATES[1] && $item instanceof WC_Order_Item_Product
                ? $item->get_product()
                : null;

        return is_string($name) && $product instanceof WC_Product ? self::html($product) . $name : $name;
    }

    /** @return string escaped HTML; the image has no alternative text, because the name of the product is beside it */
    public static function html(WC_Product $product): string
    {
        return $product->get_image('woocommerce_gallery_thumbnail', [
            'class' => 'order-image',
            'alt' => '',
            'loading' => 'lazy',
        ]);
    }
}
