<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Content;

/** Determines the purpose for which WordPress renders content. */
final class PageContext
{
    /**
     * Whether content is rendered for a page that a visitor sees. WordPress also renders content for the admin, feeds,
     * embeds, the REST API, excerpts, and descriptions in a page's head: sliders and sections are not inserted there.
     */
    public function isPageContent(): bool
    {
        $isPage =
            !is_admin() &&
            !is_feed() &&
            !is_embed() &&
            !wp_is_json_request() &&
            !wp_doing_ajax() &&
            !(defined('REST_REQUEST') && REST_REQUEST) &&
            !doing_filter('get_the_excerpt') &&
            !doing_action('wp_head');

        /**
         * Filters whether content is rendered for a page that a visitor sees.
         *
         * A plugin returns false while it renders posts for another purpose, such as a search index.
         *
         * @param bool $isPage
         */
        return (bool) apply_filters('stallkeeper_is_page_content', $isPage);
    }
}
