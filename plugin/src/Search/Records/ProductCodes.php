<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\Records;

use Stallkeeper\Search\Tokenizer\ProductCode;
use WC_Product;

/**
 * The codes by which visitors search for a product: SKU and GTIN, UPC, EAN or ISBN, of the product and its variations.
 */
final class ProductCodes
{
    /** Maximum number of variations whose codes are read. */
    private const MAX_VARIATIONS = 200;

    /**
     * @return list<string> each code as the shop writes it and, if it has separators, without them. The hosted provider
     *   finds the second form, the built-in engine derives it.
     */
    public static function read(WC_Product $product): array
    {
        $codes = self::ofOne($product);
        foreach (
            $product->is_type('variable') ? array_slice($product->get_children(), 0, self::MAX_VARIATIONS) : []
            as $id
        ) {
            $variation = wc_get_product($id);
            // WooCommerce stores a disabled variation as a private post.
            if ($variation instanceof WC_Product && $variation->get_status() === 'publish') {
                $codes = [...$codes, ...self::ofOne($variation)];
            }
        }

        return array_values(array_unique($codes));
    }

    /** @return list<string> */
    private static function ofOne(WC_Product $product): array
    {
        // WooCommerce 9.2 added the GTIN. Older versions have no method for it.
        $gtin = get_post_meta($product->get_id(), '_global_unique_id', true);
        $all = [];
        foreach ([$product->get_sku(), is_string($gtin) ? $gtin : ''] as $code) {
            $code = mb_substr(trim($code), 0, ProductCode::MAX_LENGTH, 'UTF-8');
            if ($code !== '') {
                $all = [...$all, $code, ProductCode::normalize($code)];
            }
        }

        return $all;
    }
}
