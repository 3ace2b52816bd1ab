<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Product;

use WC_Product_Variable;
use WeakMap;

/**
 * The combinations of options that a variable product has, and which of them can be bought. They are read with one
 * query, because a product can have more variations than WooCommerce puts into the page.
 */
final class Combinations
{
    /** Maximum number of variations. If a product has more, its options are not marked. */
    private const MAX = 500;

    /** @var WeakMap<WC_Product_Variable, list<array{list<string>, bool}>> */
    private WeakMap $found;

    public function __construct()
    {
        /** @var WeakMap<WC_Product_Variable, list<array{list<string>, bool}>> $found */
        $found = new WeakMap();
        $this->found = $found;
    }

    /**
     * @return list<array{list<string>, bool}> for each variation, the values in the order of names(), with '' for any
     *     value, and whether it is in stock
     */
    public function of(WC_Product_Variable $product): array
    {
        return $this->found[$product] ??= $this->read($product);
    }

    /** @return list<string> names of the fields, such as attribute_pa_color */
    public function names(WC_Product_Variable $product): array
    {
        return array_map(
            static fn(string $name): string => 'attribute_' . sanitize_title($name),
            array_map(strval(...), array_keys($product->get_variation_attributes())),
        );
    }

    /** Whether a variation with this value can be bought, whatever the other options are. */
    public function hasInStock(WC_Product_Variable $product, string $name, string $value): bool
    {
        $place = array_search($name, $this->names($product), true);
        $all = $this->of($product);
        if ($place === false || $all === []) {
            return true;
        }
        foreach ($all as [$values, $isInStock]) {
            if ($isInStock && in_array($values[$place], ['', $value], true)) {
                return true;
            }
        }

        return false;
    }

    /** @return list<array{list<string>, bool}> */
    private function read(WC_Product_Variable $product): array
    {
        $ids = $product->get_visible_children();
        if ($ids === [] || count($ids) > self::MAX) {
            return [];
        }
        update_meta_cache('post', $ids);
        $names = $this->names($product);

        return array_map(
            static fn(int $id): array => [
                array_map(static fn(string $name): string => self::meta($id, $name), $names),
                self::meta($id, '_stock_status') !== 'outofstock',
            ],
            array_map(intval(...), array_values($ids)),
        );
    }

    private static function meta(int $id, string $name): string
    {
        $value = get_post_meta($id, $name, true);

        return is_scalar($value) ? (string) $value : '';
    }
}
