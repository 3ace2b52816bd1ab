<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\FrontPage;

use WP_Term;

/** Finds the brands of the shop. */
final class Brands
{
    /** WooCommerce's brand taxonomy since version 9.6. */
    private const TAXONOMY = 'product_brand';

    public function __construct(
        private readonly FrontPageSettings $settings,
        private readonly ListCache $lists,
        private readonly Categories $categories,
    ) {}

    /** @return list<Brand> brands from the Customizer; without them, WooCommerce brands that have products */
    public function all(): array
    {
        $all = $this->chosen();
        $all = $all === [] ? $this->ofProducts() : $all;
        $this->lists->primePictures(array_column($all, 'image'));

        return $all;
    }

    /** @return list<Brand> */
    private function chosen(): array
    {
        $all = [];
        for ($i = 1; $i <= FrontPageSchema::BRANDS; $i++) {
            $one = new Brand(
                $this->settings->text("brand_name_{$i}"),
                $this->settings->number("brand_image_{$i}"),
                $this->settings->text("brand_url_{$i}"),
            );
            if ($one->name !== '') {
                $all[] = $one;
            }
        }

        return $all;
    }

    /** @return list<Brand> */
    private function ofProducts(): array
    {
        if (!taxonomy_exists(self::TAXONOMY)) {
            return [];
        }
        $terms = get_terms(['taxonomy' => self::TAXONOMY, 'hide_empty' => true, 'number' => FrontPageSchema::BRANDS]);

        return array_map(
            function (WP_Term $term): Brand {
                $link = get_term_link($term);

                return new Brand($term->name, $this->categories->image($term), is_string($link) ? $link : '');
            },
            is_array($terms) ? array_values($terms) : [],
        );
    }
}
