<?php

declare(strict_types=1);

namespace Stallkeeper\Tools\Filters;

use Stallkeeper\Tools\Templates\Assets;
use Stallkeeper\Tools\Templates\Styles;
use WP_Query;

/** Enqueues the styles of the filters on the results page and on the product lists of the shop. */
final class FilterStyles
{
    public function __construct(private readonly Assets $assets) {}

    /** Hook: `wp_enqueue_scripts`. */
    public function enqueue(): void
    {
        /** @var WP_Query $wp_query */
        global $wp_query;
        if ($wp_query->is_search() || CatalogPage::fromQuery($wp_query) !== null) {
            $isKnown = current_theme_supports(Styles::RESULTS_FEATURE);
            $file = $isKnown ? 'build/filters.css' : 'build/filters-unlayered.css';
            wp_enqueue_style(
                'stallkeeper-filters',
                $this->assets->url($file),
                ['stallkeeper-tools'],
                $this->assets->version($file),
            );
            // The theme Stallkeeper prints it after its header.
            wp_styles()->add_data('stallkeeper-filters', 'stallkeeper_place', 'content');
        }
    }
}
