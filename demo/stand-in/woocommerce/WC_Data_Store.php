<?php

use Stallkeeper\Demo\StandIn\Variations;

/** The data store of products, which has one method. */
class WC_Data_Store
{
    public static function load($object_type): self
    {
        return new self();
    }

    /** The method is find_matching_product_variation(). */
    public function __call($method, $parameters): int
    {
        return Variations::find(...$parameters);
    }
}
