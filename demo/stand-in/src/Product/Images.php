<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** Pictures and stars. */
trait Images
{
    /** @return list<int> */
    public function get_gallery_image_ids(string $context = 'view'): array
    {
        return $this->ids('gallery_image_ids', $context);
    }

    public function set_gallery_image_ids(mixed $image_ids): void
    {
        $this->set_prop('gallery_image_ids', Value::ids($image_ids));
    }

    public function get_review_count(string $context = 'view'): int
    {
        return $this->number('review_count', $context);
    }

    public function set_review_count(mixed $count): void
    {
        $this->set_prop('review_count', Value::int($count));
    }

    public function get_image_id(string $context = 'view'): string
    {
        return $this->text('image_id', $context);
    }

    public function set_image_id(mixed $image_id = ''): void
    {
        $this->set_prop('image_id', Value::int($image_id) > 0 ? (string) Value::int($image_id) : '');
    }

    public function get_average_rating(string $context = 'view'): float
    {
        return (float) $this->text('average_rating', $context);
    }

    public function set_average_rating(mixed $average): void
    {
        $this->set_prop('average_rating', Value::float($average));
    }

    public function get_rating_count(?int $value = null): int
    {
        return $value === null ? $this->get_review_count() : 0;
    }

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
