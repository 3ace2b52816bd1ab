<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** Pictures and stars. */
trait Images
{
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
