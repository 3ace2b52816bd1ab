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
     * @param bool $placeholder a grey picture where there is none
     * @return string an `img` element
     */
    public function get_image($size = 'woocommerce_thumbnail', $attr = [], $placeholder = true)
    {
        $image = $this->get_image_id() !== '' ? wp_get_attachment_image((int) $this->get_image_id(), $size, false, $attr) : '';
        if ($image === '' && $placeholder) {
            $image = wc_placeholder_img($size, $attr);
        }
        return Value::filtered('woocommerce_product_get_image', $image, $this, $size, $attr, $placeholder, $image);
    }
}
