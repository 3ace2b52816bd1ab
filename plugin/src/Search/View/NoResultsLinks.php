<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Search\View;

/** Links shown when a search has no results: the product and post categories with the most entries. */
final class NoResultsLinks
{
    private const MOST = 6;

    /** @return list<array{label: string, href: string}> */
    public function afterNothing(): array
    {
        $taxonomies = array_values(array_filter(['product_cat', 'category'], taxonomy_exists(...)));
        $terms = get_terms(['taxonomy' => $taxonomies, 'orderby' => 'count', 'order' => 'DESC', 'hide_empty' => true, 'number' => self::MOST]);
        $ways = [];
        foreach (is_array($terms) ? $terms : [] as $term) {
            $href = get_term_link($term);
            if (is_string($href)) {
                $ways[] = ['label' => html_entity_decode($term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8'), 'href' => $href];
            }
        }
        return $ways;
    }
}
