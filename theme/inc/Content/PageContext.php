<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Content;

/** Tells for which output WordPress renders content. */
final class PageContext
{
    /**
     * Whether content is rendered for a page that a visitor sees. WordPress also renders content for the admin, feeds,
     * embeds, the REST API and excerpts: sliders and sections are not inserted there.
     */
    public static function isPageContent(): bool
    {
        $isPage = !is_admin() && !is_feed() && !is_embed() && !wp_is_json_request()
            && !(defined('REST_REQUEST') && REST_REQUEST)
            && !doing_filter('get_the_excerpt');

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
