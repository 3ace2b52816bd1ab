<?php

/** Breadcrumb trail from the home page to the current page. */
class WC_Breadcrumb
{
    /** Names and URLs. */
    protected $crumbs = [];

    public function add_crumb($name, $link = ''): void
    {
        $this->crumbs[] = [wp_strip_all_tags($name), $link];
    }

    public function generate(): array
    {
        $object = get_queried_object();
        if (is_product()) {
            $terms = get_the_terms($object->ID, 'product_cat');
            is_array($terms) && $this->addTerm($terms[0]);
            $this->add_crumb(get_the_title($object->ID), get_permalink($object));
        } elseif (is_product_taxonomy()) {
            $this->addTerm($object);
        } elseif (is_shop()) {
            $this->add_crumb(woocommerce_page_title(false), wc_get_page_permalink('shop'));
        }
        if (get_query_var('paged') > 1) {
            $this->add_crumb(sprintf('Page %d', get_query_var('paged')));
        }

        return $this->crumbs;
    }

    private function addTerm(WP_Term $term): void
    {
        foreach ([...array_reverse(get_ancestors($term->term_id, $term->taxonomy)), $term->term_id] as $id) {
            $this->add_crumb(get_term($id)->name, get_term_link($id));
        }
    }
}
