<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Blocks;

/** Terms and pages of the site, as choices of the editor. */
final class SiteChoices
{
    /** Maximum number of choices. */
    private const MAX = 200;

    /**
     * @param string $none label of the choice 0
     * @return array<int, string> names by ID, plain text
     */
    public function terms(string $taxonomy, string $none): array
    {
        $terms = taxonomy_exists($taxonomy)
            ? get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false, 'number' => self::MAX])
            : [];
        $choices = [0 => $none];
        foreach (is_array($terms) ? $terms : [] as $term) {
            $choices[$term->term_id] = html_entity_decode($term->name, ENT_QUOTES);
        }

        return $choices;
    }

    /** @return array<int, string> titles of pages by ID, plain text */
    public function pages(string $none): array
    {
        $pages = get_pages(['number' => self::MAX, 'sort_column' => 'post_title']);
        $choices = [0 => $none];
        foreach (is_array($pages) ? $pages : [] as $page) {
            $choices[$page->ID] = html_entity_decode(get_the_title($page), ENT_QUOTES);
        }

        return $choices;
    }
}
