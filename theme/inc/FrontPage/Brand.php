<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use WP_Term;

/** A brand: its logo, or its name if it has no logo. */
final class Brand
{
    /** WooCommerce's brand taxonomy since version 9.6. */
    private const TAXONOMY = 'product_brand';

    private function __construct(public readonly string $name, public readonly int $image, public readonly string $url) {}

    /** @return list<self> brands from the Customizer; without them, WooCommerce brands that have products */
    public static function all(): array
    {
        $all = self::chosen();
        $all = $all === [] ? self::ofProducts() : $all;
        ListCache::pictures(array_column($all, 'image'));

        return $all;
    }

    /** @return list<self> */
    private static function chosen(): array
    {
        $all = [];
        for ($i = 1; $i <= Settings::BRANDS; $i++) {
            $one = new self(Settings::text("brand_name_{$i}"), Settings::number("brand_image_{$i}"), Settings::text("brand_url_{$i}"));
            if ($one->name !== '') {
                $all[] = $one;
            }
        }

        return $all;
    }

    /** @return list<self> */
    private static function ofProducts(): array
    {
        if (!taxonomy_exists(self::TAXONOMY)) {
            return [];
        }
        $terms = get_terms(['taxonomy' => self::TAXONOMY, 'hide_empty' => true, 'number' => Settings::BRANDS]);

        return array_map(static function (WP_Term $term): self {
            $link = get_term_link($term);

            return new self($term->name, Categories::image($term), is_string($link) ? $link : '');
        }, is_array($terms) ? array_values($terms) : []);
    }
}
