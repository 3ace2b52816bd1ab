<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Variation\VariationMatch;
use Stallkeeper\Demo\StandIn\Variation\VariationStore;

/** Data store of products. */
class WC_Product_Data_Store_CPT
{
    /**
     * @param array<string, string> $match_attributes option by field name, such as attribute_size
     * @return int ID of the variation; 0 if none has these options
     */
    public function find_matching_product_variation(WC_Product $product, array $match_attributes = []): int
    {
        $variations = [];
        foreach (VariationStore::ids($product->get_id(), 'publish') as $id) {
            $variation = wc_get_product($id);
            $variation instanceof WC_Product_Variation && ($variations[$id] = $variation->get_variation_attributes());
        }

        return VariationMatch::find($variations, $match_attributes);
    }
}
