<?php

declare(strict_types=1);

use Stallkeeper\Demo\StandIn\Value;

/** Breadcrumb trail from the home page to the current page. */
class WC_Breadcrumb
{
    /** @var list<array{string, string}> name and URL */
    protected $crumbs = [];

    public function add_crumb(string $name, string $link = ''): void
    {
        $this->crumbs[] = [wp_strip_all_tags($name), $link];
    }

    /** @return list<array{string, string}> */
    public function get_breadcrumb(): array
    {
        $crumbs = array_map(
            Value::texts(...),
            Value::array(apply_filters('woocommerce_get_breadcrumb', $this->crumbs, $this)),
        );

        return array_map(static fn(array $crumb): array => [$crumb[0] ?? '', $crumb[1] ?? ''], array_values($crumbs));
    }

    /** @return list<array{string, string}> */
    public function generate(): array
    {
        $object = get_queried_object();
        if (is_product() && $object instanceof WP_Post) {
            $this->addShop();
            $terms = get_the_terms($object->ID, 'product_cat');
            $main = is_array($terms) ? apply_filters('woocommerce_breadcrumb_main_term', $terms[0], $terms) : null;
            if ($main instanceof WP_Term) {
                $this->addTerm($main, true);
            }
            $this->add_crumb(get_the_title($object->ID), (string) get_permalink($object));
        } elseif (is_product_taxonomy() && $object instanceof WP_Term) {
            $this->addShop();
            $this->addTerm($object, true);
        } elseif (is_shop()) {
            $this->add_crumb(Value::text(woocommerce_page_title(false)), wc_get_page_permalink('shop'));
        }
        if (Value::int(get_query_var('paged')) > 1) {
            /* translators: %d: page number */
            $this->add_crumb(sprintf(__('Page %d', 'stallkeeper-stand-in'), Value::int(get_query_var('paged'))));
        }
        return $this->get_breadcrumb();
    }

    private function addShop(): void
    {
        $shop = wc_get_page_id('shop');
        // WooCommerce adds the shop page only if it is part of the product permalinks.
        if (
            $shop > 0 &&
            str_contains(
                Value::text(Value::array(get_option('woocommerce_permalinks'))['product_base'] ?? ''),
                (string) get_page_uri($shop),
            )
        ) {
            $this->add_crumb(get_the_title($shop), wc_get_page_permalink('shop'));
        }
    }

    private function addTerm(WP_Term $term, bool $withParents): void
    {
        foreach ($withParents ? array_reverse(get_ancestors($term->term_id, $term->taxonomy)) : [] as $id) {
            $parent = get_term($id, $term->taxonomy);
            $parent instanceof WP_Term && $this->addTerm($parent, false);
        }
        $link = get_term_link($term);
        $this->add_crumb($term->name, is_string($link) ? $link : '');
    }
}
