<?php

declare(strict_types=1);

namespace Stallkeeper\Demo\StandIn\Product;

use Stallkeeper\Demo\StandIn\Value;

/** Pictures and stars. */
trait Images
{
    /**
     * @param string $context
     * @return list<int>
     */
    public function get_gallery_image_ids($context = 'view')
    {
        return $this->ids('gallery_image_ids', $context);
    }

    /**
     * @param mixed $image_ids
     * @return void
     */
    public function set_gallery_image_ids($image_ids)
    {
        $this->set_prop('gallery_image_ids', Value::ids($image_ids));
    }

    /**
     * @param string $context
     * @return int
     */
    public function get_review_count($context = 'view')
    {
        return $this->number('review_count', $context);
    }

    /**
     * @param mixed $count
     * @return void
     */
    public function set_review_count($count)
    {
        $this->set_prop('review_count', Value::int($count));
    }

    /**
     * @param string $context
     * @return string the attachment's id, or nothing
     */
    public function get_image_id($context = 'view')
    {
        return $this->text('image_id', $context);
    }

    /**
     * @param mixed $image_id
     * @return void
     */
    public function set_image_id($image_id = '')
    {
        $this->set_prop('image_id', Value::int($image_id) > 0 ? (string) Value::int($image_id) : '');
    }

    /**
     * @param string $context
     * @return float from 0 to 5
     */
    public function get_average_rating($context = 'view')
    {
        return (float) $this->text('average_rating', $context);
    }

    /**
     * @param mixed $average
     * @return void
     */
    public function set_average_rating($average)
    {
        $this->set_prop('average_rating', Value::float($average));
    }

    /**
     * @param int|null $value only those of so many stars
     * @return int
     */
    public function get_rating_count($value = null)
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
