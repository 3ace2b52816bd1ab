<?php
/** Average rating of a product in a list. */

$product = $GLOBALS['product'] ?? null;
echo $product instanceof WC_Product && wc_review_ratings_enabled() ? wc_get_rating_html($product->get_average_rating()) : '';
